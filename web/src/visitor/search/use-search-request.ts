import { type SearchRequest, searchQuery, searchRequestOf } from '@rawi/model/search/search-request';
import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** How long typing rests before the address says it, in milliseconds: browsers count how often it changes. */
const REST = 400;

export interface RequestState {
  readonly request: SearchRequest;
  /** What is typed is looked for at once, and in the address a moment later. */
  readonly type: (text: string) => void;
  /** A choice is a step that "back" takes back. */
  readonly change: (next: SearchRequest) => void;
}

/** What is searched for, which the address says; what has been changed is so at once, and in the address a moment later. */
export function useSearchRequest(): RequestState {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [changed, setChanged] = useState<SearchRequest>();
  const own = useRef(search);
  // An address that was made elsewhere, by "back" or a link, is what counts.
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
    const timer = setTimeout(() => go(changed, { replace: true }), REST);
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

/** The same with another text; the order that belongs to it, unless one was chosen. */
function withText(request: SearchRequest, text: string): SearchRequest {
  const query = searchQuery(request);
  if (text === '') query.delete('q');
  else query.set('q', text);
  return searchRequestOf(query);
}
