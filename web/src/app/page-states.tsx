import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { formatMoment } from '../lib/format.ts';
import { useWords } from '../lib/i18n.ts';
import { useLocale } from '../lib/locale.ts';
import { Notice } from '../ui/notice.tsx';
import { PageMessage } from '../ui/page-message.tsx';

type Shown<P> =
  | { readonly state: 'ready'; readonly payload: P; readonly keptAt?: number }
  | { readonly state: 'outdated' }
  | { readonly state: 'unavailable' };

export interface PageStatesProps<P> {
  readonly page: Shown<P>;
  readonly children: (payload: P) => ReactNode;
}

/** Shows a page that was read, says when it is a kept copy, and says what to do when there is none. */
export function PageStates<P>({ page, children }: PageStatesProps<P>) {
  const isFresh = page.state === 'ready' && page.keptAt === undefined;
  const { retry, isTrying } = useRetry(!isFresh);
  const t = useWords('shell');
  if (page.state === 'outdated') return <Outdated />;
  if (page.state === 'unavailable') {
    const isOffline = !navigator.onLine;
    return (
      <PageMessage
        title={t(isOffline ? 'offline.unavailableTitle' : 'offline.failedTitle')}
        text={t(isOffline ? 'offline.unavailable' : 'offline.failed')}
        action={
          <Button onClick={retry} loading={isTrying}>
            {t('tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {page.keptAt !== undefined && (
        <KeptNotice keptAt={page.keptAt}>
          <Button variant="subtle" color="gray" size="sm" c="inherit" onClick={retry} loading={isTrying}>
            {t('tryAgain')}
          </Button>
        </KeptNotice>
      )}
      {children(page.payload)}
    </>
  );
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

function Outdated() {
  const t = useWords('shell');
  return (
    <PageMessage
      title={t('outdated.title')}
      text={t('outdated.text')}
      action={<Button onClick={() => location.reload()}>{t('outdated.reload')}</Button>}
    />
  );
}

/** Reads the page again: when asked, and by itself once the network is back. */
function useRetry(isNeeded: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isNeeded) return;
    const handleOnline = () => void revalidate();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isNeeded, revalidate]);
  return { retry: () => void revalidate(), isTrying: state === 'loading' };
}
