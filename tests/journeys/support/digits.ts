const ARABIC = '٠١٢٣٤٥٦٧٨٩';

/** The whole numbers in a text, in the digits of either language. */
export function digitsIn(text: string): number[] {
  const latin = text.replace(/[٠-٩]/g, (digit) => String(ARABIC.indexOf(digit)));
  return Array.from(latin.matchAll(/\d+/g), ([digits]) => Number(digits));
}
