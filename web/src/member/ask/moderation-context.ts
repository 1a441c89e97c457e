import type { Ask } from '@rawi/model/truth/ask';
import { createContext, use } from 'react';

/** What a reviewer is about to do with an ask. */
export interface Moderated {
  readonly dialog: 'hide' | 'choose';
  readonly askId: string;
  readonly ask: Ask;
}

export const ModerationContext = createContext<((moderated: Moderated) => void) | undefined>(undefined);

/** Opens the dialog of a reviewer's action, above the lists of the page. */
export function useModerate(): (moderated: Moderated) => void {
  const moderate = use(ModerationContext);
  if (!moderate) throw new Error('useModerate needs a Moderation.');
  return moderate;
}
