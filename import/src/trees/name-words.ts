import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';

/** The words by which people say in the name of a file what it is. */

/** Before the number of a chapter; a short one counts only where no letter stands before it. */
export const CHAPTER =
  '(?:chapter|chap|episode|issue|(?<!\\p{L})(?:ch|ep|c|e)|الفصل|فصل|الحلقة|حلقة|العدد|عدد|#)';
/** Before the number of a volume. */
export const VOLUME = '(?:volume|vol|tome|(?<!\\p{L})[vt]|المجلد|مجلد|الجزء)';
/** What is no chapter of its series. */
export const SPECIAL =
  /(?<!\p{L})(?:specials?|omake|extras?|bonus|side ?story|one[ -]?shot|prologue|epilogue|afterword|فصل خاص|خاص|إضافي|إضافية|قصة قصيرة|ون ?شوت|مقدمة|خاتمة|ملحق)(?!\p{L})/iu;
/** In brackets, and nobody's name: how a file was made. */
export const MADE =
  /^(?:digital|web|web ?rip|webtoon|scan|scans|raw|hd|hq|lq|c2c|f|fixed|complete|completed|ongoing|color|colored|b&w|v\d+|\d{3,4}p|\d{3,4}px|\d{3,5}x\d{3,5}|[0-9a-f]{8}|\d+ ?(?:pages|صفحة)|jpe?g|png|webp|pdf|cbz|زيادات|كامل|ملون)$/iu;

/** Words and tags for our languages that are no name or code of theirs; nobody calls a comic so. */
const OTHERS: Readonly<Record<string, Language>> = {
  eng: 'en',
  'en-us': 'en',
  'en-gb': 'en',
  ara: 'ar',
  arab: 'ar',
  'ar-sa': 'ar',
  عربي: 'ar',
  بالعربية: 'ar',
  بالعربي: 'ar',
  مترجم: 'ar',
  إنجليزي: 'en',
  انجليزي: 'en',
  chi: 'zh',
  zho: 'zh',
  'zh-hans': 'zh',
  'zh-hant': 'zh',
  'zh-cn': 'zh',
  'zh-tw': 'zh',
  hin: 'hi',
  ita: 'it',
  italiano: 'it',
  spa: 'es',
  esp: 'es',
  'es-la': 'es',
  español: 'es',
  rus: 'ru',
  русский: 'ru',
  tur: 'tr',
  türkçe: 'tr',
  fre: 'fr',
  fra: 'fr',
  français: 'fr',
  ger: 'de',
  deu: 'de',
  deutsch: 'de',
};
const LANGUAGES: ReadonlyMap<string, Language> = new Map<string, Language>([
  ...LANGUAGE_CODES.flatMap((code) => [
    [code, code] as const,
    [LANGUAGE_NAMES[code].en.toLowerCase(), code] as const,
    [LANGUAGE_NAMES[code].ar, code] as const,
  ]),
  ...Object.entries(OTHERS),
]);

/** The language that a word or a tag names, if it is one of ours. */
export function languageOfWord(word: string): Language | undefined {
  const plain = word.normalize('NFC').trim().toLowerCase().replaceAll('_', '-');
  return LANGUAGES.get(plain) ?? LANGUAGES.get(plain.replace(/-.*$/, ''));
}
