import type { Locale } from '@rawi/model/lists/locales';
import type { MailKind } from '@rawi/model/truth/mail';
import type { MailValues } from './mail-parts.ts';

/** Where a mail leads: always to a page of the site, in the language of its section. */
export function linkOf(kind: MailKind, locale: Locale, { site, secret }: MailValues): string | undefined {
  const page = `${site}/${locale}`;
  switch (kind) {
    case 'verification':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'verifyEmail', ticket: secret }).toString()}`;
    case 'emailChange':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'changeEmail', ticket: secret }).toString()}`;
    case 'emailChangeNotice':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'takeBackEmail', ticket: secret }).toString()}`;
    case 'signUpAttempt':
      return `${page}/login`;
    case 'passwordChanged':
    case 'emailTakenBack':
      return `${page}/resetpassword`;
    case 'resetCode':
    case 'accountDeleted':
      return undefined;
  }
}
