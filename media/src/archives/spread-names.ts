/** A name's last number, with what stands before it and behind it. */
const NUMBERED = /^(.*?)(\d+)(\D*)$/s;

/**
 * By name, under which name a spread stands in the order: scanners call the picture of pages 3 and 4 `0304` among `02` and
 * `05`, and as a number it would come last. Only where its two halves follow each other and every other name of that folder
 * and beginning has half as many digits.
 */
export function splitSpreads(names: readonly string[]): ReadonlyMap<string, string> {
  const groups = new Map<
    string,
    { readonly name: string; readonly digits: string; readonly behind: string }[]
  >();
  for (const name of names) {
    const [, before = '', digits = '', behind = ''] = NUMBERED.exec(name) ?? [];
    if (digits !== '') groups.set(before, [...(groups.get(before) ?? []), { name, digits, behind }]);
  }
  const shown = new Map<string, string>();
  for (const [before, group] of groups) {
    const width = Math.min(...group.map(({ digits }) => digits.length));
    if (group.every(({ digits }) => digits.length === width)) continue;
    if (!group.every(({ digits }) => digits.length === width || isSpread(digits, width))) continue;
    for (const { name, digits, behind } of group) {
      if (digits.length > width) shown.set(name, `${before}${digits.slice(0, width)}${behind}`);
    }
  }
  return shown;
}

function isSpread(digits: string, width: number): boolean {
  return digits.length === 2 * width && Number(digits.slice(width)) === Number(digits.slice(0, width)) + 1;
}
