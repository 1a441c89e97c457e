import { Button } from '@mantine/core';
import { localize } from '@rawi/model/text/localized';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { type ImageSource, imageSource } from '../../core/pages/files.ts';
import { keptHomePage } from '../../core/pages/pages.ts';
import { EmptyPanels, PageMessage } from '../../core/ui/page-message.tsx';
import { Cover } from '../../domains/comics/cover.tsx';
import classes from './empty-list.module.css';

export interface EmptyListProps {
  readonly list: 'history' | 'savedItems' | 'savedChapters' | 'following' | 'comments' | 'notifications';
}

/** A list of the account with nothing in it yet: what will stand here, and where to begin. */
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

/** Three covers of the home page that this device has a copy of; the empty panels where it has none. */
function Art() {
  const covers = useKeptCovers();
  const [left, front, right] = covers ?? [];
  return (
    <div className={classes.art} aria-hidden="true">
      {left && front && right ? (
        <>
          <Cover image={left} sizes="120px" className={classes.left} />
          <Cover image={right} sizes="120px" className={classes.right} />
          <Cover image={front} sizes="140px" className={classes.front} />
        </>
      ) : (
        covers && <EmptyPanels />
      )}
    </div>
  );
}

function useKeptCovers(): readonly ImageSource[] | undefined {
  const locale = useLocale();
  const [covers, setCovers] = useState<readonly ImageSource[]>();
  useEffect(() => {
    let isShown = true;
    const show = async () => {
      const home = await keptHomePage();
      const cards = home?.latest.slice(0, 3) ?? [];
      if (isShown) setCovers(cards.map(({ cover }) => imageSource(localize(cover, locale).value)));
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [locale]);
  return covers;
}
