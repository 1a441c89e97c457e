import type { Bilingual } from './locales.ts';

/** Why something public is taken down. */
export const TAKEDOWN_REASONS = ['rights', 'harmful', 'illegal', 'spam', 'wrong', 'other'] as const;
export type TakedownReason = (typeof TAKEDOWN_REASONS)[number];

/** Each reason as its sentence for the person whose work it was, and for whoever looks after the site. */
export const TAKEDOWN_REASON_TEXTS: Readonly<Record<TakedownReason, Bilingual>> = {
  rights: { en: 'Somebody who holds the rights has objected to it.', ar: 'ورد اعتراض عليه ممن يملك الحقوق.' },
  harmful: { en: 'It can harm people.', ar: 'فيه ما قد يؤذي الناس.' },
  illegal: { en: 'The law forbids it.', ar: 'يمنعه القانون.' },
  spam: { en: 'It is advertising or spam.', ar: 'إعلان أو محتوى غير مرغوب فيه.' },
  wrong: { en: 'It is wrong or in the wrong place.', ar: 'فيه خطأ أو ليس في مكانه.' },
  other: { en: 'There is another reason.', ar: 'هناك سبب آخر.' },
};
