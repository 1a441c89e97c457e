/** Control characters but for line breaks, and marks that turn the text around them. */
const UNWANTED = String.raw`\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069`;
export const UNWANTED_IN_TEXT = new RegExp(`[${UNWANTED}]`);
const EACH_UNWANTED = new RegExp(`[${UNWANTED}]`, 'g');

/** A text without any of these looks empty: only spaces, or marks that nobody sees. */
export const SEEN_IN_TEXT = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a person's own words hold nothing that is not seen and yet does something. */
export function isPlainText(text: string): boolean {
  return !UNWANTED_IN_TEXT.test(text);
}

/** The same words as plain text: who copies from elsewhere brings such characters along unseen. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(EACH_UNWANTED, '')
    .normalize('NFC')
    .trim();
}
