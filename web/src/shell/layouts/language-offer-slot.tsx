import type { Locale } from '@rawi/model/lists/locales';
import { lazy, useCallback, useSyncExternalStore } from 'react';
import { offeredLocale, useLocale } from '../../core/i18n/locale.ts';
import { PagePart } from '../../core/ui/page-part.tsx';

/** Loaded for who opened a link in another language than their own. */
const LanguageOffer = lazy(() => import('./language-offer.tsx'));

/** What is offered to a page in `shown`. */
let known: { readonly shown: Locale; readonly offered: Locale | undefined } | undefined;

/** The place of the offer to read the page in one's own language. What is served offers nothing. */
export function LanguageOfferSlot() {
  const shown = useLocale();
  // Reading cookies asks another process: once for each language that is shown, after the page was drawn.
  const subscribe = useCallback(
    (notify: () => void) => {
      known = { shown, offered: offeredLocale(shown, document.cookie, navigator.languages) };
      notify();
      return () => undefined;
    },
    [shown],
  );
  const offered = useSyncExternalStore(
    subscribe,
    () => (known?.shown === shown ? known.offered : undefined),
    () => undefined,
  );
  return (
    offered && (
      <PagePart missing={null}>
        <LanguageOffer offered={offered} />
      </PagePart>
    )
  );
}
