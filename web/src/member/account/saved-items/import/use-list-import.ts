import { LIMITS } from '@rawi/model/limits';
import type { Locale } from '@rawi/model/lists/locales';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { report } from '../../../../core/lib/report-error.ts';
import { readComicPage } from '../../../../core/pages/pages.ts';
import { findNamed } from '../../../../domains/search/open-search.ts';
import {
  type BroughtList,
  type FileProblem,
  UnreadableFile,
} from '../../../../domains/shelves/files/listed-book.ts';
import {
  type BookMatch,
  type MatchedComic,
  matchBooks,
} from '../../../../domains/shelves/files/match-books.ts';
import { readListFile } from '../../../../domains/shelves/files/read-list-file.ts';

/** As much of a list as one screen confirms: a longer list comes in parts. */
export interface Portion extends BroughtList {
  readonly part: number;
  readonly parts: number;
}

export type ImportState =
  | { readonly step: 'choose'; readonly problem?: FileProblem }
  | { readonly step: 'reading' }
  | {
      readonly step: 'matching';
      readonly progress?: { readonly read: number; readonly of: number } | undefined;
    }
  /** The site did not answer; the file is still known. */
  | { readonly step: 'failed' }
  | { readonly step: 'confirm'; readonly matches: readonly BookMatch[]; readonly round: number }
  | { readonly step: 'done' };

export interface ListImport {
  readonly state: ImportState;
  readonly portions: readonly Portion[];
  /** Which of them is compared or confirmed. */
  readonly at: number;
  readonly take: (file: File) => void;
  readonly retry: () => void;
  /** Goes on with what was not saved of this one, else with the next. */
  readonly goOn: (left: readonly BookMatch[]) => void;
}

/** How lists of a file become matches to be confirmed, one portion after the other. */
export function useListImport(): ListImport {
  const locale = useLocale();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [portions, setPortions] = useState<readonly Portion[]>([]);
  const [at, setAt] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  const match = async (portion: Portion, signal: AbortSignal) => {
    const show = (next: ImportState) => {
      if (!signal.aborted) setState(next);
    };
    show({ step: 'matching' });
    try {
      const matches = await matchBooks(portion.books, {
        ...asking(locale),
        onProgress: (read, of) => show({ step: 'matching', progress: { read, of } }),
        signal,
      });
      show({ step: 'confirm', matches, round: 0 });
    } catch (error) {
      if (!signal.aborted) report('A list could not be compared.', error);
      show({ step: 'failed' });
    }
  };
  const open = async (file: File, signal: AbortSignal) => {
    setState({ step: 'reading' });
    try {
      const read = portionsOf(await readListFile(file));
      if (signal.aborted) return;
      setPortions(read);
      setAt(0);
      const [first] = read;
      if (first) await match(first, signal);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (!signal.aborted) setState({ step: 'choose', problem: error.problem });
    }
  };
  const start = (index: number) => {
    const portion = portions[index];
    if (!portion) return setState({ step: 'done' });
    setAt(index);
    void match(portion, begin());
  };
  return {
    state,
    portions,
    at,
    take: (file) => void open(file, begin()),
    retry: () => start(at),
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
  readComic: async (slug: string): Promise<MatchedComic | undefined> => {
    const page = await readComicPage(slug);
    if (page.state === 'ready') return page.payload;
    if (page.state === 'unavailable' || page.state === 'outdated') {
      throw new Error(`The comic ${slug} cannot be read.`);
    }
    return undefined;
  },
});
