import type { Bilingual, Locale } from '../lists/locales.ts';

/**
 * The validation messages of the specification (section 5), word for word in English, by code. Schemas and rules yield
 * codes; the text is chosen at the moment of display, so that a message follows a change of language.
 */
export const MESSAGES = {
  required: { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
  min: { en: 'This field is too short.', ar: 'هذا الحقل قصير جدًا.' },
  max: { en: 'This field is too long.', ar: 'هذا الحقل طويل جدًا.' },
  alphaSpaces: {
    en: 'This field may only contain alphabetical characters and spaces.',
    ar: 'لا يقبل هذا الحقل سوى الحروف الأبجدية والمسافات.',
  },
  email: {
    en: 'This field must be a valid email.',
    ar: 'يجب أن يحتوي هذا الحقل على بريد إلكتروني صالح.',
  },
  confirmed: { en: "These passwords don't match.", ar: 'كلمتا المرور غير متطابقتين.' },
  regex: { en: 'Invalid regex.', ar: 'الصيغة غير صالحة.' },
  numeric: { en: 'This field must be a valid number.', ar: 'يجب أن يحتوي هذا الحقل على رقم صالح.' },
  image: { en: 'This field must be a valid image.', ar: 'يجب أن يحتوي هذا الحقل على صورة صالحة.' },
  alphaNum: {
    en: 'This field must may contain alphabetic characters or numbers.',
    ar: 'لا يقبل هذا الحقل سوى الحروف الأبجدية والأرقام.',
  },
  invalid: { en: 'This field is invalid.', ar: 'قيمة هذا الحقل غير صالحة.' },
  accepted: {
    en: 'You must accept the terms and conditions.',
    ar: 'يجب أن توافق على الشروط والأحكام.',
  },
  validDate: { en: 'Invalid date.', ar: 'التاريخ غير صالح.' },
  dateNotInFuture: { en: 'Date must not be in the future.', ar: 'يجب ألّا يكون التاريخ في المستقبل.' },
  password: {
    en: 'The password must be 8-16 characters long, contain at least one uppercase letter, one lowercase letter, one special character, and at least 3 digits, and should not contain spaces.',
    ar: 'يجب أن تتكوّن كلمة المرور من ٨ إلى ١٦ خانة، وأن تحتوي على حرف لاتيني كبير واحد على الأقل، وحرف لاتيني صغير واحد على الأقل، ورمز خاص واحد على الأقل، و٣ أرقام لاتينية (من 0 إلى 9) على الأقل، وألّا تحتوي على مسافات.',
  },
} as const satisfies Record<string, Bilingual>;

export type MessageCode = keyof typeof MESSAGES;

export function isMessageCode(value: unknown): value is MessageCode {
  return typeof value === 'string' && Object.hasOwn(MESSAGES, value);
}

/** The text of a message in the language of the moment. */
export function messageText(code: MessageCode, locale: Locale): string {
  return MESSAGES[code][locale];
}
