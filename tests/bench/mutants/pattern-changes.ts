/** A regular expression with one change: bounds by one, an alternative or a range of characters less, a character more. */
export function patternChanges(pattern: string): string[] {
  return [...bounds(pattern), ...alternatives(pattern), ...classes(pattern)];
}

function bounds(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\d+)(?:(,)(\d*))?\}/g)].flatMap((match) => {
    const [whole, least, comma = '', most = ''] = match;
    const put = (from: number, to: string) =>
      replaceAt(pattern, match.index, whole.length, `{${from}${comma}${to}}`);
    const [from, to] = [Number(least), Number(most)];
    const changed = [put(from + 1, most), ...(from > 0 ? [put(from - 1, most)] : [])];
    return most === '' ? changed : [...changed, put(from, `${to + 1}`), put(from, `${to - 1}`)];
  });
}

function alternatives(pattern: string): string[] {
  return [...pattern.matchAll(/\(([^()|]+(?:\|[^()|]+)+)\)/g)].flatMap((match) => {
    const all = (match[1] ?? '').split('|');
    return all.map((dropped) =>
      replaceAt(
        pattern,
        match.index,
        match[0].length,
        `(${all.filter((each) => each !== dropped).join('|')})`,
      ),
    );
  });
}

function classes(pattern: string): string[] {
  return [...pattern.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => {
    const members = (match[1] ?? '').match(/\\?.-\\?.|\\?./g) ?? [];
    const put = (inside: readonly string[]) =>
      replaceAt(pattern, match.index, match[0].length, `[${inside.join('')}]`);
    const fewer =
      members.length === 1 ? [] : members.map((dropped) => put(members.filter((each) => each !== dropped)));
    // The added character is one that the tests refuse, but no percent sign: the Storage emulator crashes on a name
    // with one that the rules allow.
    return [...fewer, put(['.', ...members])];
  });
}

function replaceAt(text: string, start: number, length: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(start + length);
}
