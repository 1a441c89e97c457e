import { latinDigits } from './latin-digits.ts';

/** The longest slug; `schemas.ts` holds the same bound. */
const MAX_LENGTH = 100;

/** Latin letters that do not come apart into a letter and a mark under NFKD. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Arabic letters after NFKD (hamza seats have come apart); a readable transliteration without vowels. */
const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  ٱ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ی: 'y',
  ى: 'a',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  ڤ: 'v',
};

/**
 * The address form of a title: lower-case Latin letters and digits in words joined by hyphens, at most 100
 * characters. Arabic is transliterated. Empty when the text holds no letter of either script and no digit.
 */
export function slugify(text: string): string {
  const folded = latinDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640'’ʼ`]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ');
  const latin = Array.from(folded, (letter) => LATIN[letter] ?? ARABIC[letter] ?? letter).join('');
  return shorten(latin.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''));
}

/** The slug of the first text that has one; else one made of a hash of them all, so that it is always the same. */
export function slugOf(...texts: readonly string[]): string {
  for (const text of texts) {
    const slug = slugify(text);
    if (slug !== '') return slug;
  }
  return `c-${hashOf(texts.join('\n'))}`;
}

/** Cuts between words where it can. */
function shorten(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : slug.slice(0, MAX_LENGTH);
}

/** FNV-1a over UTF-16 units, 32 bits, in base 36: names a text, protects nothing. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
