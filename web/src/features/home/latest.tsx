import { localize } from '@rawi/model/localized';
import type { ComicCard as Card } from '@rawi/model/pages';
import { imageSource } from '../../data/files.ts';
import { comicName } from '../../lib/comic-name.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { ComicCard } from '../../ui/comic-card.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './latest.module.css';
import { useCaption } from './use-caption.ts';

const SIZES = '(max-width: 640px) 148px, (max-width: 1200px) 24vw, 250px';

/** The newest first: two rows of covers, on a phone one row to push along. */
export function Latest({ comics }: { readonly comics: readonly Card[] }) {
  const t = useWords('shell');
  const locale = useLocale();
  const caption = useCaption();
  return (
    <Section id="latest" title={t('latestComics')}>
      <ul className={classes.row}>
        {comics.slice(0, 10).map((comic) => {
          const name = comicName(comic, locale);
          return (
            <li key={comic.slug} className={classes.item}>
              <ComicCard
                to={paths.comic(locale, comic.slug)}
                image={imageSource(localize(comic.cover, locale).value)}
                sizes={SIZES}
                title={name.text}
                titleLang={name.lang}
                caption={caption(comic)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
