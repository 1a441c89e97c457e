import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { DEFAULT_LOCALE, LOCALE_TAGS } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import type { Comic } from '@rawi/model/truth/comic';
import { smallestPicture } from '@rawi/model/truth/picture';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import classes from './ask.module.css';
import { Row } from './ask-row.tsx';
import { useAsker } from './asker.ts';

interface FoundComicProps {
  readonly comic: Comic;
  /** Called to ask for what the comic lacks. */
  readonly onAsk: () => void;
}

/** A comic on Rawi, with a link to read it and a button to ask for what it lacks. */
export function FoundComic({ comic, onAsk }: FoundComicProps) {
  const t = useWords('ask');
  const locale = useLocale();
  const { mayAsk } = useAsker();
  const shown = comicName(comic, locale);
  const name = isolatedName(shown, locale);
  const { chapterCount: count, languages } = comic;
  const named = languages.map((code) => LANGUAGE_NAMES[code][locale]);
  return (
    <Row
      picture={smallestPicture(localize(comic.cover, DEFAULT_LOCALE).value)}
      rating={comic.ageRating}
      name={<bdi lang={shown.lang}>{shown.text}</bdi>}
      actions={
        <Button
          component={Link}
          to={paths.comic(locale, comic.slug)}
          variant="light"
          color="gray"
          aria-label={t('readName', { name })}
        >
          {t('read')}
        </Button>
      }
    >
      <p className={classes.facts}>
        <span>
          {count === 0 ? t('noChapters') : t('chapterCount', { count, number: formatNumber(count, locale) })}
        </span>
        {named.length > 0 && <span>{new Intl.ListFormat(LOCALE_TAGS[locale]).format(named)}</span>}
      </p>
      <button
        type="button"
        className={classes.missing}
        aria-label={t('missingOf', { name })}
        disabled={!mayAsk}
        onClick={onAsk}
      >
        {t('missing')}
      </button>
    </Row>
  );
}
