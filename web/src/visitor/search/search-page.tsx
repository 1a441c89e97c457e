import { Button } from '@mantine/core';
import type { FirstResult } from '@rawi/model/pages/search-payloads';
import type { FoundComic } from '@rawi/model/search/answer';
import { chosenCount, type SearchFilter, searchQuery } from '@rawi/model/search/search-request';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import hidden from '../../core/ui/hidden.module.css';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { useIsListed } from '../../domains/ratings/showing.ts';
import { SurpriseButton } from '../../domains/search/surprise-button.tsx';
import { useSearch } from '../../domains/search/use-search.ts';
import { withoutChoices } from './choices.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FoundComics } from './found-comics.tsx';
import { FoundTranslators } from './found-translators.tsx';
import { GuessNote } from './guess-note.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { SearchField } from './search-field.tsx';
import classes from './search-page.module.css';
import { Sorting } from './sorting.tsx';
import { Summary } from './summary.tsx';
import { TextsSlot } from './texts/texts-slot.tsx';
import { useSearchRequest } from './use-search-request.ts';

/** How many results are added at a time. */
const RESULTS_AT_ONCE = 24;

interface SearchPageProps {
  /** What a search for nothing finds first; shown until the catalogue has answered. */
  readonly first: readonly FirstResult[];
}

/** The search page: all comics, filtered by text and choices. */
export function SearchPage({ first }: SearchPageProps) {
  const t = useWords('search');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { request, type, change } = useSearchRequest();
  const { count, showMore } = useCount();
  const [finds, setFinds] = useState<Partial<Record<SearchFilter, string>>>({});
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { found: state, isCurrent, isWhole, list, retry } = useSearch(request, { locale, count, finds });
  const { answer, progress } = state?.state === 'answered' ? state : {};
  /** Whether the answer is of what stands in the field now, and of the whole catalogue. */
  const isRead = isCurrent && progress?.read === progress?.of;
  const chosen = chosenCount(request);
  /** A served page is drawn for every search at once, so boot.js chooses between the first results and their skeleton. */
  const isServed = !useIsHydrated();
  const isForNothing = searchQuery(request).size === 0;
  const comics = answer?.comics ?? (isForNothing && first.length > 0 ? first.map(asFound) : undefined);
  const isListed = useIsListed();
  const isSearching = !isServed && (state === undefined || !isCurrent);
  const panel = (
    <FilterPanel
      request={request}
      answer={answer}
      isAwaited={state === undefined}
      isWhole={isWhole}
      finds={finds}
      onFind={(filter, text) => setFinds((before) => ({ ...before, [filter]: text }))}
      onChange={change}
    />
  );
  return (
    <div className={classes.page}>
      <h1 className={hidden.hidden} tabIndex={-1}>
        {t('title')}
      </h1>
      <SearchField value={request.text} onChange={type} inputRef={input} />
      <NoScript />
      <div className={classes.bar}>
        {state?.state !== 'failed' && (
          <Summary text={request.text} total={answer?.total} progress={progress} />
        )}
        {/* A catalogue that only the site knows is not asked for all: then one of those shown is drawn. */}
        <SurpriseButton
          key={searchQuery(request).toString()}
          isReady={Boolean(list || answer)}
          comics={async () => (list ? (await list(request)).slugs : slugsOf(answer?.comics, isListed))}
        />
        <div className={classes.chips}>
          <ChosenChips request={request} answer={answer} onChange={change} />
        </div>
        <Button
          variant="default"
          className={classes.open ?? ''}
          leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setIsPanelOpen(true)}
        >
          {t('filters')}
          {chosen > 0 && <span className={classes.number}>{formatNumber(chosen, locale)}</span>}
        </Button>
        <Sorting request={request} onChange={change} />
      </div>
      <div className={classes.columns}>
        <aside className={classes.aside} aria-label={t('filters')}>
          <div className={classes.asideTitle}>
            <h2>{t('filters')}</h2>
            {chosen > 0 && (
              <button type="button" className={classes.clear} onClick={() => change(withoutChoices(request))}>
                {t('clearAll')}
              </button>
            )}
          </div>
          {!isPanelOpen && panel}
        </aside>
        <section aria-label={t('results')} aria-busy={isSearching} className={classes.results}>
          {state?.state === 'failed' && (
            <FailedMessage isPart title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
          )}
          {!state && (!comics || isServed) && <ResultSkeleton isForQuery={comics !== undefined} />}
          {isRead && answer?.isClose && answer.total > 0 && <GuessNote text={request.text} />}
          {answer && answer.translators.length > 0 && <FoundTranslators translators={answer.translators} />}
          {state?.state !== 'failed' && comics && comics.length > 0 && (
            <FoundComics comics={comics} leftOut={answer?.leftOut ?? 0} />
          )}
          {isRead && answer?.total === 0 && (
            <NothingFound
              request={request}
              hasTranslators={answer.translators.length > 0}
              onClearText={() => {
                type('');
                input.current?.focus();
              }}
              onClearChoices={() => change(withoutChoices(request))}
            />
          )}
          {isRead && answer?.total === 0 && <LeftOut count={answer.leftOut ?? 0} />}
          {answer && answer.total > answer.comics.length && (
            <MoreResults shown={answer.comics.length} total={answer.total} onMore={showMore} />
          )}
          <TextsSlot request={request} isReady={Boolean(isRead && answer)} />
        </section>
      </div>
      {isPanelOpen && (
        <Dialog
          title={t('filterTitle')}
          closeLabel={t('close')}
          isSheet
          onClose={() => setIsPanelOpen(false)}
        >
          {panel}
          <div className={classes.foot}>
            <Button variant="default" disabled={chosen === 0} onClick={() => change(withoutChoices(request))}>
              {t('clear')}
            </Button>
            <Button className={classes.show ?? ''} onClick={() => setIsPanelOpen(false)}>
              {t('show', { count: answer?.total ?? 0, number: formatNumber(answer?.total ?? 0, locale) })}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function NoScript() {
  const t = useWords('search');
  const locale = useLocale();
  return (
    <noscript>
      <p className={classes.note}>
        {t('noScript')} <Link to={paths.comics(locale)}>{t('noScriptList')}</Link>
      </p>
    </noscript>
  );
}

/** Of those that are shown, none that is left out. */
const slugsOf = (comics: readonly FoundComic[] | undefined, isListed: ReturnType<typeof useIsListed>) =>
  comics?.flatMap(({ entry }) => (isListed(entry.ageRating) ? [entry.slug] : []));

/** A first result as an answer has it: no word of it was looked for. */
const asFound = ({ entry, publisher }: FirstResult): FoundComic => ({ entry, publisher, words: [] });

interface MoreResultsProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** How many of the results are shown, and more of them on request. */
function MoreResults({ shown, total, onMore }: MoreResultsProps) {
  const t = useWords('search');
  const locale = useLocale();
  return (
    <div className={classes.more}>
      <Button variant="default" size="lg" onClick={onMore}>
        {t('more')}
      </Button>
      <p>{t('shown', { shown: formatNumber(shown, locale), total: formatNumber(total, locale) })}</p>
    </div>
  );
}

/** How many results are shown; stored in the history entry, so that going back restores it. */
function useCount() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const kept: unknown =
    typeof state === 'object' && state !== null && 'count' in state ? state.count : RESULTS_AT_ONCE;
  const count =
    typeof kept === 'number' && kept >= RESULTS_AT_ONCE ? Math.min(kept, MAX_SHOWN) : RESULTS_AT_ONCE;
  const showMore = () =>
    void navigate(
      { search },
      { replace: true, preventScrollReset: true, state: { count: count + RESULTS_AT_ONCE } },
    );
  return { count, showMore };
}
/** The most that is restored: more results than anyone looks through. */
const MAX_SHOWN = 960;

/** Whether the page is hydrated; the server-rendered page has no search results. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
