import { Button } from '@mantine/core';
import type { ComicCard } from '@rawi/model/pages/cards';
import { localize } from '@rawi/model/text/localized';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { readKeptHomePage } from '../../core/pages/pages.ts';
import { EmptyPanels, PageMessage } from '../../core/ui/page-message.tsx';
import { Cover, type CoverProps } from '../../domains/comics/cover.tsx';
import { useListed } from '../../domains/ratings/showing.ts';
import classes from './empty-list.module.css';

export interface EmptyListProps {
  readonly list:
    | 'history'
    | 'savedItems'
    | 'savedChapters'
    | 'shelf'
    | 'following'
    | 'comments'
    | 'notifications';
}

/** Shown in place of an empty list: what it will contain, and where to start. */
export function EmptyList({ list }: EmptyListProps) {
  const t = useWords('account');
  const locale = useLocale();
  const to = list === 'following' ? paths.mostRead(locale) : paths.latest(locale);
  return (
    <PageMessage
      isPart
      art={<Art />}
      title={t(`empty.${list}.title`)}
      text={t(`empty.${list}.text`)}
      action={
        <Button component={Link} to={to} size="lg">
          {t(`empty.${list}.action`)}
        </Button>
      }
    />
  );
}

/** Three covers of the home page copy on this device; empty panels if there is none. */
function Art() {
  const covers = useKeptCovers();
  const [left, front, right] = covers ?? [];
  return (
    <div className={classes.art} aria-hidden="true">
      {left && front && right ? (
        <>
          <Cover {...left} sizes="120px" className={classes.left} />
          <Cover {...right} sizes="120px" className={classes.right} />
          <Cover {...front} sizes="140px" className={classes.front} />
        </>
      ) : (
        covers && <EmptyPanels />
      )}
    </div>
  );
}

function useKeptCovers(): readonly Pick<CoverProps, 'image' | 'rating'>[] | undefined {
  const locale = useLocale();
  const [cards, setCards] = useState<readonly ComicCard[]>();
  const { listed } = useListed(cards ?? [], 3);
  useEffect(() => {
    let isShown = true;
    const show = async () => {
      const home = await readKeptHomePage();
      if (isShown) setCards(home?.latest ?? []);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, []);
  return (
    cards &&
    listed.map(({ cover, ageRating }) => ({
      image: imageSource(localize(cover, locale).value),
      rating: ageRating,
    }))
  );
}
