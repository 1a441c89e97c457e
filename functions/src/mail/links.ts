import type { Locale } from '@rawi/model/lists/locales';
import type { DecisionMail } from '@rawi/model/truth/decision';
import type { MailKind } from '@rawi/model/truth/mail';
import type { MailValues } from './mail-parts.ts';

/** The link of a mail: always a page of the site, in the language of its section. */
export function linkOf(
  kind: MailKind,
  locale: Locale,
  { site, secret, decision }: MailValues,
): string | undefined {
  const page = `${site}/${locale}`;
  switch (kind) {
    case 'verification':
    case 'mailboxCheck':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'verifyEmail', ticket: secret }).toString()}`;
    case 'resetLink':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'resetPassword', ticket: secret }).toString()}`;
    case 'emailChange':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'changeEmail', ticket: secret }).toString()}`;
    case 'emailChangeNotice':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'takeBackEmail', ticket: secret }).toString()}`;
    case 'signUpAttempt':
    case 'accountReopened':
      return `${page}/login`;
    case 'passwordChanged':
    case 'emailTakenBack':
      return `${page}/resetpassword`;
    case 'accountClosed':
      return `${page}/DMCA`;
    case 'digest':
      return `${page}/notifications`;
    case 'overdue':
      return `${page}/review?waiting=overdue`;
    case 'decision':
      return decision && `${page}${counterPage(decision) ?? decisionPage(decision)}`;
    case 'resetCode':
    case 'accountDeleted':
    case 'messageReceived':
    case 'noticeReceived':
    case 'counterReceived':
      return undefined;
  }
}

/** Where what was taken down for somebody's rights is answered; undefined of every other decision. */
export function counterPage({
  takedown,
  takedownId,
}: Pick<DecisionMail, 'takedown' | 'takedownId'>): string | undefined {
  if (takedown !== 'rights') return undefined;
  const of = takedownId === undefined ? {} : { of: takedownId };
  return `/contact-us?${new URLSearchParams({ form: 'counter', ...of }).toString()}`;
}

/** The page that shows what was decided, behind its language. */
export function decisionPage({
  about,
  verdict,
  submissionId,
  comicSlug,
  chapterId,
}: Pick<DecisionMail, 'about' | 'verdict' | 'submissionId' | 'comicSlug' | 'chapterId'>): string {
  if (about === 'photo') return '/account';
  if (about === 'application') return verdict === 'approved' ? '/mywork' : '/translator-request';
  if (verdict === 'rejected' && submissionId !== null) return `/reject?submission=${submissionId}`;
  if (verdict === 'published' && chapterId !== null) return `/chapter/${chapterId}`;
  if (verdict === 'published' && comicSlug !== null) return `/comic/${comicSlug}`;
  return '/mywork';
}

/** The page for unsubscribing from mails of a kind, whether signed in or not. Opening it changes nothing. */
export function unsubscribePage(
  { site, secret }: Pick<MailValues, 'site' | 'secret'>,
  locale: Locale,
): string {
  return `${site}/${locale}/unsubscribe?${new URLSearchParams({ token: secret }).toString()}`;
}

/**
 * The headers with which mail programs unsubscribe by themselves: a POST to the second address, without
 * logging in (RFC 8058).
 */
export function unsubscribeHeaders({ site, secret }: Pick<MailValues, 'site' | 'secret'>) {
  const address = `${site}/api/unsubscribe?${new URLSearchParams({ token: secret }).toString()}`;
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
