const OTHERS = /[٠-٩۰-۹]/g;

/** The text with the digits of Arabic and Persian keyboards (٣, ۳) as those of Latin ones (3). */
export function latinDigits(text: string): string {
  // Both blocks begin at a multiple of 16.
  return text.replace(OTHERS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
