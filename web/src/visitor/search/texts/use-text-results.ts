import { strictnessOf } from '@rawi/model/rating/age-order';
import type { SearchRequest } from '@rawi/model/search/search-request';
import { ratingNow } from '@rawi/model/text-search/raised-ratings';
import type { TextRow } from '@rawi/model/text-search/text-row';
import { useEffect, useState } from 'react';
import { report } from '../../../core/lib/report-error.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { isListedHere } from '../../../domains/ratings/showing.ts';
import { useWish } from '../../../domains/settings/wish.ts';
import { readRemoved } from '../../../domains/takedowns/removed.ts';
import { isBySite, isNarrowed, readComics } from './comics-here.ts';
import { type FoundTexts, findTexts, isForTexts, type TextQuestion } from './find-texts.ts';
import { readRaised } from './read-raised.ts';
import { readSearchPageNow } from './search-page-now.ts';
import { readList } from './stored-index.ts';

export type TextResults =
  | { readonly state: 'found'; readonly found: FoundTexts; readonly typed: string }
  /** No text is in the index yet, or a single letter is looked for. */
  | { readonly state: 'none' }
  /** Something is chosen of comics, which the site alone knows: it narrows no text. */
  | { readonly state: 'unnarrowed' }
  | { readonly state: 'failed' };

/** Who types on is not asked for each letter, in milliseconds. */
const TYPING_MS = 300;

/** What is found in texts for a request, of the last one that was answered; undefined before. */
export function useTextResults(request: SearchRequest, asked: Pick<TextQuestion, 'count' | 'reach'>) {
  const wish = useWish();
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ readonly key: string; readonly results: TextResults }>();
  const { text, languages, upTo, filters, status } = request;
  const { count, reach } = asked;
  const key = JSON.stringify([text, languages, upTo, filters, status, wish, reach, attempt, isOnline]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      try {
        const results = await resultsFor({ request, count, reach, signal });
        if (!signal.aborted) setAnswered({ key, results });
      } catch (error) {
        if (signal.aborted) return;
        if (navigator.onLine) report('Texts were not searched.', error);
        setAnswered({ key, results: { state: 'failed' } });
      }
    };
    const timer = setTimeout(() => void ask(), TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds all of it.
  }, [key]);
  return {
    results: answered?.results,
    isCurrent: answered?.key === key,
    isOnline,
    retry: () => setAttempt((before) => before + 1),
  };
}

interface Asked extends Pick<TextQuestion, 'count' | 'reach' | 'signal'> {
  readonly request: SearchRequest;
}

async function resultsFor({ request, ...asked }: Asked): Promise<TextResults> {
  if (!isForTexts(request.text)) return { state: 'none' };
  const page = await readSearchPageNow();
  if (!page || page.state === 'unavailable' || page.state === 'outdated') return { state: 'failed' };
  if (page.state !== 'ready' || page.payload.texts === undefined) return { state: 'none' };
  const { texts, parts } = page.payload;
  if (isBySite(page.payload) && isNarrowed(request)) return { state: 'unnarrowed' };
  const [list, removed, raised, comics] = await Promise.all([
    readList(texts),
    readRemoved(),
    readRaised(),
    readComics(parts, request),
  ]);
  const { text, languages, upTo } = request;
  const { hidden, fitting } = comics;
  const isWanted = (row: TextRow) =>
    !(removed.has(row.id) || removed.has(row.slug)) &&
    (fitting?.has(row.slug) ?? true) &&
    (languages.length === 0 || languages.includes(row.language)) &&
    (!upTo || strictnessOf(ratingNow(row, raised)) <= strictnessOf(upTo));
  const isListed = (row: TextRow) => isListedHere(ratingNow(row, raised)) && !hidden.has(row.slug);
  const isNarrow = fitting !== undefined;
  const found = await findTexts(list, { ...asked, typed: text, isNarrow, isWanted, isListed });
  return { state: 'found', found, typed: text };
}
