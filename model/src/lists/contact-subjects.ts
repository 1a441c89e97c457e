import type { Bilingual } from './locales.ts';

/** What a contact message may be about (section 3, Lists). */
export const CONTACT_SUBJECTS = [
  'general',
  'technical',
  'content',
  'copyright',
  'feedback',
  'partnership',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const CONTACT_SUBJECT_NAMES: Readonly<Record<ContactSubject, Bilingual>> = {
  general: { en: 'General Inquiry', ar: 'استفسار عام' },
  technical: { en: 'Technical Support', ar: 'دعم فني' },
  content: { en: 'Content Request', ar: 'طلب محتوى' },
  copyright: { en: 'Copyright Issue', ar: 'مسألة حقوق نشر' },
  feedback: { en: 'Feedback & Suggestions', ar: 'ملاحظات واقتراحات' },
  partnership: { en: 'Partnership & Collaboration', ar: 'شراكة وتعاون' },
};
