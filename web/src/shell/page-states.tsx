import { IconWifiOff } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { formatMoment } from '../core/i18n/format.ts';
import { useWords } from '../core/i18n/i18n.ts';
import { useLocale } from '../core/i18n/locale.ts';
import { paths } from '../core/lib/paths.ts';
import { afterRefreshTimeout, type Refresh } from '../core/pages/pages.ts';
import { hasDownloads } from '../core/pages/saved-pages.ts';
import { Notice } from '../core/ui/notice.tsx';
import { PageMessage } from '../core/ui/page-message.tsx';
import { PlainButton, PlainLink } from '../core/ui/plain-button.tsx';
import { useRetry } from './use-retry.ts';

const OutdatedPage = lazy(() => import('./outdated-page.tsx'));

interface Copy {
  readonly keptAt?: number;
  readonly refresh?: Promise<Refresh>;
}

type Shown<P> =
  | ({ readonly state: 'ready'; readonly payload: P } & Copy)
  | { readonly state: 'outdated' }
  | { readonly state: 'unavailable' };

export interface PageStatesProps<P> {
  readonly page: Shown<P>;
  /** The message when neither the network nor a copy has the page, if it is not the usual one. */
  readonly failed?: { readonly title: string; readonly text: string };
  readonly children: (payload: P) => ReactNode;
}

/**
 * Shows a page that was read, marks it when it is a kept copy, and explains what to do when there is none.
 */
export function PageStates<P>({ page, failed, children }: PageStatesProps<P>) {
  const keptAt = useKeptAt(page.state === 'ready' ? page : NOTHING);
  const { retry, isTrying } = useRetry(page.state === 'unavailable' || keptAt !== undefined);
  const t = useWords('shell');
  if (page.state === 'outdated') {
    return (
      <Suspense>
        <OutdatedPage />
      </Suspense>
    );
  }
  if (page.state === 'unavailable') {
    const words = navigator.onLine
      ? (failed ?? { title: t('offline.failedTitle'), text: t('offline.failed') })
      : { title: t('offline.unavailableTitle'), text: t('offline.unavailable') };
    return (
      <PageMessage
        {...words}
        action={
          <>
            <PlainButton onClick={retry} loading={isTrying}>
              {t('tryAgain')}
            </PlainButton>
            <WaysOn />
          </>
        }
      />
    );
  }
  return (
    <>
      {keptAt !== undefined && (
        <KeptNotice keptAt={keptAt}>
          <PlainButton variant="subtle" size="sm" inherits onClick={retry} loading={isTrying}>
            {t('tryAgain')}
          </PlainButton>
        </KeptNotice>
      )}
      {children(page.payload)}
    </>
  );
}

/** What opens without a network. The reader and an installed app have no other way out. */
function WaysOn() {
  const t = useWords('shell');
  const locale = useLocale();
  const { pathname } = useLocation();
  const home = paths.home(locale);
  return (
    <>
      {hasDownloads() && (
        <PlainLink variant="default" to={paths.downloads(locale)}>
          {t('downloads')}
        </PlainLink>
      )}
      {pathname !== home && (
        <PlainLink variant="default" to={home}>
          {t('nav.home')}
        </PlainLink>
      )}
    </>
  );
}

const NOTHING: Copy = {};

/**
 * The time of the copy that is shown, once it is known that the network has nothing newer for now. A newer
 * page from the network is shown when it arrives.
 */
export function useKeptAt({ keptAt, refresh }: Copy): number | undefined {
  const { revalidate } = useRevalidator();
  const [stale, setStale] = useState<Promise<Refresh>>();
  useEffect(() => {
    if (!refresh) return;
    let isGone = false;
    const watch = async () => {
      const soon = await Promise.race([refresh, afterRefreshTimeout()]);
      if (!isGone && (soon === 'failed' || soon === 'late')) setStale(refresh);
      const outcome = await refresh;
      if (isGone) return;
      if (outcome === 'changed') void revalidate();
      if (outcome === 'same') setStale(undefined);
    };
    void watch();
    return () => {
      isGone = true;
    };
  }, [refresh, revalidate]);
  return refresh === undefined || stale === refresh ? keptAt : undefined;
}

function KeptNotice({ keptAt, children }: { readonly keptAt: number; readonly children: ReactNode }) {
  const t = useWords('shell');
  const locale = useLocale();
  return (
    <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />} action={children}>
      {t(navigator.onLine ? 'offline.keptOnline' : 'offline.kept', { time: formatMoment(keptAt, locale) })}
    </Notice>
  );
}
