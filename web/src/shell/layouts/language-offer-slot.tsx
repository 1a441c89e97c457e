import { lazy, useSyncExternalStore } from 'react';
import { offeredLocale, useLocale } from '../../core/i18n/locale.ts';
import { PagePart } from '../../core/ui/page-part.tsx';

/** Loaded for who opened a link in another language than their own. */
const LanguageOffer = lazy(() => import('./language-offer.tsx'));

/** The place of the offer to read the page in one's own language. What is served offers nothing. */
export function LanguageOfferSlot() {
  const locale = useLocale();
  const offered = useSyncExternalStore(
    nothing,
    () => offeredLocale(locale, document.cookie, navigator.languages),
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
/** Neither cookie nor languages tell of a change; the offer itself looks again. */
const nothing = () => () => {};
