import { useDebouncedValue } from '@mantine/hooks';
import { fold, isFoundBy, queryKey } from '@rawi/model/text/fold';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Comic } from '@rawi/model/truth/comic';
import type { Submission } from '@rawi/model/truth/submission';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useList } from '../../core/live/use-list.ts';
import hidden from '../../core/ui/hidden.module.css';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import { comicsFoundBy } from '../../domains/asks/ask-lists.ts';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import { workOf } from '../../domains/submissions/own-work.ts';
import classes from './comic-form.module.css';

/** How long typing must pause before a search, in milliseconds: each search is billed. */
const TYPING_PAUSE = 250;
/** The shortest name to search: one or two letters match too many. */
const MIN_LETTERS = 3;
const SHOWN = 4;

interface ExistingProps {
  readonly uid: string;
  readonly submissionId: string;
  /** The typed name of the series. */
  readonly typed: string;
}

/** Existing comics with a similar name: comics on Rawi, and one's own proposed ones. */
export function Existing({ uid, submissionId, typed }: ExistingProps) {
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE);
  const key = queryKey(settled);
  if (key === undefined || [...key].length < MIN_LETTERS) return null;
  return (
    <RetryBoundary
      // This list is only a help: without it, reviewers find duplicates.
      onError={(error) => report('Comics of this name cannot be looked for.', error)}
      renderFailed={() => null}
    >
      <OnRawi key={key} searchKey={key} typed={settled} />
      <OwnProposals uid={uid} submissionId={submissionId} typed={settled} />
    </RetryBoundary>
  );
}

function OnRawi({ searchKey, typed }: { readonly searchKey: string; readonly typed: string }) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const items = useList(comicsFoundBy(searchKey))
    .items?.filter(({ data }) => isFoundBy(data.searchKeys, typed))
    .slice(0, SHOWN);
  if (!items || items.length === 0) return null;
  const count = items.length;
  return (
    <section className={classes.existing} aria-label={t('existing.title')}>
      <p className={classes.title}>{t('existing.title')}</p>
      <ul className={classes.list}>
        {items.map((item) => (
          <ExistingComic key={item.path} item={item} />
        ))}
      </ul>
      <output className={hidden.hidden}>
        {t('existing.count', { count, number: formatNumber(count, locale) })}
      </output>
    </section>
  );
}

function ExistingComic({ item }: { readonly item: ListItem<Comic> }) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const shown = comicName(item.data, locale);
  const name = isolatedName(shown, locale);
  return (
    <li className={classes.row}>
      <Link to={paths.comic(locale, item.data.slug)} className={classes.name}>
        <bdi lang={shown.lang}>{shown.text}</bdi>
      </Link>
      <Link
        to={paths.uploadChapter(locale, { comic: idOf(item) })}
        className={classes.action}
        aria-label={t('existing.chapterOf', { name })}
      >
        {t('existing.chapter')}
      </Link>
    </li>
  );
}

function OwnProposals({ uid, submissionId, typed }: ExistingProps) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const found = useList(workOf(uid)).items?.filter(
    (item) => idOf(item) !== submissionId && isCalled(item.data, typed),
  );
  if (!found || found.length === 0) return null;
  return (
    <section className={classes.existing} aria-label={t('existing.own')}>
      <p className={classes.title}>{t('existing.own')}</p>
      <ul className={classes.list}>
        {found.map(({ data, path }) => (
          <li key={path} className={classes.row}>
            <bdi lang={languageOfScript(seriesOf(data))}>{seriesOf(data)}</bdi>
            <Link
              to={paths.myWork(locale)}
              className={classes.action}
              aria-label={t('existing.seeName', { name: isolated(seriesOf(data)) })}
            >
              {t('existing.see')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const seriesOf = ({ content }: Submission): string => ('series' in content ? content.series : '');

function isCalled(submission: Submission, typed: string): boolean {
  const series = fold(seriesOf(submission));
  return series !== '' && series === fold(typed);
}
