import type { Bilingual } from './locales.ts';

/** Why admins close an account; a note comes with `other`. */
export const CLOSING_REASONS = ['rights', 'abuse', 'spam', 'deceit', 'other'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** Each reason as its sentence for the person whose account it is. */
export const CLOSING_REASON_TEXTS: Readonly<Record<ClosingReason, Bilingual>> = {
  rights: {
    en: 'Work that was uploaded with it infringed the rights of others more than once.',
    ar: 'رُفعت به أعمال تنتهك حقوق آخرين أكثر من مرة.',
  },
  abuse: {
    en: 'It was used to insult, threaten or harass others.',
    ar: 'استُخدم لإهانة آخرين أو تهديدهم أو مضايقتهم.',
  },
  spam: { en: 'It was used for advertising or spam.', ar: 'استُخدم لنشر إعلانات أو رسائل مزعجة.' },
  deceit: {
    en: 'It was used to pretend to be somebody else, or to get around an earlier decision.',
    ar: 'استُخدم لانتحال شخصية أخرى أو للالتفاف على قرار سابق.',
  },
  other: { en: 'There is another reason.', ar: 'هناك سبب آخر.' },
};

/** The reason of a text that may be one; `other` for what a newer build has written. */
export function closingReasonOf(text: string): ClosingReason {
  return CLOSING_REASONS.find((reason) => reason === text) ?? 'other';
}
