import type { UpdatesPayload } from '@rawi/model/pages/updates-payload';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { loadWords } from '../../../core/i18n/i18n.ts';
import { visitLocale } from '../../../core/i18n/locale.ts';
import { report } from '../../../core/lib/report-error.ts';
import { readUpdatesPage } from '../../../core/pages/pages.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { NewsRow } from './news-row.tsx';

const FollowedNews = lazy(() => import('../followed/followed-news.tsx'));

interface NewForYouProps {
  /** Undefined for a visitor. */
  readonly uid: string | undefined;
  /** Shown until it is known what is new; null where none was expected. */
  readonly skeleton: ReactNode;
}

/**
 * The row of new chapters on the home page. They come from the list that is the same for everybody, read once the page is here,
 * and compared on the device; where none of it concerns a person, from the feed of whom they follow.
 */
export default function NewForYou({ uid, skeleton }: NewForYouProps) {
  const updates = useUpdates();
  if (updates === undefined) return skeleton;
  const others = uid !== undefined && (
    <PagePart fallback={skeleton} missing={null}>
      <FollowedNews uid={uid} skeleton={skeleton} />
    </PagePart>
  );
  if (updates === null) return others;
  return <NewsRow updates={updates} uid={uid} skeleton={skeleton} others={others} />;
}

/** How long the browser may put off what the page does not begin with, in milliseconds. */
const IDLE_MS = 2000;

/** The list of new chapters; undefined while it is read, null where it cannot be. */
function useUpdates(): UpdatesPayload | null | undefined {
  const [updates, setUpdates] = useState<UpdatesPayload | null>();
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const [page] = await Promise.all([readUpdatesPage(), loadWords(visitLocale(), 'updates')]);
      if (isShown) setUpdates(page.state === 'ready' ? page.payload : null);
    };
    const stop = whenIdle(() => {
      read().catch((error: unknown) => {
        report('The new chapters cannot be read.', error);
        if (isShown) setUpdates(null);
      });
    });
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  return updates;
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}
