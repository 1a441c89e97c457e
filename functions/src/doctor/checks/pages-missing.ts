import { pagePath } from '@rawi/model/page-ids';
import { feedsOfComic, opdsFeeds } from '@rawi/model/pages/opds-feeds';
import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { arrivalsAt } from '@rawi/model/pages/publisher-summary';
import { catalogPartOf, newestShelf } from '@rawi/model/pages/shelves';
import { paths } from '@rawi/model/paths';
import { allBlogs } from '../../data/blogs.ts';
import { allChapters } from '../../data/chapters.ts';
import { comics } from '../../data/comics.ts';
import { ifReadable } from '../../data/converter.ts';
import { publicLists } from '../../data/lists.ts';
import { publishers } from '../../data/publishers.ts';
import { peopleWithPages } from '../../data/users.ts';
import { arrivalsOf } from '../../pages/comics-pages.ts';
import { pageOf } from '../../pages/page-of.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';
import { isBeingRebuilt, rebuild } from '../pages.ts';
import { removedPages } from '../removed-pages.ts';

/** A page that the truth has, and that is not stored. */
export const PAGES_MISSING: Check = {
  name: 'page-missing',
  reads: ({ comics, chapters, publishers, translators, articles, removed }) =>
    6 * comics + 2 * chapters + 3 * publishers + 2 * translators + 2 * articles + 3 * removed,
  find: (patient) =>
    examine(
      wantedPages(patient),
      (target) => ({ path: pagePath(pageIdOf(target)) }),
      (target) => look(patient, target),
    ),
};

async function look(patient: Patient, target: PageTarget): Promise<readonly Finding[]> {
  const { firestore } = patient;
  const id = pageIdOf(target);
  const path = pagePath(id);
  if ((await firestore.doc(path).get()).exists) return [];
  if ((await pageOf(firestore, target)).length === 0 || (await isBeingRebuilt(firestore, id))) return [];
  return [
    {
      id: path,
      problem: 'The page is not there, and what it shows is.',
      remedy: '--repair has it built.',
      repair: rebuild(patient, target),
    },
  ];
}

/** The pages that what is stored should have, each once. */
async function* wantedPages(patient: Patient): AsyncGenerator<PageTarget> {
  const seen = new Set<string>();
  for await (const target of allWanted(patient)) {
    const id = pageIdOf(target);
    if (seen.has(id)) continue;
    seen.add(id);
    yield target;
  }
}

async function* allWanted(patient: Patient): AsyncGenerator<PageTarget> {
  const { firestore: db } = patient;
  const arrivals = await arrivalsOf(db);
  if (arrivals > 0) {
    yield* [{ kind: 'home' }, { kind: 'comics' }, { kind: 'updates' }, { kind: 'publishers' }];
    // The foot of each page leads to what was decided, also before anything was.
    yield { kind: 'opds', feed: opdsFeeds.comics };
    yield* [{ kind: 'mostRead' }, { kind: 'translators' }, { kind: 'transparency' }];
    // A shelf whose comics have all gone is listed all the same.
    if (patient.all)
      for (let shelf = newestShelf(arrivals); shelf > 0; shelf -= 1) yield* pagesOfShelf(shelf);
  }
  for await (const comic of documentsOf(patient, comics(db), SAMPLE.comics)) {
    const read = ifReadable(comic);
    if (!read) continue;
    yield { kind: 'comic', id: read.slug };
    yield* pagesOfShelf(read.shelf);
    for (const feed of feedsOfComic(read, false)) yield { kind: 'opds', feed };
    for await (const { id } of documentsOf(patient, allChapters(db, comic.id), SAMPLE.chapters)) {
      yield { kind: 'chapter', id, comicId: comic.id };
    }
  }
  for await (const publisher of documentsOf(patient, publishers(db), SAMPLE.publishers)) {
    const { id } = publisher;
    yield { kind: 'publisher', id };
    const read = ifReadable(publisher);
    const arrived = read ? arrivalsAt(read) : 0;
    for (let shelf = arrived === 0 ? 0 : newestShelf(arrived); shelf > 0; shelf -= 1) {
      yield { kind: 'publisherShelf', id, shelf: `${shelf}` };
    }
  }
  for await (const { id } of documentsOf(patient, db.collection(paths.translators()), SAMPLE.translators)) {
    yield { kind: 'translator', id };
  }
  for await (const { id } of documentsOf(patient, db.collection(paths.slugs()), SAMPLE.comics)) {
    yield { kind: 'comic', id };
  }
  for await (const { id } of documentsOf(patient, publicLists(db), SAMPLE.people)) yield { kind: 'list', id };
  for await (const { id } of documentsOf(patient, peopleWithPages(db), SAMPLE.people))
    yield { kind: 'reader', id };
  let hasArticles = false;
  for await (const { id } of documentsOf(patient, allBlogs(db), SAMPLE.articles)) {
    hasArticles = true;
    yield { kind: 'blog', id };
  }
  if (hasArticles) yield { kind: 'blogs' };
  yield* removedPages(patient);
}

function* pagesOfShelf(shelf: number): Generator<PageTarget> {
  yield { kind: 'shelf', shelf: `${shelf}` };
  yield { kind: 'opds', feed: opdsFeeds.shelf(shelf) };
  yield { kind: 'sitemap', shelf: `${shelf}` };
  yield { kind: 'catalog', part: `${catalogPartOf(shelf)}` };
}
