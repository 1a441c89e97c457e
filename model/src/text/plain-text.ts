/** Control characters but for line breaks, and marks that turn the text around them. */
const UNWANTED = String.raw`\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069`;
export const UNWANTED_IN_TEXT = new RegExp(`[${UNWANTED}]`);
const EACH_UNWANTED = new RegExp(`[${UNWANTED}]`, 'g');

/**
 * What Unicode lets a reader leave out (`Default_Ignorable_Code_Point`): marks among them and the rest apart. They stand here
 * as ranges, since the rules know no such property and all browsers shall agree; a test holds them to Unicode.
 */
const IGNORED_MARKS = String.raw`\u034F\u17B4-\u17B5\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}`;
const IGNORED_OTHERS = String.raw`\u00AD\u061C\u115F-\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}`;
/** Symbols that have no ink: the blank of Braille and the empty note head. */
const BLANK = String.raw`\u2800\u{1D159}`;

/** Invisible characters, which may join or part the characters around them. */
export const IGNORED_IN_TEXT = new RegExp(`[${IGNORED_MARKS}${IGNORED_OTHERS}]`, 'u');

/** A text without any of these looks empty: only spaces, marks without a letter, or what nobody sees. */
export const SEEN_IN_TEXT = new RegExp(`(?![${IGNORED_OTHERS}${BLANK}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');

/**
 * Maximum number of combining marks in a row in real writing: vowel signs and signs of recitation, accents, keycaps.
 */
const MARKS_IN_A_ROW = 5;

/** More marks than any writing has, whatever unseen stands between them: they run over the lines around. */
const run = (marks: string) => `(?:\\p{M}[${IGNORED_OTHERS}]*)${marks}`;
export const OVERSTRUCK_IN_TEXT = new RegExp(run(`{${MARKS_IN_A_ROW + 1}}`), 'u');
const EACH_OVERSTRUCK = new RegExp(`(${run(`{${MARKS_IN_A_ROW}}`)})${run('+')}`, 'gu');

/** Whether a text has neither invisible characters with an effect nor marks that run over the lines around it. */
export function isPlainText(text: string): boolean {
  return !UNWANTED_IN_TEXT.test(text) && !OVERSTRUCK_IN_TEXT.test(text);
}

/**
 * The same words as plain text: who copies from elsewhere brings such characters along unseen. Empty where nothing of them
 * would be seen.
 */
export function plainText(text: string): string {
  const plain = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(EACH_UNWANTED, '')
    .normalize('NFC')
    .replaceAll(EACH_OVERSTRUCK, '$1')
    .trim();
  return SEEN_IN_TEXT.test(plain) ? plain : '';
}
