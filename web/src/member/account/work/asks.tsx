import { Button, VisuallyHidden } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { Ask } from '@rawi/model/truth/ask';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useList } from '../../../core/live/use-list.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { FactLine } from '../../../core/ui/fact-line.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { comicName, isolatedName } from '../../../domains/comics/comic-name.ts';
import { Cover } from '../../../domains/comics/cover.tsx';
import { UNASKED } from '../../../domains/ratings/showing.ts';
import { asksAbout } from '../../../domains/submissions/own-work.ts';
import classes from './feedback.module.css';

/** What readers ask for in the comics that one translates, the most wanted first. */
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
      <Cover image={thumbnailSource(comic.picture)} rating={UNASKED} sizes="52px" />
      <div className={classes.text}>
        <h3 className={classes.name}>
          <OneLine text={name.text} lang={name.lang} />
        </h3>
        <FactLine>
          <span>{chapter === undefined ? t('asks.whole') : t('chapter', { chapter })}</span>
          <span>{LANGUAGE_NAMES[language][locale]}</span>
        </FactLine>
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
