import { createContext, useContext } from 'react';

export const PageShownContext = createContext<() => void>(() => {});

/** Tells that the page which is read is drawn; a page that is drawn ahead is not. */
export function usePageShown(): () => void {
  return useContext(PageShownContext);
}
