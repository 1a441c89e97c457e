/** Room for the extension and a browser's own " (1)" within the 255 bytes that file systems give a name. */
const MAX_BYTES = 200;

/**
 * A file name that every system accepts, in any script. Reserved characters (path separators, Windows' signs,
 * control and direction characters, dots at the ends) become a space; a name that is too long is cut between
 * letters.
 */
export function fileName(title: string, extension: string): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const name = fitBytes(clean, MAX_BYTES).trimEnd();
  return `${name === '' ? 'chapter' : name}.${extension}`;
}

function fitBytes(text: string, limit: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let fitting = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > limit) break;
    fitting += character;
  }
  return fitting;
}
