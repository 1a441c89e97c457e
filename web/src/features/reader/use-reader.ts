import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { useEffect, useReducer, useRef, useState } from 'react';
import { keepLayout, preferredLayout } from './layout-preference.ts';
import {
  currentPage,
  layoutOf,
  openReader,
  type ReaderAction,
  type ReaderLayout,
  type ReaderState,
  reduceReader,
} from './reader-state.ts';

/** Browsers refuse more than about three addresses a second for long; and pages passed on the way need no address. */
const ADDRESS_SETTLES = 250;

interface ReaderOptions {
  readonly pageCount: number;
  readonly direction: ReadingDirection;
  /** The page in the address. */
  readonly page: number;
  /** Puts the page into the address, once it has been the current one for a moment. */
  readonly onPage: (page: number) => void;
}

export interface Reader {
  readonly state: ReaderState;
  readonly dispatch: (action: ReaderAction) => void;
  readonly setLayout: (layout: ReaderLayout) => void;
}

/** The reader's state, kept in step with the address in both senses. */
export function useReader({ pageCount, direction, page, onPage }: ReaderOptions): Reader {
  const [preferred] = useState(preferredLayout);
  const [state, dispatch] = useReducer(
    reduceReader,
    { pageCount, page, layout: layoutOf(direction, preferred) },
    openReader,
  );
  const current = currentPage(state);

  const inAddress = useRef(page);
  const tell = useRef(onPage);
  useEffect(() => {
    tell.current = onPage;
  });
  useEffect(() => {
    if (current === inAddress.current) return;
    const timer = setTimeout(() => {
      inAddress.current = current;
      tell.current(current);
    }, ADDRESS_SETTLES);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => {
    if (page === inAddress.current) return;
    inAddress.current = page;
    dispatch({ type: 'go', page });
  }, [page]);

  return {
    state,
    dispatch,
    setLayout: (layout) => {
      keepLayout(layout);
      dispatch({ type: 'set-layout', layout });
    },
  };
}
