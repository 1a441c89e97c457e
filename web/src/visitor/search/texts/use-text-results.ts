import { strictnessOf } from '@rawi/model/rating/age-order';
import type { Wish } from '@rawi/model/rating/decide-showing';
import { type SearchRequest, textRequest } from '@rawi/model/search/search-request';
import type { TextRow } from '@rawi/model/text-search/text-row';
import { useEffect, useState } from 'react';
import { report } from '../../../core/lib/report-error.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { readSearchPage } from '../../../core/pages/pages.ts';
import { isListedHere } from '../../../domains/ratings/showing.ts';
import { openSearch } from '../../../domains/search/open-search.ts';
import { useWish, wishHere } from '../../../domains/settings/wish.ts';
import { readRemoved } from '../../../domains/takedowns/removed.ts';
import { type FoundTexts, findTexts, isForTexts } from './find-texts.ts';
import { readList } from './stored-index.ts';

export type TextResults =
  | { readonly state: 'found'; readonly found: FoundTexts; readonly typed: string }
  /** No text is in the index yet, or a single letter is looked for. */
  | { readonly state: 'none' }
  | { readonly state: 'failed' };

const SHOWS_ALL: Wish = { upTo: '18', blursFrom: null };

/** Who types on is not asked for each letter, in milliseconds. */
const TYPING_MS = 300;

/** What is found in texts for a request, of the last one that was answered; undefined before. */
export function useTextResults(request: SearchRequest, count: number) {
  const wish = useWish();
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ readonly key: string; readonly results: TextResults }>();
  const { text, languages, upTo } = request;
  const key = JSON.stringify([text, languages, upTo, wish, count, attempt, isOnline]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      try {
        const results = await resultsFor({ request: { text, languages, upTo }, count, signal });
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

interface Asked {
  readonly request: Pick<SearchRequest, 'text' | 'languages' | 'upTo'>;
  readonly count: number;
  readonly signal: AbortSignal;
}

/**
 * The comics that are not listed here as the catalogue has them now: the index has a rating that was raised within the hour only. Of a catalogue that the
 * site alone knows, none.
 */
function readHidden(catalogue: unknown): Promise<ReadonlySet<string>> {
  const key = JSON.stringify([catalogue, wishHere()]);
  if (hidden?.key !== key) {
    const slugs = listHidden();
    hidden = { key, slugs };
    slugs.catch(() => (hidden = undefined));
  }
  return hidden.slugs;
}

/** Of the last catalogue and wish: who types on asks for the same. */
let hidden: { readonly key: string; readonly slugs: Promise<ReadonlySet<string>> } | undefined;

async function listHidden(): Promise<ReadonlySet<string>> {
  const { list } = (await openSearch()) ?? {};
  if (!list) return new Set();
  const all = textRequest('');
  const [known, listed] = await Promise.all([list(all, SHOWS_ALL), list(all)]);
  const shown = new Set(listed);
  return new Set(known.filter((slug) => !shown.has(slug)));
}

async function resultsFor({ request, count, signal }: Asked): Promise<TextResults> {
  if (!isForTexts(request.text)) return { state: 'none' };
  const page = await readSearchPage();
  if (page.state === 'unavailable' || page.state === 'outdated') return { state: 'failed' };
  if (page.state !== 'ready' || page.payload.texts === undefined) return { state: 'none' };
  const { texts, parts } = page.payload;
  const [list, removed, left] = await Promise.all([readList(texts), readRemoved(), readHidden(parts)]);
  const { text, languages, upTo } = request;
  const isWanted = ({ id, slug, language, ageRating }: TextRow) =>
    !(removed.has(id) || removed.has(slug)) &&
    (languages.length === 0 || languages.includes(language)) &&
    (!upTo || strictnessOf(ageRating) <= strictnessOf(upTo));
  const isListed = ({ slug, ageRating }: TextRow) => isListedHere(ageRating) && !left.has(slug);
  const found = await findTexts(list, { typed: text, count, isWanted, isListed, signal });
  return { state: 'found', found, typed: text };
}
