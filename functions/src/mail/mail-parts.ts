import type { Locale } from '@rawi/model/lists/locales';
import type { DecisionMail } from '@rawi/model/truth/decision';
import type { ClosingMail } from './closing-text.ts';
import type { OverdueMail } from './overdue-text.ts';

export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * The values of a mail: the base of its links, the contact address, the recipient, and its code (a reset
 * code, or that of a link).
 */
export interface MailValues {
  readonly site: string;
  readonly contact: string;
  readonly email: string;
  readonly secret: string;
  /** The code beside the link of a sign-up. */
  readonly code?: string;
  /** The lines of a digest, in every language. */
  readonly lines?: Readonly<Record<Locale, readonly string[]>>;
  /** The content of a mail about a decision. */
  readonly decision?: DecisionMail;
  /** The content of the mail about overdue reviews. */
  readonly overdue?: OverdueMail;
  /** Why an account was closed. */
  readonly closing?: ClosingMail;
}

/** One language of a mail, ready to be shown. */
export interface MailSection {
  readonly locale: Locale;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly action?: { readonly label: string; readonly href: string };
  readonly notes: readonly string[];
  /** The link that unsubscribes from mails of this kind. */
  readonly unsubscribe?: { readonly label: string; readonly href: string };
}
