import type { ClosingReason } from './closing-reasons.ts';
import type { Bilingual } from './locales.ts';

// Apart from the list itself, which the code of a first visit has.
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
