import type { Accounts } from '../people/accounts.ts';
import type { Account, Hashing } from '../people/layout.ts';

/** Accounts in memory; `refuse` are ids that are not made. */
export function memoryAccounts(
  some: readonly Account[] = [],
  {
    hashing = { kind: 'emulator' },
    refuse = [],
  }: { hashing?: Hashing | null; refuse?: readonly string[] } = {},
): Accounts & { readonly kept: Map<string, Account> } {
  const kept = new Map(some.map((account) => [account.uid, account]));
  return {
    kept,
    hashing: async () => hashing,
    async *list() {
      yield [...kept.values()];
    },
    async make(accounts, taken) {
      for (const { password, ...account } of accounts)
        if (!refuse.includes(account.uid))
          kept.set(account.uid, { ...account, ...(taken && password && { password }) });
      return refuse.map((uid) => [uid, 'email exists'] as const);
    },
  };
}
