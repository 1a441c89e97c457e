import type { TranslatorWork } from '@rawi/model/pages/pages';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAge } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useIsOnScreen } from '../../../core/lib/use-is-on-screen.ts';
import { type PageRead, readTranslatorPage } from '../../../core/pages/pages.ts';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { useListed } from '../../../domains/ratings/showing.ts';
import { useWorkCaption } from '../../../domains/translators/work-caption.ts';
import classes from './following.module.css';

/** What counts as new: 30 days, in milliseconds. */
const NEW_MS = 30 * 24 * 60 * 60 * 1000;
/** How many comics are named at most; the translator's page has the rest. */
const MAX_WORKS = 3;

/**
 * What a followed translator has published lately: read from their page once the row is on the screen, so that a long
 * list does not ask for all of them. Where nothing is new it says so, and names the latest all the same.
 */
export function LatestWorks({ translatorId }: { readonly translatorId: string }) {
  const element = useRef<HTMLDivElement>(null);
  const page = usePageOnceSeen(translatorId, useIsOnScreen(element));
  return (
    <div ref={element} className={classes.latest} aria-busy={page === undefined}>
      {page ? <Works page={page} /> : <SkeletonBox width="60%" height="1rem" />}
    </div>
  );
}

function usePageOnceSeen(translatorId: string, isSeen: boolean): PageRead<'translator'> | undefined {
  const [page, setPage] = useState<PageRead<'translator'>>();
  const [isWanted, setIsWanted] = useState(false);
  if (isSeen && !isWanted) setIsWanted(true);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    const ask = async () => {
      const read = await readTranslatorPage(translatorId);
      if (isShown) setPage(read);
      // A copy of this device is shown at once; what the network has takes its place.
      if (read.state !== 'ready' || (await read.refresh) !== 'changed') return;
      const newer = await readTranslatorPage(translatorId);
      if (isShown) setPage(newer);
    };
    void ask();
    return () => {
      isShown = false;
    };
  }, [translatorId, isWanted]);
  return page;
}

function Works({ page }: { readonly page: PageRead<'translator'> }) {
  const t = useWords('account');
  const [since] = useState(() => Date.now() - NEW_MS);
  const all = page.state === 'ready' ? page.payload.works : [];
  const { listed: works, leftOut } = useListed(all);
  if (page.state === 'unavailable' || page.state === 'outdated') {
    return <p className={classes.none}>{t('news.failed')}</p>;
  }
  const added = works.filter(({ updatedAt }) => Date.parse(updatedAt) >= since).slice(0, MAX_WORKS);
  const shown = added.length > 0 ? added : works.slice(0, 1);
  return (
    <>
      {added.length === 0 && (
        <p className={classes.none}>{t(all.length === 0 ? 'news.empty' : 'news.none')}</p>
      )}
      <ul className={classes.works}>
        {shown.map((work) => (
          <Work key={work.slug} work={work} />
        ))}
      </ul>
      <LeftOut count={leftOut} />
    </>
  );
}

function Work({ work }: { readonly work: TranslatorWork }) {
  const locale = useLocale();
  const caption = useWorkCaption();
  const name = comicName(work, locale);
  return (
    <li className={classes.work}>
      <Link to={paths.comic(locale, work.slug)} className={classes.comic}>
        <bdi lang={name.lang}>{name.text}</bdi>
      </Link>
      {caption(work).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{formatAge(work.updatedAt, locale)}</span>
    </li>
  );
}
