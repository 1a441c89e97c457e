import type { CreditsOptions } from '@rawi/media/credits/run-credits';
import type { CardsOptions } from '@rawi/media/share-card/write-cards';
import type { Locale } from '@rawi/model/lists/locales';
import type { AccountAuth } from '../data/account-auth.ts';
import type { Files } from '../data/files.ts';
import type { Leasing } from '../data/lease.ts';
import type { Blurring } from './blur-stored.ts';

export interface PublishServices extends Leasing, Blurring {
  readonly auth: Pick<AccountAuth, 'getUser'>;
  readonly hashKey: string;
  /** The bucket that people upload to. */
  readonly uploads: Files;
  /** Draws a comic's pictures for sharing. */
  readonly drawCards: (options: Omit<CardsOptions, 'program'>) => Promise<readonly Locale[]>;
  /** Writes what continues a chapter's copy for download by its credits. */
  readonly writeCredits: (options: Omit<CreditsOptions, 'program'>) => Promise<void>;
  /** The origin of the site, which credits name. */
  readonly site: string;
}
