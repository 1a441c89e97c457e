import { LIMITS } from '@rawi/model/limits';
import type { Locale } from '@rawi/model/lists/locales';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { report } from '../../../../core/lib/report-error.ts';
import { findNamed } from '../../../../domains/search/open-search.ts';
import {
  type BroughtList,
  type FileProblem,
  UnreadableFile,
} from '../../../../domains/shelves/files/listed-book.ts';
import { type BookMatch, matchBooks } from '../../../../domains/shelves/files/match-books.ts';
import { type EntryMatch, matchLibrary } from '../../../../domains/shelves/library-files/match-library.ts';
import {
  type BroughtFile,
  readBroughtFile,
} from '../../../../domains/shelves/library-files/read-brought-file.ts';
import { readComic } from './read-comic.ts';

/** As much of a list as one screen confirms: a longer list comes in parts. */
export interface Portion extends BroughtList {
  readonly part: number;
  readonly parts: number;
}

type BroughtLibrary = Extract<BroughtFile, { kind: 'library' }>;

export type ImportState =
  | { readonly step: 'choose'; readonly problem?: FileProblem }
  | { readonly step: 'reading'; readonly entries: number }
  | {
      readonly step: 'matching';
      /** How many comics of a list have been read, or names of a library looked up. */
      readonly progress?: { readonly done: number; readonly of: number } | undefined;
    }
  /** The site did not answer; the file is still known. */
  | { readonly step: 'failed' }
  | { readonly step: 'confirm'; readonly matches: readonly BookMatch[]; readonly round: number }
  | { readonly step: 'library'; readonly name: string; readonly matches: readonly EntryMatch[] }
  | { readonly step: 'done' };

export interface ListImport {
  readonly state: ImportState;
  readonly portions: readonly Portion[];
  /** Which of them is compared or confirmed. */
  readonly at: number;
  readonly take: (file: File) => void;
  /** Gives up what is being read or compared. */
  readonly stop: () => void;
  readonly retry: () => void;
  /** Goes on with what was not saved of this one, else with the next. */
  readonly goOn: (left: readonly BookMatch[]) => void;
}

/** How lists of a file become matches to be confirmed, one portion after the other, and a library does at once. */
export function useListImport(): ListImport {
  const locale = useLocale();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [portions, setPortions] = useState<readonly Portion[]>([]);
  const [library, setLibrary] = useState<BroughtLibrary>();
  const [at, setAt] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  /** Shows how far a comparison is, then what it has found. */
  const match = async (
    compare: (onProgress: (done: number, of: number) => void) => Promise<ImportState>,
    signal: AbortSignal,
  ) => {
    const show = (next: ImportState) => {
      if (!signal.aborted) setState(next);
    };
    show({ step: 'matching' });
    try {
      show(await compare((done, of) => show({ step: 'matching', progress: { done, of } })));
    } catch (error) {
      if (!signal.aborted) report('A file could not be compared.', error);
      show({ step: 'failed' });
    }
  };
  const matchPortion = ({ books }: Portion, signal: AbortSignal) =>
    match(async (onProgress) => {
      const matches = await matchBooks(books, { ...asking(locale), onProgress, signal });
      return { step: 'confirm', matches, round: 0 };
    }, signal);
  const matchEntries = ({ name, entries }: BroughtLibrary, signal: AbortSignal) =>
    match(async (onProgress) => {
      const matches = await matchLibrary(entries, { ...asking(locale), onProgress, signal });
      return { step: 'library', name, matches };
    }, signal);
  const open = async (file: File, signal: AbortSignal) => {
    setState({ step: 'reading', entries: 0 });
    try {
      const read = await readBroughtFile(file, {
        onProgress: (entries) => {
          if (!signal.aborted) setState({ step: 'reading', entries });
        },
        signal,
      });
      if (signal.aborted) return;
      const lists = read.kind === 'lists' ? portionsOf(read.lists) : [];
      setPortions(lists);
      setLibrary(read.kind === 'library' ? read : undefined);
      setAt(0);
      const [first] = lists;
      if (read.kind === 'library') await matchEntries(read, signal);
      else if (first) await matchPortion(first, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof UnreadableFile)) throw error;
      setState({ step: 'choose', problem: error.problem });
    }
  };
  const start = (index: number) => {
    const portion = portions[index];
    if (!portion) return setState({ step: 'done' });
    setAt(index);
    void matchPortion(portion, begin());
  };
  return {
    state,
    portions,
    at,
    take: (file) => void open(file, begin()),
    stop: () => {
      running.current?.abort();
      setState({ step: 'choose' });
    },
    retry: () => (library ? void matchEntries(library, begin()) : start(at)),
    goOn: (left) => {
      if (left.length === 0) return start(at + 1);
      const round = state.step === 'confirm' ? state.round + 1 : 1;
      setState({ step: 'confirm', matches: left, round });
    },
  };
}

/** Lists in parts of as many entries as a list holds. */
function portionsOf(lists: readonly BroughtList[]): readonly Portion[] {
  const size = LIMITS.ownLists.entries;
  return lists.flatMap((list) => {
    const parts = Math.ceil(list.books.length / size);
    return Array.from({ length: parts }, (_, index) => ({
      ...list,
      books: list.books.slice(index * size, (index + 1) * size),
      part: index + 1,
      parts,
    }));
  });
}

const asking = (locale: Locale) => ({
  locale,
  findNamed: async (wanted: Parameters<typeof findNamed>[0]) => {
    const named = await findNamed(wanted);
    if (!named) throw new Error('The catalogue cannot be had.');
    return named;
  },
  readComic,
});
