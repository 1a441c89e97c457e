import { type Bilingual, byLocale, LOCALE_TAGS } from '@rawi/model/lists/locales';
import { filled } from '@rawi/model/text/filled';
import { z } from 'zod';
import type { MailText } from './texts.ts';

const count = z.int().nonnegative();

/** How much has waited for reviewers for too long, as the outbox keeps it under seal. */
export const overdueMailSchema = z.strictObject({
  decisions: count,
  comments: count,
  reports: count,
  /** Missing in mails that were written before messages were counted. */
  messages: count.default(0),
});
export type OverdueMail = z.infer<typeof overdueMailSchema>;

/** A label and a number each, so that no sentence depends on a plural form. */
const LINES: Readonly<Record<keyof OverdueMail, Bilingual>> = {
  decisions: { en: 'Comics, chapters and applications: {n}', ar: 'القصص والفصول والطلبات: {n}' },
  comments: { en: 'Comments: {n}', ar: 'التعليقات: {n}' },
  reports: { en: 'Reports of chapters: {n}', ar: 'البلاغات عن الفصول: {n}' },
  messages: { en: 'Messages and copyright notices: {n}', ar: 'الرسائل وبلاغات حقوق النشر: {n}' },
};

/** The daily mail to admins about what waits. */
export function overdueText(overdue: OverdueMail): MailText {
  const kinds = ['decisions', 'comments', 'reports', 'messages'] as const;
  return {
    subject: { en: 'Work is waiting for reviewers', ar: 'هناك ما ينتظر المراجعة' },
    paragraphs: [
      { en: 'Waiting for more than three days:', ar: 'ينتظر ما يلي منذ أكثر من ثلاثة أيام:' },
      ...kinds.filter((kind) => overdue[kind] > 0).map((kind) => fillNumber(LINES[kind], overdue[kind])),
    ],
    action: { en: 'Open the queue', ar: 'فتح قائمة المراجعة' },
    notes: [],
  };
}

function fillNumber(line: Bilingual, number: number): Bilingual {
  return byLocale((locale) =>
    filled(line[locale], { n: new Intl.NumberFormat(LOCALE_TAGS[locale]).format(number) }),
  );
}
