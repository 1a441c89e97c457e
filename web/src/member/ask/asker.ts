import { createContext, use } from 'react';

/** The user of the page, and what they have asked for already. */
export interface Asker {
  readonly isReviewer: boolean;
  /** Whether they may ask, which needs a confirmed address. */
  readonly mayAsk: boolean;
  readonly hasJoined: (askId: string) => boolean;
}

export const AskerContext = createContext<Asker | undefined>(undefined);

/** The context of the user, provided by the page. */
export function useAsker(): Asker {
  const asker = use(AskerContext);
  if (!asker) throw new Error('useAsker needs an AskerContext.');
  return asker;
}
