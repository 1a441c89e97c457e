import { setImmediate } from 'node:timers/promises';
import type { ChapterFiles } from './chapter-files.ts';
import type { ComicFiles } from './comic-files.ts';
import { type ComicTasks, type Drawn, type DrawnComic, draw, type Task, type Work } from './tasks.ts';
import { drawInWorkers } from './worker.ts';

export interface DrawingOptions {
  /** Where files are written. */
  readonly root: string;
  /** What is to be drawn, in this order. */
  readonly comics: readonly ComicTasks[];
  readonly threads: number;
  readonly worker?: URL;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Drawing that goes on by itself. */
export interface Drawing {
  /** The comic as soon as it is whole; rejects with the error that ended the drawing. */
  comic(slug: string): Promise<DrawnComic>;
  stop(): Promise<void>;
}

/** One comic that is being drawn: what there is of it, and who waits for it. */
class Growing {
  readonly #tasks: ComicTasks;
  readonly #chapters = new Map<string, ChapterFiles>();
  readonly whole: Promise<DrawnComic>;
  #comic: ComicFiles | undefined;
  #settle: { readonly resolve: (drawn: DrawnComic) => void; readonly reject: (error: unknown) => void };

  constructor(tasks: ComicTasks) {
    this.#tasks = tasks;
    this.#settle = { resolve: () => undefined, reject: () => undefined };
    this.whole = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    // A caller who stops early waits for none of them.
    this.whole.catch(() => undefined);
  }

  add(drawn: Drawn): void {
    if ('comic' in drawn) this.#comic = drawn.comic;
    else this.#chapters.set(drawn.chapter.id, drawn.chapter);
    const ids = this.#tasks.chapters;
    if (!this.#comic || this.#chapters.size < ids.length) return;
    const chapters = ids.map((id) => this.#chapters.get(id)).filter((files) => files !== undefined);
    this.#settle.resolve({ comic: this.#comic, chapters });
  }

  fail(error: unknown): void {
    this.#settle.reject(error);
  }
}

/** Begins to draw comics in their order, in threads of their own where there is a module for them. */
export function startDrawing(options: DrawingOptions): Drawing {
  const { root, comics, threads, worker, onProgress } = options;
  const growing = new Map(comics.map((tasks) => [tasks.slug, new Growing(tasks)]));
  const tasks = comics.flatMap(({ slug, chapters }): Task[] => [
    { kind: 'comic', slug },
    ...chapters.map((id): Task => ({ kind: 'chapter', slug, id })),
  ]);
  const stopping = new AbortController();
  let done = 0;
  const onDrawn = (slug: string, drawn: Drawn) => {
    growing.get(slug)?.add(drawn);
    done += 1;
    onProgress?.(done, tasks.length);
  };
  const work = { root, tasks, onDrawn, signal: stopping.signal };
  const ended = (worker ? drawInWorkers(worker, threads, work) : drawHere(work)).catch((error: unknown) => {
    for (const comic of growing.values()) comic.fail(error);
  });
  return {
    async comic(slug) {
      const found = growing.get(slug);
      if (!found) throw new RangeError(`${slug} is not being drawn.`);
      return found.whole;
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function drawHere({ root, tasks, onDrawn, signal }: Work): Promise<void> {
  for (const task of tasks) {
    await setImmediate();
    if (signal.aborted) return;
    onDrawn(task.slug, await draw(root, task));
  }
}
