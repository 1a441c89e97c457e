import { packCbz } from '@rawi/model/cbz/pack-cbz';
import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readComicPage } from '../../core/pages/pages.ts';
import { savesData } from '../../domains/settings/settings-mirror.ts';
import { chapterTitles } from '../chapter-titles.ts';
import { fileName } from '../download/file-name.ts';
import { useReaderWords } from '../reader-words.ts';
import { cbzFacts } from './cbz-facts.ts';
import { CbzError, type CbzFailure, fetchImage } from './fetch-image.ts';
import { joinSlices } from './join-slices.ts';
import { openSink, type Sink } from './sinks.ts';

export type CbzState =
  | { readonly step: 'choosing' }
  | { readonly step: 'running'; readonly done: number }
  | { readonly step: 'saved'; readonly name: string; readonly narrow?: NarrowPages | undefined }
  | { readonly step: 'canceled' }
  | { readonly step: 'failed'; readonly done: number; readonly failure: CbzFailure };

/** The pages are not as wide as the site has them. */
export interface NarrowPages {
  readonly width: number;
  readonly because: 'savesData' | 'onDevice';
}

interface CbzOptions {
  readonly chapter: ChapterPayload;
  /** Packing starts when it changes. */
  readonly asked: number;
  /** The person has chosen no place for the file. */
  readonly onNoPlace: () => void;
}

/** Packs a chapter's pages into one file on this device. A press while that runs starts nothing. */
export function useCbz({ chapter, asked, onNoPlace }: CbzOptions) {
  const [state, setState] = useState<CbzState>({ step: 'choosing' });
  const words = useReaderWords();
  const running = useRef<AbortController>(undefined);
  const locale = words.locale;
  const { text } = chapterTitles(chapter, locale).comic;
  const name = fileName(
    `${text} - ${words.chapter(chapter.number)} (${words.language(chapter.language)})`,
    'cbz',
  );

  const run = async () => {
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const say = (next: CbzState) => {
      if (!signal.aborted) setState(next);
    };
    let sink: Sink | undefined;
    let done = 0;
    try {
      sink = await openSink(name);
      if (!sink) return onNoPlace();
      signal.throwIfAborted();
      say({ step: 'running', done });
      const isSaving = savesData();
      const pages = chapter.manifest ? pagesOf(chapter.manifest) : [];
      const width = await packCbz({
        pages,
        facts: factsOf(chapter, locale),
        write: sink.write,
        fetchImage: (image, stop) => fetchImage(image, isSaving, stop),
        join: joinSlices,
        signal,
        onPage: (count) => {
          done = count;
          say({ step: 'running', done });
        },
      });
      signal.throwIfAborted();
      await sink.close();
      const full = Math.max(...pages.flat().map((page) => page.width));
      const because = isSaving ? 'savesData' : 'onDevice';
      say({ step: 'saved', name: sink.name, narrow: width < full ? { width, because } : undefined });
    } catch (error) {
      await sink?.drop();
      say({ step: 'failed', done, failure: failureOf(error) });
    } finally {
      if (running.current === own) running.current = undefined;
    }
  };
  const start = useEffectEvent(() => {
    if (running.current === undefined) void run();
  });
  useEffect(() => {
    if (asked > 0) start();
  }, [asked]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState({ step: 'canceled' });
  }, []);
  return { state, name, cancel };
}

/** With what the page of the comic says, where it can be had. */
async function factsOf(chapter: ChapterPayload, locale: Locale) {
  const comic = await readComicPage(chapter.comic.slug).catch(() => undefined);
  const known = comic?.state === 'ready' ? comic.payload : undefined;
  return cbzFacts(chapter, known, { origin: location.origin, locale });
}

function failureOf(error: unknown): CbzFailure {
  if (error instanceof CbzError) return error.failure;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'interrupted';
}
