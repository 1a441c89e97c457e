import type { Showing } from '@rawi/model/search/answer';
import { type SearchRequest, searchQuery } from '@rawi/model/search/search-request';
import { useEffect, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { useWish } from '../settings/wish.ts';
import { openSearch } from './open-search.ts';
import type { SearchProvider, SearchState } from './search-provider.ts';

export interface Searching {
  /** The last answer, also while another search is running; undefined before the first answer. */
  readonly found: SearchState | undefined;
  /** Whether it answers the current search. */
  readonly isCurrent: boolean;
  /** As the provider's `isWhole`. */
  readonly isWhole: boolean;
  /** As the provider's `list`. */
  readonly list: SearchProvider['list'];
  readonly retry: () => void;
}

/** Searches while mounted, among what is listed for whoever looks; a `request` of null searches nothing. */
export function useSearch(request: SearchRequest | null, asked: Omit<Showing, 'upTo'>): Searching {
  const { upTo } = useWish();
  const showing: Showing = { ...asked, upTo };
  const [attempt, setAttempt] = useState(0);
  const [provider, setProvider] = useState<SearchProvider>();
  const [found, setFound] = useState<{ readonly key: string; readonly state: SearchState }>();
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const opened = await openSearch().catch((error: unknown) => report('Search cannot be opened.', error));
      if (isGone) return;
      if (opened) setProvider(opened);
      else setFound({ key: '', state: { state: 'failed' } });
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const key = request && JSON.stringify([searchQuery(request).toString(), showing]);
  useEffect(() => {
    if (!provider || !request || key === null) return;
    return provider.ask(request, showing, (state) => setFound({ key, state }));
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds both.
  }, [provider, key, attempt]);
  return {
    found: found?.state,
    isCurrent: found !== undefined && (found.key === key || found.state.state === 'failed'),
    isWhole: provider?.isWhole ?? true,
    list: provider?.list,
    retry: () => setAttempt((before) => before + 1),
  };
}
