import { LANGUAGE_NAMES } from '../lists/languages.ts';
import { type Bilingual, byLocale, LOCALE_TAGS, type Locale } from '../lists/locales.ts';
import { REJECTION_REASON_TEXTS } from '../lists/rejection-reasons.ts';
import { TAKEDOWN_REASON_TEXTS } from '../lists/takedown-reasons.ts';
import type { DecisionMail } from '../truth/decision.ts';
import { filled } from './filled.ts';

/** What is told, in both languages. */
export interface DecisionText {
  readonly subject: Bilingual;
  readonly paragraphs: readonly Bilingual[];
}

const REVISE: Bilingual = {
  en: 'You may resubmit a revised version.',
  ar: 'يمكنك تعديل العمل وإرساله من جديد.',
};

/** The specification's meaning (section 4), for each decision that is sent to somebody; `{what}` is filled in. */
const WORK: Readonly<Record<DecisionMail['verdict'], DecisionText>> = {
  published: {
    subject: { en: 'Your work is published', ar: 'نُشر عملك' },
    paragraphs: [{ en: '{what} was reviewed and published.', ar: 'تمت مراجعة {what} ونشره.' }],
  },
  rejected: {
    subject: { en: 'Your work was not published', ar: 'لم يُنشر عملك' },
    paragraphs: [
      {
        en: '{what} does not meet our quality standards: the translation lacks accuracy and consistency.',
        ar: 'لم يستوفِ {what} معايير الجودة لدينا، إذ تفتقر ترجمته إلى الدقة والاتساق.',
      },
      REVISE,
    ],
  },
  approved: {
    subject: { en: 'You are a translator on Rawi', ar: 'قُبل طلبك للترجمة في راوي' },
    paragraphs: [
      {
        en: 'Your application was approved. You can upload comics and chapters now.',
        ar: 'قُبل طلبك، ويمكنك الآن رفع القصص والفصول.',
      },
    ],
  },
  unpublished: {
    subject: { en: 'Your work is no longer published', ar: 'لم يعد عملك منشورًا' },
    paragraphs: [{ en: '{what} was removed from Rawi.', ar: 'أُزيل {what} من راوي.' }],
  },
  dismissed: {
    subject: { en: 'You are no longer a translator on Rawi', ar: 'لم يعد حسابك حساب مترجم في راوي' },
    paragraphs: [
      {
        en: 'What you have published stays. You may apply again.',
        ar: 'يبقى ما نشرته كما هو، ويمكنك التقدم بطلب جديد.',
      },
    ],
  },
};

/** The same in Arabic of a comic, whose name alone says neither what it is nor its gender; a chapter is named as one. */
const COMIC: Partial<Record<DecisionMail['verdict'], string>> = {
  published: 'تمت مراجعة قصة {what} ونشرها.',
  rejected: 'لم تستوفِ قصة {what} معايير الجودة لدينا، إذ تفتقر ترجمتها إلى الدقة والاتساق.',
  unpublished: 'أُزيلت قصة {what} من راوي.',
};

const DECLINED: DecisionText = {
  subject: { en: 'Your application was declined', ar: 'لم يُقبل طلبك' },
  paragraphs: [
    { en: 'You may revise your application and send it again.', ar: 'يمكنك تعديل طلبك وإرساله من جديد.' },
  ],
};

const PHOTO: DecisionText = {
  subject: { en: 'Your profile photo was removed', ar: 'أُزيلت صورة ملفك الشخصي' },
  paragraphs: [
    {
      en: 'Your profile photo was removed from Rawi. You can choose another one in your account.',
      ar: 'أُزيلت صورة ملفك الشخصي من راوي. يمكنك اختيار صورة أخرى من صفحة حسابك.',
    },
  ],
};

const APPEAL: Bilingual = { en: 'This answers your appeal.', ar: 'هذا ردّ على اعتراضك.' };
const ANSWER: Bilingual = {
  en: 'If you think that this is a mistake, you can answer within fourteen business days. The form asks for all that your answer must contain.',
  ar: 'إذا كان في ذلك خطأ، فيمكن الرد خلال أربعة عشر يوم عمل. ويسأل النموذج عن كل ما يجب أن يتضمنه ردّك.',
};
const PINS: Bilingual = {
  en: 'The reviewer marked places on the pages. You see them on Rawi.',
  ar: 'في الصفحات مواضع حدّدتها المراجعة، وهي ظاهرة في راوي.',
};

/** What was decided, in a few words. */
export function decisionSubject(decision: Pick<DecisionMail, 'about' | 'verdict'>): Bilingual {
  return sentencesOf(decision).subject;
}

function sentencesOf({ about, verdict }: Pick<DecisionMail, 'about' | 'verdict'>): DecisionText {
  if (about === 'application' && verdict === 'rejected') return DECLINED;
  if (about === 'photo') return PHOTO;
  const { subject, paragraphs } = WORK[verdict];
  const [first, ...more] = paragraphs;
  const ar = about === 'comic' ? COMIC[verdict] : undefined;
  return { subject, paragraphs: first && ar !== undefined ? [{ ...first, ar }, ...more] : paragraphs };
}

/** The text of a decision: what was decided, and the reviewers' reasons and words. */
export function decisionText(decision: DecisionMail): DecisionText {
  const { appeal, reasons, takedown, note, change, hasPins } = decision;
  const { subject, paragraphs } = sentencesOf(decision);
  const words = [note, change].flatMap((each) =>
    each === undefined || each === '' ? [] : [{ en: isolated(each), ar: isolated(each) }],
  );
  // Templates are filled in before anybody's words stand beside them.
  const told = paragraphs.map((paragraph) =>
    byLocale((locale) => filled(paragraph[locale], { what: workOf(decision, locale) })),
  );
  return {
    subject,
    paragraphs: [
      ...(appeal ? [APPEAL] : []),
      ...told,
      ...reasons.map((reason) => REJECTION_REASON_TEXTS[reason]),
      ...(takedown ? [TAKEDOWN_REASON_TEXTS[takedown]] : []),
      ...(takedown === 'rights' ? [ANSWER] : []),
      ...words,
      ...(hasPins ? [PINS] : []),
    ],
  };
}

/** What was decided about, by its name in a language: a comic, or a chapter with the language of its translation. */
export function workOf(
  { title, names, number, language }: Pick<DecisionMail, 'title' | 'names' | 'number' | 'language'>,
  locale: Locale,
): string {
  const name = isolated(names?.[locale] ?? title);
  if (number === null || language === null) return name;
  const shown = new Intl.NumberFormat(LOCALE_TAGS[locale], { useGrouping: false }).format(number);
  const into = LANGUAGE_NAMES[language][locale];
  return locale === 'ar' ? `الفصل ${shown} من ${name} (${into})` : `Chapter ${shown} of ${name} (${into})`;
}

/** A name keeps its own direction in a sentence of the other (U+2068 and U+2069). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
