const HEADER = [...'%PDF-'].map((character) => character.charCodeAt(0));
/** How far into a file its header may be, in bytes; PDF readers accept this. */
const WITHIN = 1024;

/**
 * Whether a file that starts with `bytes` can be a PDF. Without this check pdf.js would load all of it to
 * find out.
 */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, WITHIN) - HEADER.length;
  for (let at = 0; at <= last; at += 1) {
    if (HEADER.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
