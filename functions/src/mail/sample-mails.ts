import type { Locale } from '@rawi/model/lists/locales';
import { MAIL_KINDS, type MailKind } from '@rawi/model/truth/mail';
import { composeMail } from './compose.ts';
import type { MailContent, MailValues } from './mail-parts.ts';

/** What every sample says alike. Its links lead to the site and open nothing: their code is none. */
interface Addresses {
  readonly site: string;
  readonly contact: string;
  readonly email: string;
}

const NO_CODE = 'sample';

/** What a mail of a kind says besides. */
const BESIDE: Readonly<Partial<Record<MailKind, Partial<MailValues>>>> = {
  verification: { code: '000000' },
  resetCode: { secret: '000000' },
  accountClosed: { closing: { reason: 'other', note: 'This is a sample.' } },
  digest: { lines: { en: ['This is a sample.'], ar: ['هذا نموذج.'] } },
  decision: {
    decision: {
      about: 'chapter',
      verdict: 'published',
      appeal: false,
      title: 'Sample',
      number: 1,
      language: 'ar',
      submissionId: NO_CODE,
      comicSlug: null,
      chapterId: null,
      reasons: [],
    },
  },
  overdue: { overdue: { decisions: 1, comments: 1, reports: 1, messages: 1, oldestDays: 4 } },
};

/** One mail of each kind, as people get it, with nothing real in it. */
export function sampleMails(
  addresses: Addresses,
  locale: Locale,
): readonly { readonly kind: MailKind; readonly content: MailContent }[] {
  return MAIL_KINDS.map((kind) => ({
    kind,
    content: composeMail(kind, locale, { ...addresses, secret: NO_CODE, ...BESIDE[kind] }),
  }));
}
