import { LIMITS } from '../limits.ts';
import type { FileRefusal } from '../lists/file-refusals.ts';
import { type Bilingual, LOCALE_TAGS, type Locale } from '../lists/locales.ts';

/** The texts of a code: for a chapter's file as a whole, for one of its pages, for a cover. */
interface RefusalText {
  readonly file: Bilingual;
  /** Where the code may be about a page. */
  readonly page?: Bilingual;
  /** The text for a cover, if it differs from the one for a chapter's file. */
  readonly cover?: Bilingual;
}

/** Why a file is refused, for the person who brought it. Units and limits stand where no word agrees with their number. */
export const REFUSAL_TEXTS: Readonly<Record<FileRefusal, RefusalText>> = {
  empty: {
    file: { en: 'The file is empty.', ar: 'الملف فارغ.' },
    page: { en: 'The picture of page {{page}} is an empty file.', ar: 'ملف صورة الصفحة {{page}} فارغ.' },
  },
  'too-heavy': {
    file: {
      en: 'The file is larger than {{megabytes}} MB.',
      ar: 'حجم الملف أكبر من {{megabytes}} ميغابايت.',
    },
    cover: {
      en: 'The cover is larger than {{coverMegabytes}} MB.',
      ar: 'حجم صورة الغلاف أكبر من {{coverMegabytes}} ميغابايت.',
    },
  },
  'wrong-format': {
    file: {
      en: 'The file is neither a PDF nor a ZIP (CBZ) of JPEG, PNG, WebP, GIF, AVIF or BMP pictures.',
      ar: 'الملف ليس بصيغة PDF ولا أرشيف ZIP (أو CBZ) لصور بصيغة JPEG أو PNG أو WebP أو GIF أو AVIF أو BMP.',
    },
    page: {
      en: 'Page {{page}} is not a JPEG, PNG, WebP, GIF, AVIF or BMP picture.',
      ar: 'الصفحة {{page}} ليست صورة بصيغة JPEG أو PNG أو WebP أو GIF أو AVIF أو BMP.',
    },
    cover: {
      en: 'The cover is not a JPEG, PNG, SVG, BMP, GIF or WebP picture.',
      ar: 'ملف الغلاف ليس صورة بصيغة JPEG أو PNG أو SVG أو BMP أو GIF أو WebP.',
    },
  },
  heic: {
    file: {
      en: 'The file is a HEIC picture, which browsers cannot show. Save it as JPEG.',
      ar: 'الملف صورة بصيغة HEIC التي لا تعرضها المتصفحات. يلزم حفظه بصيغة JPEG.',
    },
    page: {
      en: 'Page {{page}} is a HEIC picture, which browsers cannot show. Save it as JPEG.',
      ar: 'الصفحة {{page}} صورة بصيغة HEIC التي لا تعرضها المتصفحات. يلزم حفظها بصيغة JPEG.',
    },
    cover: {
      en: 'The cover is a HEIC picture, which browsers cannot show. Save it as JPEG.',
      ar: 'صورة الغلاف بصيغة HEIC التي لا تعرضها المتصفحات. يلزم حفظها بصيغة JPEG.',
    },
  },
  password: {
    file: {
      en: 'The file is protected with a password. Save it without one.',
      ar: 'الملف محميّ بكلمة مرور. يلزم حفظه من دونها.',
    },
    page: {
      en: 'Page {{page}} is protected with a password. Save it without one.',
      ar: 'الصفحة {{page}} محميّة بكلمة مرور. يلزم حفظها من دونها.',
    },
  },
  damaged: {
    file: { en: 'The file is damaged or incomplete.', ar: 'الملف تالف أو غير مكتمل.' },
    page: { en: 'Page {{page}} is damaged or incomplete.', ar: 'الصفحة {{page}} تالفة أو غير مكتملة.' },
    cover: { en: 'The cover is damaged or incomplete.', ar: 'صورة الغلاف تالفة أو غير مكتملة.' },
  },
  'no-pages': {
    file: { en: 'The file has no pages.', ar: 'لا صفحات في الملف.' },
  },
  'too-many-pages': {
    file: {
      en: 'The file has too many pages. The limit is {{pages}}.',
      ar: 'عدد صفحات الملف أكبر من الحد الأقصى، وهو {{pages}}.',
    },
  },
  'page-too-large': {
    file: {
      en: 'A page of the file is too large to be shown.',
      ar: 'في الملف صفحة أكبر من أن تُعرض.',
    },
    page: { en: 'Page {{page}} is too large to be shown.', ar: 'الصفحة {{page}} أكبر من أن تُعرض.' },
    cover: {
      en: 'The cover is too large. The limits are {{coverLongest}} pixels for its longer side and {{coverMegapixels}} megapixels for all of it.',
      ar: 'صورة الغلاف أكبر من المسموح به: {{coverLongest}} بكسل للضلع الأطول، و{{coverMegapixels}} ميغابكسل للصورة كلها.',
    },
  },
  'too-small': {
    file: {
      en: 'A page of the file is too small to be shown.',
      ar: 'في الملف صفحة أصغر من أن تُعرض.',
    },
    page: { en: 'Page {{page}} is too small to be shown.', ar: 'الصفحة {{page}} أصغر من أن تُعرض.' },
    cover: {
      en: 'The cover is too small. Its shorter side has to measure {{coverShortest}} pixels or more.',
      ar: 'صورة الغلاف صغيرة جدًا. يجب ألّا يقل ضلعها الأقصر عن {{coverShortest}} بكسل.',
    },
  },
  'wrong-shape': {
    file: {
      en: 'A page of the file is far too long or far too wide to be shown.',
      ar: 'في الملف صفحة طويلة جدًا أو عريضة جدًا، فلا يمكن عرضها.',
    },
    page: {
      en: 'Page {{page}} is far too long or far too wide to be shown.',
      ar: 'الصفحة {{page}} طويلة جدًا أو عريضة جدًا، فلا يمكن عرضها.',
    },
    cover: {
      en: 'The cover is far too long or far too wide. Choose a picture whose sides are closer in length.',
      ar: 'صورة الغلاف طويلة جدًا أو عريضة جدًا. تلزم صورة ضلعاها متقاربان في الطول.',
    },
  },
  'too-slow': {
    file: {
      en: 'The file takes too long to open. Save its pages as pictures and try again.',
      ar: 'يستغرق فتح الملف وقتًا طويلًا جدًا. يمكن حفظ صفحاته صورًا ثم إعادة المحاولة.',
    },
    page: {
      en: 'Page {{page}} takes too long to open. Save it as a picture and try again.',
      ar: 'يستغرق فتح الصفحة {{page}} وقتًا طويلًا جدًا. يمكن حفظها صورةً ثم إعادة المحاولة.',
    },
    cover: {
      en: 'The cover takes too long to open. Save it as JPEG or PNG and try again.',
      ar: 'يستغرق فتح صورة الغلاف وقتًا طويلًا جدًا. يمكن حفظها بصيغة JPEG أو PNG ثم إعادة المحاولة.',
    },
  },
  'too-complex': {
    file: {
      en: 'The file is too complex to be opened. Save its pages as pictures and try again.',
      ar: 'الملف أعقد من أن يُفتح. يمكن حفظ صفحاته صورًا ثم إعادة المحاولة.',
    },
    page: {
      en: 'Page {{page}} is too complex to be opened. Save it as a picture and try again.',
      ar: 'الصفحة {{page}} أعقد من أن تُفتح. يمكن حفظها صورةً ثم إعادة المحاولة.',
    },
    cover: {
      en: 'The cover is too complex to be opened. Save it as JPEG or PNG and try again.',
      ar: 'صورة الغلاف أعقد من أن تُفتح. يمكن حفظها بصيغة JPEG أو PNG ثم إعادة المحاولة.',
    },
  },
  'archive-too-large': {
    file: {
      en: 'The archive unpacks to far more than a comic.',
      ar: 'حجم الأرشيف بعد فك ضغطه أكبر بكثير من حجم قصة مصوّرة.',
    },
  },
  'archive-unsafe': {
    file: {
      en: 'The archive has links, other archives, or file names that lead out of it. Pack the pictures alone.',
      ar: 'في الأرشيف روابط أو أرشيفات أخرى أو أسماء ملفات تشير إلى خارجه. يجب أن تكون فيه الصور وحدها.',
    },
  },
  'archive-kind': {
    file: {
      en: 'This archive is a RAR, 7z, TAR or GZ file. Unpack it, then pack the pictures as a ZIP (CBZ).',
      ar: 'هذا أرشيف بصيغة RAR أو 7z أو TAR أو GZ. يلزم فك ضغطه، ثم ضغط الصور بصيغة ZIP (أو CBZ).',
    },
  },
  'archive-packing': {
    file: {
      en: 'The archive is compressed in a way that we cannot open. Pack the pictures again as an ordinary ZIP.',
      ar: 'الأرشيف مضغوط بطريقة لا يمكننا فتحها. يلزم ضغط الصور من جديد بصيغة ZIP العادية.',
    },
  },
  'archive-same-names': {
    file: {
      en: 'Two files of the archive have the same name. Rename one of them and pack the archive again.',
      ar: 'في الأرشيف ملفان بالاسم نفسه. يلزم تغيير اسم أحدهما ثم إعادة ضغط الأرشيف.',
    },
  },
  'archive-of-pdf': {
    file: {
      en: 'The archive holds a PDF. Upload that PDF itself.',
      ar: 'في الأرشيف ملف PDF. يلزم رفع ملف PDF نفسه.',
    },
  },
};

const MiB = 1024 * 1024;
const NUMBERS = {
  megabytes: LIMITS.pdfBytes / MiB,
  pages: LIMITS.pdfPages.max,
  coverMegabytes: LIMITS.coverBytes / MiB,
  coverMegapixels: LIMITS.coverPixels / 1_000_000,
  coverLongest: LIMITS.coverSide.max,
  coverShortest: LIMITS.coverSide.min,
} as const;

/**
 * The sentence of a refusal in one language, its numbers written as there. `what` was refused; a page, from 1, is named
 * where the code is about pages.
 */
export function refusalText(
  { code, page }: { readonly code: FileRefusal; readonly page?: number | undefined },
  locale: Locale,
  what: 'chapter' | 'cover' = 'chapter',
): string {
  const texts = REFUSAL_TEXTS[code];
  const text = (what === 'cover' ? texts.cover : page !== undefined && texts.page) || texts.file;
  const format = new Intl.NumberFormat(LOCALE_TAGS[locale]);
  return Object.entries({ ...NUMBERS, page: page ?? 0 }).reduce(
    (filled, [name, number]) => filled.replaceAll(`{{${name}}}`, format.format(number)),
    text[locale],
  );
}
