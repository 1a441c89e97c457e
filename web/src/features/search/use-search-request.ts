import { type SearchRequest, searchQuery, searchRequestOf } from '@rawi/model/search/search-request';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long typing rests before the address says it, in milliseconds: browsers count how often it changes. */
const REST = 400;

export interface RequestState {
  readonly request: SearchRequest;
  /** What is typed is looked for at once, and in the address a moment later. */
  readonly type: (text: string) => void;
  /** A choice is a step that "back" takes back. */
  readonly change: (next: SearchRequest) => void;
}

/** What is searched for, which the address says. */
export function useSearchRequest(): RequestState {
  const navigate = useNavigate();
  const { search } = useLocation();
  const request = searchRequestOf(new URLSearchParams(search));
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  // What was typed over another address is over, too: it is in this one, or was left.
  const text = typed?.over === search ? typed.text : request.text;
  useEffect(() => {
    if (typed?.over !== search || typed.text === request.text) return;
    const timer = setTimeout(
      () => void navigate(addressOf(withText(request, typed.text)), { replace: true }),
      REST,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the request is what the address says.
  }, [typed, search, navigate]);
  return {
    request: withText(request, text),
    type: (next) => setTyped({ text: next, over: search }),
    change: (next) => void navigate(addressOf(next)),
  };
}

/** The same with another text; the order that belongs to it, unless one was chosen. */
function withText(request: SearchRequest, text: string): SearchRequest {
  const query = searchQuery(request);
  if (text === '') query.delete('q');
  else query.set('q', text);
  return searchRequestOf(query);
}

function addressOf(request: SearchRequest): { readonly search: string } {
  return { search: searchQuery(request).toString() };
}
