import type { User } from '@rawi/model/truth/user';
import { createContext, use } from 'react';
import type { SessionUser } from '../../core/session/session.ts';

/** What every page of the account area needs: the user and their live profile. */
export interface Account {
  readonly user: SessionUser;
  readonly profile: User;
}

export const AccountContext = createContext<Account | undefined>(undefined);

/** The account of the account area; throws outside it. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('This component stands outside the account area.');
  return account;
}
