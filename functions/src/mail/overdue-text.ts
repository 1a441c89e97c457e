import {
  type BilledKind,
  dailyWordSchema,
  dayOfWeekBefore,
  figuresOf,
  type Made,
  type MadeKind,
  stoppedCount,
  stuckCount,
} from '@rawi/model/calls/daily-word';
import { type Bilingual, byLocale, LOCALE_TAGS } from '@rawi/model/lists/locales';
import { filled } from '@rawi/model/text/filled';
import { z } from 'zod';
import type { MailText } from './texts.ts';

const count = z.int().nonnegative();

/** How much has waited for reviewers for too long, and how the day was, as the outbox keeps it under seal. */
export const overdueMailSchema = z.strictObject({
  decisions: count,
  comments: count,
  reports: count,
  /** Missing in mails that were written before messages were counted. */
  messages: count.default(0),
  /** For how many days the oldest review has waited, and the rest of the day; missing in mails of earlier versions. */
  oldestDays: count.default(0),
  word: dailyWordSchema.optional(),
});
export type OverdueMail = z.infer<typeof overdueMailSchema>;

const WAITING = ['decisions', 'comments', 'reports', 'messages'] as const;

/** A label and a number each, so that no sentence depends on a plural form. */
const LINES: Readonly<Record<(typeof WAITING)[number], Bilingual>> = {
  decisions: { en: 'Comics, chapters and applications: {n}', ar: 'القصص والفصول والطلبات: {n}' },
  comments: { en: 'Comments: {n}', ar: 'التعليقات: {n}' },
  reports: { en: 'Reports of chapters: {n}', ar: 'البلاغات عن الفصول: {n}' },
  messages: { en: 'Messages and copyright notices: {n}', ar: 'الرسائل وبلاغات حقوق النشر: {n}' },
};
const OLDEST: Bilingual = {
  en: 'Days that the oldest of these has waited: {n}',
  ar: 'عدد أيام انتظار أقدمها: {n}',
};
const STUCK: Bilingual = {
  en: 'Given up after several tries, and waiting for you on the overview: {n}',
  ar: 'ما تعثّر بعد عدة محاولات، وتجده في النظرة العامة: {n}',
};
const STOPPED: Bilingual = {
  en: 'Addresses that get no more e-mails, because they come back or were reported as unwanted: {n}',
  ar: 'عناوين توقّف إرسال البريد إليها، لأنه يرتدّ منها أو لأن أصحابها أبلغوا عنه: {n}',
};
const DAY: Bilingual = {
  en: 'The last day, beside a day of the week before:',
  ar: 'اليوم الأخير مقارنةً بيوم من الأسبوع السابق:',
};
const MADE: Readonly<Record<MadeKind | BilledKind, Bilingual>> = {
  accounts: { en: 'New accounts: {n} ({before})', ar: 'الحسابات الجديدة: {n} ({before})' },
  submissions: { en: 'New drafts: {n} ({before})', ar: 'المسودات الجديدة: {n} ({before})' },
  files: { en: 'Files of drafts: {n} ({before})', ar: 'ملفات المسودات: {n} ({before})' },
  mails: { en: 'E-mails: {n} ({before})', ar: 'رسائل البريد: {n} ({before})' },
  reads: { en: 'Documents read: {n} ({before})', ar: 'المستندات المقروءة: {n} ({before})' },
  writes: { en: 'Documents written: {n} ({before})', ar: 'المستندات المكتوبة: {n} ({before})' },
};

/** The daily mail to admins: what waits, what is stuck, and how the day was. */
export function overdueText(overdue: OverdueMail): MailText {
  const waiting = WAITING.filter((kind) => overdue[kind] > 0);
  const { oldestDays, word } = overdue;
  const stuck = word ? stuckCount(word) : 0;
  const stopped = word ? stoppedCount(word) : 0;
  return {
    subject: {
      en: waiting.length > 0 ? 'Work is waiting for reviewers' : 'Your site needs a look',
      ar: waiting.length > 0 ? 'هناك ما ينتظر المراجعة' : 'في الموقع ما يستدعي الاطّلاع',
    },
    paragraphs: [
      ...(waiting.length > 0
        ? [{ en: 'Waiting for more than three days:', ar: 'ينتظر ما يلي منذ أكثر من ثلاثة أيام:' }]
        : []),
      ...waiting.map((kind) => fill(LINES[kind], { n: overdue[kind] })),
      ...(waiting.length > 0 && oldestDays > 0 ? [fill(OLDEST, { n: oldestDays })] : []),
      ...(stuck > 0 ? [fill(STUCK, { n: stuck })] : []),
      ...(stopped > 0 ? [fill(STOPPED, { n: stopped })] : []),
      ...(word ? [DAY, ...figuresOf(word).map(([kind, made]) => madeLine(MADE[kind], made))] : []),
    ],
    action: { en: 'Open the queue', ar: 'فتح قائمة المراجعة' },
    notes: [],
  };
}

function madeLine(line: Bilingual, made: Made): Bilingual {
  return fill(line, { n: made.day, before: dayOfWeekBefore(made) });
}

function fill(line: Bilingual, numbers: Readonly<Record<string, number>>): Bilingual {
  return byLocale((locale) => {
    const format = new Intl.NumberFormat(LOCALE_TAGS[locale]);
    const texts = Object.entries(numbers).map(([name, number]) => [name, format.format(number)] as const);
    return filled(line[locale], Object.fromEntries(texts));
  });
}
