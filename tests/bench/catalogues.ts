import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { invalidatePages, waitUntilRebuilt } from '@rawi/import/invalidate';
import { pageIds } from '@rawi/model/page-ids';
import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { type PageDocument, pageDocumentSchema } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { catalogueOf } from '../../demo/src/catalogue-of.ts';
import { truthDocuments } from '../../demo/src/load/documents.ts';
import { type Truth, truthOf } from '../../demo/src/load/truth.ts';
import { writeAll } from '../../demo/src/load/write-all.ts';
import type { DrawnCatalogue } from '../../demo/src/output/drawn-catalogue.ts';

/** The path of a chapter that is a real PDF, imported from `RAWI_SAMPLES`; undefined where that folder is absent. */
export function importRealComic(): string | undefined {
  const folder = resolve(process.env['RAWI_SAMPLES'] ?? '../shared/data', 'comics');
  const importer = process.env['RAWI_IMPORTER'];
  if (!existsSync(folder) || importer === undefined) {
    console.log('No real comics here (RAWI_SAMPLES): their figures are left out.');
    return undefined;
  }
  execFileSync(process.execPath, [importer, folder, '--as-pdf'], { stdio: 'inherit' });
  return '/en/chapter/pepper-and-carrot-1-en';
}

/** The truth of so many comics: the seeded ones, then copies of them. */
export function truthOfMany(count: number): Truth {
  const drawn = JSON.parse(readFileSync('.rawi/demo/drawn.json', 'utf8')) as DrawnCatalogue;
  return catalogueOf(truthOf(drawn, new Date()), count);
}

/** Fills the site with copies of the seeded comics, `count` in all, and has the function rebuild what is measured. */
export async function loadLargeCatalogue(
  firestore: Firestore,
  count: number,
  slug: string,
  chapterId: string,
): Promise<void> {
  const truth = truthOfMany(count);
  console.log(`Writing ${count} comics …`);
  await writeAll(firestore, truthDocuments(truth));
  const measured: PageTarget[] = [
    { kind: 'home' },
    { kind: 'comic', id: slug },
    { kind: 'chapter', id: chapterId, comicId: slug },
  ];
  await invalidatePages(firestore, measured, new Date());
  const ids = measured.map(pageIdOf);
  const stale = await waitUntilRebuilt(firestore, ids, { onProgress: () => {}, timeoutMs: 120_000 });
  if (stale.length > 0) throw new Error(`Not rebuilt: ${stale.map(paths.page).join(', ')}`);
}

export interface SomePages {
  readonly slug: string;
  readonly chapterId: string;
  /** Their addresses in English. */
  readonly comic: string;
  readonly chapter: string;
}

/** A comic that the home page leads to, and a chapter of it that is page images. */
export async function somePages(firestore: Firestore): Promise<SomePages> {
  const home = await page(firestore, pageIds.home());
  const cards = home?.kind === 'home' ? home.payload.latest : [];
  for (const { slug, firstChapter } of cards) {
    const chapterId = firstChapter.en?.id;
    if (chapterId === undefined) continue;
    const chapter = await page(firestore, pageIds.chapter(chapterId));
    if (chapter?.kind !== 'chapter' || chapter.payload.manifest === undefined) continue;
    return { slug, chapterId, comic: `/en/comic/${slug}`, chapter: `/en/chapter/${chapterId}` };
  }
  throw new Error('The home page leads to no chapter of page images in English.');
}

async function page(firestore: Firestore, pageId: string): Promise<PageDocument | undefined> {
  const snapshot = await firestore.doc(paths.page(pageId)).get();
  return snapshot.exists ? pageDocumentSchema.parse(snapshot.data()) : undefined;
}
