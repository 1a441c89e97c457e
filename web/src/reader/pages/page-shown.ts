import { createContext, useContext } from 'react';

export const PageShownContext = createContext<() => void>(() => {});

/** Reports that the current page is drawn; preloaded pages do not report. */
export function usePageShown(): () => void {
  return useContext(PageShownContext);
}
