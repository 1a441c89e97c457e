import type { Bilingual } from './locales.ts';

/** Why reviewers turn down what was handed in (docs/product.md, "Review"); one or more, and a note with `other`. */
export const REJECTION_REASONS = [
  'accuracy',
  'consistency',
  'language',
  'images',
  'pages',
  'wrong-place',
  'duplicate',
  'rights',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Each reason as its sentence for the person who handed it in. */
export const REJECTION_REASON_TEXTS: Readonly<Record<RejectionReason, Bilingual>> = {
  accuracy: { en: 'The translation is not accurate enough.', ar: 'الترجمة ليست دقيقة بما يكفي.' },
  consistency: {
    en: 'Names or terms are not the same throughout.',
    ar: 'الأسماء أو المصطلحات غير موحّدة.',
  },
  language: { en: 'There are language mistakes.', ar: 'في النص أخطاء لغوية.' },
  images: { en: 'The image quality is too low.', ar: 'جودة الصور ضعيفة.' },
  pages: { en: 'Pages are missing or out of order.', ar: 'في الصفحات نقص أو خطأ في الترتيب.' },
  'wrong-place': {
    en: 'It belongs to another comic, chapter or language.',
    ar: 'العمل من قصة أخرى أو فصل آخر أو لغة أخرى.',
  },
  duplicate: {
    en: 'The same is already published in the same quality.',
    ar: 'نُشر العمل نفسه من قبل بالجودة نفسها.',
  },
  rights: { en: 'We do not have the right to publish it.', ar: 'لا نملك حق نشره.' },
  other: { en: 'There is another reason.', ar: 'هناك سبب آخر.' },
};
