import { type SearchRequest, searchQuery, searchRequestOf } from '@rawi/model/search/search-request';
import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** How long after typing the address is updated, in milliseconds: browsers throttle address changes. */
const ADDRESS_DELAY_MS = 400;

export interface RequestState {
  readonly request: SearchRequest;
  /** Searches for the typed text at once, and updates the address a moment later. */
  readonly type: (text: string) => void;
  /** A choice adds a history entry, so that "back" undoes it. */
  readonly change: (next: SearchRequest) => void;
}

/**
 * The search request, stored in the address; a change applies at once, and reaches the address a moment
 * later.
 */
export function useSearchRequest(): RequestState {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [changed, setChanged] = useState<SearchRequest>();
  const own = useRef(search);
  // An address that changed otherwise, by "back" or a link, takes precedence.
  useEffect(() => {
    if (search === own.current) return;
    own.current = search;
    setChanged(undefined);
  }, [search]);
  const addressed = searchRequestOf(new URLSearchParams(search));
  const go = (next: SearchRequest, options: NavigateOptions = {}) => {
    const query = searchQuery(next).toString();
    own.current = query === '' ? '' : `?${query}`;
    void navigate({ search: query }, options);
  };
  const isTyped = changed !== undefined && changed.text !== addressed.text;
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => go(changed, { replace: true }), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what goes is what was typed.
  }, [changed, isTyped]);
  const request = changed ?? addressed;
  return {
    request,
    type: (text) => setChanged(withText(request, text)),
    change: (next) => {
      setChanged(next);
      go(next);
    },
  };
}

/** Sets the text, and the order that fits it unless one was chosen. */
function withText(request: SearchRequest, text: string): SearchRequest {
  const query = searchQuery(request);
  if (text === '') query.delete('q');
  else query.set('q', text);
  return searchRequestOf(query);
}
