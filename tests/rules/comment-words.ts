import type { Fields } from './comment-desk.ts';

type Wrong = readonly [what: string, change: Fields];
/** Texts that no comment may have. */
export const WRONG_WORDS: readonly Wrong[] = [
  ['nothing', { text: '' }],
  ['a number', { text: 7 }],
  ['a list', { text: ['a'] }],
  ['1,001 characters', { text: 'a'.repeat(1001) }],
  ...[
    ' ',
    '\n \n',
    '\u00a0',
    '\u3000\u2003',
    '\u200b\u200d',
    '\u200f',
    '\ufeff',
    '\u3164',
    '\uffa0',
    '\u034f',
    '\u2800',
  ].map((text): Wrong => [`what looks empty: ${JSON.stringify(text)}`, { text }]),
  ...['\u0000', '\t', '\v', '\r', '\u001f', '\u007f', '\u009f', '\u202a', '\u202e', '\u2066', '\u2069'].map(
    (mark): Wrong => [`a mark within: ${JSON.stringify(mark)}`, { text: `a${mark}b` }],
  ),
  ['300 marks on a letter', { text: `a${'\u0338'.repeat(300)}` }],
  ['six marks on a letter, parted unseen', { text: `a${'\u0338\u200d'.repeat(6)}b` }],
  ['a spoiler that is a text', { spoiler: 'yes' }],
  ['a spoiler that is nothing', { spoiler: null }],
];
/** Texts that a comment may have. */
export const GOOD_WORDS = [
  'a',
  '؟',
  '🙂',
  '👨‍👩‍👧',
  'a\n\nb',
  'نعم, Salt! <b>1</b>',
  '\u200eA\u200f',
  'ذَٰلِكَ ٱلْكِتَـٰبُ لَا رَيْبَ ۛ فِيهِ ۛ هُدًۭى',
  'می\u200cخواهم',
  `a${'\u0301'.repeat(5)}`,
  `a${'\u0301.'.repeat(6)}`,
  '❤️ 7️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '🙂'.repeat(1000),
  'a'.repeat(1000),
];
