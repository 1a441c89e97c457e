import { createContext, use } from 'react';

/** Who is at the page, and what they want already. */
export interface Asker {
  readonly isReviewer: boolean;
  /** Whether they may ask: their address is confirmed. */
  readonly mayAsk: boolean;
  readonly hasJoined: (askId: string) => boolean;
}

export const AskerContext = createContext<Asker | undefined>(undefined);

/** Stands below the page, which knows who is there. */
export function useAsker(): Asker {
  const asker = use(AskerContext);
  if (!asker) throw new Error('Nobody is said to be here.');
  return asker;
}
