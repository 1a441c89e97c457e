import { Button, VisuallyHidden } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { Ask } from '@rawi/model/truth/ask';
import { Link } from 'react-router-dom';
import { thumbnailSource } from '../../../data/files.ts';
import { asksAbout } from '../../../data/live/own-work.ts';
import { useList } from '../../../data/live/use-list.ts';
import { comicName, isolatedName } from '../../../lib/comic-name.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { Cover } from '../../../ui/cover.tsx';
import { OneLine } from '../../../ui/one-line.tsx';
import classes from './told.module.css';

/** What readers miss of the comics that one translates, the most wanted first. */
export function Asks({ comicIds }: { readonly comicIds: readonly string[] }) {
  const t = useWords('my-work');
  const { items } = useList(asksAbout(comicIds));
  if (!items || items.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{t('asks.title')}</h2>
      <p className={classes.lead}>{t('asks.lead')}</p>
      <ul className={classes.rows}>
        {items.map(({ path, data }) => data.comic && <AskRow key={path} ask={data} comic={data.comic} />)}
      </ul>
    </section>
  );
}

interface AskRowProps {
  readonly ask: Ask;
  readonly comic: NonNullable<Ask['comic']>;
}

function AskRow({ ask: { number, language, readers }, comic }: AskRowProps) {
  const t = useWords('my-work');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const chapter = number === null ? undefined : formatNumber(number, locale);
  const whole = isolatedName(name, locale);
  const spoken = chapter === undefined ? whole : t('chapterOf', { name: whole, chapter });
  const about = { comic: comic.comicId, language, ...(number !== null && { number }) };
  return (
    <li className={classes.row}>
      <Cover image={thumbnailSource(comic.picture)} sizes="52px" />
      <div className={classes.text}>
        <h3 className={classes.name}>
          <OneLine text={name.text} lang={name.lang} />
        </h3>
        <p className={classes.facts}>
          <span>{chapter === undefined ? t('asks.whole') : t('chapter', { chapter })}</span>
          <span>{LANGUAGE_NAMES[language][locale]}</span>
        </p>
        <p className={classes.issue}>
          {t('asks.readers', { count: readers, number: formatNumber(readers, locale) })}
        </p>
      </div>
      <Button component={Link} variant="light" color="gray" size="sm" to={paths.uploadChapter(locale, about)}>
        {t('asks.upload')}
        <VisuallyHidden component="span"> {spoken}</VisuallyHidden>
      </Button>
    </li>
  );
}
