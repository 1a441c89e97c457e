import { Button } from '@mantine/core';
import type { ComicsPayload } from '@rawi/model/pages/pages';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import classes from './all-comics.module.css';
import { ComicCards } from './comic-cards.tsx';

const SIZES = '(max-width: 640px) 46vw, (max-width: 900px) 30vw, (max-width: 1200px) 22vw, 204px';

/** A part of the list of all comics, with the way to the parts before and after it. */
export function AllComics({ page }: { readonly page: ComicsPayload }) {
  const t = useWords('home');
  if (page.comics.length === 0 && page.older === undefined) {
    return <PageMessage title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <div className={classes.page}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('all.title')}
      </h1>
      <p className={classes.lead}>{t('all.lead')}</p>
      <ComicCards comics={page.comics} sizes={SIZES} className={classes.grid} first={2} />
      <Places page={page} />
    </div>
  );
}

function Places({ page: { older, newer } }: { readonly page: ComicsPayload }) {
  const t = useWords('home');
  const locale = useLocale();
  if (older === undefined && newer === undefined) return null;
  return (
    <nav className={classes.places} aria-label={t('all.places')}>
      {newer !== undefined && (
        <Button
          component={Link}
          to={paths.comics(locale, newer)}
          variant="default"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />}
        >
          {t('all.newer')}
        </Button>
      )}
      {newer !== undefined && (
        <Button component={Link} to={paths.comics(locale)} variant="subtle">
          {t('all.newest')}
        </Button>
      )}
      {older !== undefined && (
        <Button
          component={Link}
          to={paths.comics(locale, older)}
          variant="default"
          className={classes.older ?? ''}
          rightSection={
            <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />
          }
        >
          {t('all.older')}
        </Button>
      )}
    </nav>
  );
}
