import type { Bilingual } from './locales.ts';

/** What a reader may report about a chapter (section 3, Lists). */
export const ISSUE_REPORTS = ['typos', 'translation', 'images'] as const;
export type IssueReport = (typeof ISSUE_REPORTS)[number];

export const ISSUE_REPORT_NAMES: Readonly<Record<IssueReport, Bilingual>> = {
  typos: { en: 'typos or grammatical errors', ar: 'أخطاء إملائية أو نحوية' },
  translation: { en: 'translation issues', ar: 'مشكلات في الترجمة' },
  images: { en: 'images not showing up', ar: 'صور لا تظهر' },
};
