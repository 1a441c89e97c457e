import type { Locale } from '@rawi/model/locales';
import type { MailKind } from '@rawi/model/mail';
import type { MailValues } from './mail-parts.ts';

/** Where a mail leads: always to a page of the site, in the language of its section. */
export function linkOf(kind: MailKind, locale: Locale, { site, secret }: MailValues): string | undefined {
  const page = `${site}/${locale}`;
  switch (kind) {
    case 'verification':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'verifyEmail', oobCode: secret }).toString()}`;
    case 'emailChange':
      return `${page}/auth/callback?${new URLSearchParams({ mode: 'verifyAndChangeEmail', oobCode: secret }).toString()}`;
    case 'signUpAttempt':
      return `${page}/login`;
    case 'passwordChanged':
    case 'emailChangeNotice':
      return `${page}/resetpassword`;
    case 'resetCode':
    case 'accountDeleted':
      return undefined;
  }
}
