import type { ComicCard } from '@rawi/model/pages/cards';
import { localize } from '@rawi/model/text/localized';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../../core/i18n/locale.ts';
import { imageSource } from '../../core/pages/files.ts';
import { readHomePage } from '../../core/pages/pages.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { useListed } from '../../domains/ratings/showing.ts';
import classes from './cover-wall.module.css';

/** Below this the wall is not shown (auth-layout.module.css). */
const WIDE = '(min-width: 1100px)';
const COLUMNS = 3;
const ROWS = 4;

/** The latest covers, hung a little askew: decoration beside a form, fetched after it and only where it is seen. */
export default function CoverWall(): ReactNode {
  const { listed: comics } = useListed(useLatestComics());
  const locale = useLocale();
  const hung = comics.length === 0 ? [] : repeatComics(comics, COLUMNS * ROWS);
  return (
    <div className={classes.wall}>
      {Array.from({ length: COLUMNS }, (_, column) => (
        <div key={column} className={classes.column}>
          {hung.slice(column * ROWS, (column + 1) * ROWS).map((comic, row) => (
            <Cover
              key={`${row} ${comic.slug}`}
              image={imageSource(localize(comic.cover, locale).value)}
              rating={comic.ageRating}
              sizes="230px"
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function repeatComics(comics: readonly ComicCard[], count: number): ComicCard[] {
  return Array.from({ length: count }, (_, index) => comics[index % comics.length]).filter(
    (comic) => comic !== undefined,
  );
}

/** Of the home page, which this tab or this device has usually read already. */
function useLatestComics(): readonly ComicCard[] {
  const [comics, setComics] = useState<readonly ComicCard[]>([]);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    let isGone = false;
    const show = async () => {
      if (!wide.matches) return;
      const page = await readHomePage();
      if (page.state === 'ready' && !isGone) setComics(page.payload.latest);
    };
    const look = () => void show();
    look();
    wide.addEventListener('change', look);
    return () => {
      isGone = true;
      wide.removeEventListener('change', look);
    };
  }, []);
  return comics;
}
