import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { chosenCount, type SearchRequest } from '@rawi/model/search/search-request';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { Marked } from '../marked.tsx';
import type { TextLine } from './find-texts.ts';
import classes from './text-results.module.css';
import { useTextResults } from './use-text-results.ts';

/** How many lines are shown first, and are added at a time. */
const LINES = { first: 5, more: 10, most: 65 } as const;

/** The lines of chapters that have what was typed, below what was found by name. */
export function TextResults({ request }: { readonly request: SearchRequest }) {
  const t = useWords('text-results');
  const title = useId();
  const [pressed, setPressed] = useState<{ readonly text: string; readonly reach: number }>();
  // It grows with each press, also where fewer lines were found.
  const reach = pressed?.text === request.text ? pressed.reach : LINES.first;
  const count = Math.min(reach, LINES.most);
  const { results, isCurrent, isOnline, retry } = useTextResults(request, { count, reach });
  if (results?.state === 'none') return null;
  const found = results?.state === 'found' ? results.found : undefined;
  const hasFailed = isCurrent && results?.state === 'failed';
  return (
    <section aria-labelledby={title} aria-busy={!isCurrent} className={classes.part} data-texts="">
      <h2 id={title} className={classes.title}>
        {t('title')}
      </h2>
      <output className={classes.note}>
        {hasFailed ? t(isOnline ? 'failed' : 'offline') : isCurrent ? sentence() : t('searching')}
      </output>
      {hasFailed && isOnline && (
        <Button variant="default" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
      {found && found.lines.length > 0 && (
        <ol className={classes.lines} aria-label={t('title')}>
          {found.lines.map((line, at) => (
            // Two lines of a page may have the same words.
            <li key={`${line.row.id} ${line.page} ${at}`}>
              <FoundLine line={line} />
            </li>
          ))}
        </ol>
      )}
      <LeftOut count={found?.leftOut ?? 0} />
      {found?.hasMore && found.lines.length < LINES.most && (
        <Button
          variant="default"
          disabled={!isCurrent}
          onClick={() => setPressed({ text: request.text, reach: reach + LINES.more })}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );

  function sentence(): string {
    if (results?.state === 'unnarrowed') return t('unnarrowed');
    if (found && found.lines.length > 0) return t('fresh');
    if (found?.hasMore) return t('notYet');
    return `${t(chosenCount(request) > 0 ? 'noneFits' : 'nothing')} ${t('fresh')}`;
  }
}

function FoundLine({ line: { row, page, item, words } }: { readonly line: TextLine }) {
  const t = useWords('text-results');
  const locale = useLocale();
  const name = comicName(row, locale);
  const { language } = row;
  return (
    <Link to={paths.chapter(locale, row.id, page)} className={classes.line}>
      {item.who !== undefined && (
        <bdi lang={language} className={classes.who}>
          {item.who}
        </bdi>
      )}
      <span lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={classes.words}>
        <Marked text={item.words} words={words} />
      </span>
      <span className={classes.place}>
        <bdi lang={name.lang}>{name.text}</bdi>
        <span>{t('chapter', { chapter: formatNumber(row.number, locale) })}</span>
        <span>{t('page', { page: formatNumber(page, locale) })}</span>
        <span>{LANGUAGE_NAMES[language][locale]}</span>
      </span>
    </Link>
  );
}
