import { Button } from '@mantine/core';
import type { UpdatedComic } from '@rawi/model/pages/updates-payload';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { OneLine } from '../../core/ui/one-line.tsx';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import type { Mark, Marks } from '../../domains/updates/marks.ts';
import classes from './updates-page.module.css';

interface HiddenComicsProps {
  readonly comics: readonly UpdatedComic[];
  readonly hidden: Marks['hidden'];
  readonly onMark: (mark: Mark) => void;
}

/** The hidden comics that have new chapters, to be shown again. */
export function HiddenComics({ comics, hidden, onMark }: HiddenComicsProps) {
  const t = useWords('updates');
  const locale = useLocale();
  const own = comics.filter(({ id }) => hidden[id] === true);
  if (own.length === 0) return null;
  return (
    <section className={classes.hidden}>
      <h2>{t('hiddenComics')}</h2>
      <ul className={classes.rows}>
        {own.map((comic) => {
          const name = comicName(comic, locale);
          return (
            <li key={comic.id} className={classes.hiddenRow}>
              <OneLine text={name.text} lang={name.lang} />
              <Button
                variant="subtle"
                size="sm"
                aria-label={t('unhideOf', { comic: isolatedName(name, locale) })}
                onClick={() => onMark({ kind: 'hide', comicId: comic.id, on: false })}
              >
                {t('unhide')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
