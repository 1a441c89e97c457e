import { useEffect, useReducer, useRef } from 'react';
import {
  type Arrangement,
  currentPage,
  currentPages,
  openReader,
  type ReaderAction,
  type ReaderState,
  reduceReader,
} from './reader-state.ts';

/**
 * In milliseconds: browsers throttle more than about three address changes a second, and pages that are only
 * passed need no address.
 */
const ADDRESS_DELAY_MS = 250;

interface ReaderOptions {
  readonly pageCount: number;
  readonly arrangement: Arrangement;
  /** The page in the address. */
  readonly page: number;
  /** How much of that page was read before, 0 to 1. */
  readonly fraction: number;
  /** Puts the page into the address, once it has been current for a moment. */
  readonly onPage: (page: number) => void;
}

export interface Reader {
  readonly state: ReaderState;
  readonly dispatch: (action: ReaderAction) => void;
}

/** The reader's state, kept in sync with the address in both directions, and with the way of reading. */
export function useReader({ pageCount, arrangement, page, fraction, onPage }: ReaderOptions): Reader {
  const [kept, dispatch] = useReducer(reduceReader, { pageCount, page, fraction, arrangement }, openReader);
  // A changed way of reading applies during render, so that the old arrangement is never drawn.
  const state = reduceReader(kept, { type: 'arrange', arrangement });
  useEffect(() => dispatch({ type: 'arrange', arrangement }), [arrangement]);
  const current = currentPage(state);
  const isAddressed = currentPages(state).includes(page);

  const inAddress = useRef(page);
  /** The page that was written to the address and has not been read back yet. */
  const underWay = useRef<number[]>([]);
  const tell = useRef(onPage);
  useEffect(() => {
    tell.current = onPage;
  });
  useEffect(() => {
    // The address may name either page of a spread.
    if (current === inAddress.current || isAddressed) return;
    const timer = setTimeout(() => {
      inAddress.current = current;
      underWay.current.push(current);
      tell.current(current);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [current, isAddressed]);
  useEffect(() => {
    // An address that the reader wrote itself is ignored when it arrives late: it would move the reader back.
    const own = underWay.current.indexOf(page);
    if (own >= 0) underWay.current.splice(0, own + 1);
    if (own >= 0 || page === inAddress.current) return;
    inAddress.current = page;
    dispatch({ type: 'go', page });
  }, [page]);

  return { state, dispatch };
}
