import { gunzipSync } from 'node:zlib';
import type { AgeRating } from '@rawi/model/lists/age-ratings';
import { pageIds } from '@rawi/model/page-ids';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import { paths, storagePaths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { findLines, hasWords, shardFiles, wordsAsked } from '@rawi/model/text-search/find-lines';
import { lineAt } from '@rawi/model/text-search/line-number';
import {
  placeInBlock,
  readTextBlock,
  readTextList,
  readTextShard,
  textFiles,
} from '@rawi/model/text-search/text-list';
import type { TextRow } from '@rawi/model/text-search/text-row';
import type { Transcript } from '@rawi/model/truth/transcript';
import type { Firestore } from 'firebase-admin/firestore';
import { textSweepRef } from '../data/text-index.ts';
import { indexTexts } from '../schedules/index-texts.ts';
import { noteTextOf } from '../texts/text-due.ts';
import { filesOfList } from '../texts/text-files.ts';
import { FilesDouble } from './files-double.ts';
import { killRun } from './killed-run.ts';

/** What a chapter says, page by page. */
export type Said = readonly (readonly string[])[];

/** A site whose chapters have texts, and its index of them, without the queue of pages. Its clock is the test's. */
export class TextSite {
  readonly #firestore: Firestore;
  readonly bucket = new FilesDouble('published');
  time = Date.parse('2026-11-30T00:00:00Z');
  /** What each chapter says as it is shown now. */
  readonly shown = new Map<string, Said>();
  readonly #texts = new Map<string, string>();
  #made = 0;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** The page of search is there before the first text. */
  async begin(): Promise<this> {
    const page = { version: 3, kind: 'search', payload: { parts: [] } };
    await this.#firestore.doc(paths.page(pageIds.search())).set(page);
    return this;
  }

  now = () => new Date(this.time);
  indexing = () => ({ firestore: this.#firestore, bucket: this.bucket, now: this.now });
  run = () => indexTexts(this.indexing());

  /** A run that ends at one of its steps, before or after it. */
  async runKilledAt(step: number): Promise<void> {
    const { change, end } = killRun(this.indexing(), step);
    await indexTexts({ ...this.indexing(), ...change }).catch(() => 0);
    end();
  }

  async publish(id: string, said: Said, ageRating?: AgeRating): Promise<void> {
    this.#made += 1;
    const path = `public/${id}-${String(this.#made).padStart(16, '0')}/transcript.json`;
    const text: Transcript = {
      version: 1,
      language: 'en',
      pages: said.map((lines) => ({ items: lines.map((words) => ({ kind: 'speech', words })) })),
    };
    this.bucket.put(path, Buffer.from(JSON.stringify(text)));
    this.#texts.set(id, path);
    this.shown.set(id, said);
    await this.rate(id, ageRating);
  }

  /** Its page says this rating from now on, or none, of the same text. */
  async rate(id: string, ageRating?: AgeRating): Promise<void> {
    const path = this.#texts.get(id) ?? '';
    const chapter = {
      ...sampleChapter(id, { comicId: 'salt', transcript: { path, bytes: 100, pages: 1 } }),
      ...(ageRating && { ageRating }),
    };
    const comic = sampleComic('salt', ageRating ? { ageRating: 'everyone' } : {});
    await this.#show(id, buildChapterPage({ comic, chapter, chapters: [chapter] }));
  }

  async remove(id: string): Promise<void> {
    await this.#show(id, undefined);
    this.shown.delete(id);
  }

  /** Shows a chapter as the rebuild of its page does: the page, and what the index has to know, in one step. */
  async #show(id: string, page: PageDocument | undefined): Promise<void> {
    this.time += 1;
    const db = this.#firestore;
    const ref = db.doc(paths.page(pageIds.chapter(id)));
    await db.runTransaction(async (transaction) => {
      const note = await noteTextOf(transaction, db, id, page);
      if (page) transaction.set(ref, page);
      else transaction.delete(ref);
      note(this.now());
    });
  }

  stored(path: string): unknown {
    return JSON.parse(gunzipSync(this.bucket.files.get(path)?.bytes ?? Buffer.alloc(0)).toString());
  }

  sweep = async () => (await textSweepRef(this.#firestore).get()).data();

  /** The list that whoever opens search now is given; undefined before the first text. */
  async named(): Promise<string | undefined> {
    const page = await this.#firestore.doc(paths.page(pageIds.search())).get();
    const list: unknown = page.get('payload.texts');
    return typeof list === 'string' ? list : undefined;
  }

  /** The chapters and lines that somebody finds with a list, in the order in which they are found. */
  look(list: string, typed: string): { readonly row: TextRow; readonly line: string }[] {
    const index = readTextList(this.stored(textFiles.list(list)));
    const words = wordsAsked(typed);
    const shards = shardFiles(index, words).map((path) => readTextShard(this.stored(path)));
    return findLines(shards, words).flatMap(({ line, isWhole }) => {
      const { chapter, page, item } = lineAt(line);
      const { block, at } = placeInBlock(chapter);
      const row = readTextBlock(this.stored(textFiles.block(index.blocks[block] ?? '')))[at];
      return row && isWhole ? [{ row, line: `${row.id} ${page} ${item}` }] : [];
    });
  }

  /** What somebody finds who opens search now: the lines, by chapter, page and item. */
  async find(typed: string): Promise<string[]> {
    const list = await this.named();
    return list === undefined ? [] : this.look(list, typed).map(({ line }) => line);
  }

  /** What there is to find. */
  scan(typed: string): string[] {
    return [...this.shown].flatMap(([id, pages]) =>
      pages.flatMap((lines, page) =>
        lines.flatMap((said, item) => (hasWords(said, wordsAsked(typed)) ? [`${id} ${page} ${item}`] : [])),
      ),
    );
  }

  /** The files of the index that are there, in order. */
  indexFiles(): string[] {
    return this.bucket.paths().filter((path) => path.startsWith(storagePaths.textFolder('')));
  }

  /** Those that the index that counts names. */
  async namedFiles(): Promise<string[]> {
    const list = (await this.sweep())?.list ?? null;
    if (list === null) return [];
    const path = textFiles.list(list);
    return [path, ...filesOfList(readTextList(this.stored(path)))];
  }
}
