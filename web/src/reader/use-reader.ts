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

/** Browsers refuse more than about three addresses a second for long; and pages passed on the way need no address. */
const ADDRESS_SETTLES = 250;

interface ReaderOptions {
  readonly pageCount: number;
  readonly arrangement: Arrangement;
  /** The page in the address. */
  readonly page: number;
  /** How much of that page was read before, 0 to 1. */
  readonly fraction: number;
  /** Puts the page into the address, once it has been the current one for a moment. */
  readonly onPage: (page: number) => void;
}

export interface Reader {
  readonly state: ReaderState;
  readonly dispatch: (action: ReaderAction) => void;
}

/** The reader's state, kept in step with the address in both senses, and with the way of reading. */
export function useReader({ pageCount, arrangement, page, fraction, onPage }: ReaderOptions): Reader {
  const [kept, dispatch] = useReducer(reduceReader, { pageCount, page, fraction, arrangement }, openReader);
  // Another way of reading shows at once: what is drawn is never arranged as before.
  const state = reduceReader(kept, { type: 'arrange', arrangement });
  useEffect(() => dispatch({ type: 'arrange', arrangement }), [arrangement]);
  const current = currentPage(state);
  const isAddressed = currentPages(state).includes(page);

  const inAddress = useRef(page);
  /** What was put into the address and has not come back from it yet. */
  const underWay = useRef<number[]>([]);
  const tell = useRef(onPage);
  useEffect(() => {
    tell.current = onPage;
  });
  useEffect(() => {
    // Of two pages that are read together the address may name either.
    if (current === inAddress.current || isAddressed) return;
    const timer = setTimeout(() => {
      inAddress.current = current;
      underWay.current.push(current);
      tell.current(current);
    }, ADDRESS_SETTLES);
    return () => clearTimeout(timer);
  }, [current, isAddressed]);
  useEffect(() => {
    // An address of ours that arrives late asks for nothing: it would take the reader back.
    const own = underWay.current.indexOf(page);
    if (own >= 0) underWay.current.splice(0, own + 1);
    if (own >= 0 || page === inAddress.current) return;
    inAddress.current = page;
    dispatch({ type: 'go', page });
  }, [page]);

  return { state, dispatch };
}
