import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pageIds } from '@rawi/model/page-ids';
import { buildBlogsPages } from '@rawi/model/pages/build-blog-pages';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildTranslatorPages } from '@rawi/model/pages/build-translator-page';
import { buildUpdatesPage } from '@rawi/model/pages/build-updates-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { OEMBED } from '@rawi/model/routes/embed-addresses';
import {
  daysLater,
  sampleBlog,
  sampleChapter,
  sampleComic,
  sampleTranslator,
  withChapters,
} from '@rawi/model/testing/samples';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { startEmulator } from '../../emulator/src/index.ts';
import { pageServer } from '../../functions/src/served/serve-page.ts';
import { opdsPagesOfSite } from '../../functions/src/testing/opds-site.ts';
import { spread, timeEach } from './measure.ts';
import { type Row, writeSection } from './report.ts';

const ORIGIN = 'https://rawi.test';
const RUNS = 60;
/** As many as the pages of a large comic hold. */
const CHAPTERS = 200;
const PAGES = 60;

/** What is asked for, by what it is called in the table. */
const ASKED: Readonly<Record<string, string>> = {
  'interface: a comic of 200 chapters': '/data/v1/comics/one',
  'interface: a chapter of 60 pages': '/data/v1/chapters/one-1-en',
  'interface: the chapters of 30 days': '/data/v1/updates',
  'interface: its description': '/data/v1/openapi.json',
  'feed: new chapters, Atom': '/en/feeds/latest/en.atom',
  'feed: new chapters, JSON': '/en/feeds/latest/en.json',
  'feed: a comic in a language, Atom': '/ar/feeds/comic/one/ar.atom',
  'feed: a comic in a language, JSON': '/ar/feeds/comic/one/ar.json',
  'feed: a translator, Atom': '/en/feeds/translator/amal.atom',
  'feed: the blog, Atom': '/en/feeds/blog.atom',
  'a page that is framed': '/en/embed/comic/one',
  'catalogue: its start': '/en/opds',
  'catalogue: the latest comics, 50 of them': '/en/opds/latest',
  'catalogue: the genres': '/ar/opds/genres',
  'catalogue: a comic of many chapters': '/en/opds/comic/long',
  'catalogue: a page of a chapter, which leads to its file': '/en/opds/chapter/one-1-en/page/0/800',
};

/** How long what programs read takes, warm and cold, what it weighs, and what the emulator bills for it. */
export async function benchInterface(): Promise<void> {
  const projectId = 'demo-interface';
  const emulator = await startEmulator({
    projectId,
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
  });
  const app = initializeApp({ projectId }, projectId);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  try {
    for (const [id, page] of [...opdsPagesOfSite(), ...documents()])
      await firestore.doc(paths.page(id)).set(page);
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(ASKED)) {
      const ask = (serve: ReturnType<typeof serverOf>) => serve(path, new URLSearchParams(), 'bench');
      rows.push(await rowOf(what, emulator, firestore, ask));
    }
    const url = new URLSearchParams({ url: `${ORIGIN}/en/comic/one` });
    rows.push(await rowOf('oEmbed', emulator, firestore, (serve) => serve(OEMBED, url)));
    writeSection('interface', 'What programs read', 'npm run bench -- interface', rows);
  } finally {
    await deleteApp(app);
    await emulator.stop();
  }
}

const serverOf = (firestore: Firestore) =>
  pageServer({
    origin: ORIGIN,
    fileUrl: (path) => `https://files.test/${encodeURIComponent(path)}?alt=media`,
    open: () => Promise.reject(new Error('No page is drawn.')),
    read: async (id) => (await firestore.doc(paths.page(id)).get()).data(),
    onOutdated: () => {},
    search: async () => undefined,
    report: (message, error) => console.error(message, error),
    rate: { perName: Number.POSITIVE_INFINITY, inAll: Number.POSITIVE_INFINITY },
  });

type Serve = ReturnType<typeof serverOf>;

async function rowOf(
  what: string,
  emulator: Awaited<ReturnType<typeof startEmulator>>,
  firestore: Firestore,
  ask: (serve: Serve) => ReturnType<Serve>,
): Promise<Row> {
  const cold = await timeEach(RUNS, () => ask(serverOf(firestore)), 5);
  const kept = serverOf(firestore);
  emulator.resetBilling();
  const { status, body } = await ask(kept);
  const coldReads = emulator.billing().reads;
  if (status !== 200 && status !== 302) throw new Error(`${what} answers ${status}.`);
  emulator.resetBilling();
  const warm = await timeEach(RUNS, () => ask(kept), 5);
  const warmReads = emulator.billing().reads;
  const bytes = [Buffer.byteLength(body), brotliCompressSync(body).length].map((size) =>
    (size / 1000).toFixed(1),
  );
  return {
    what,
    figure: `cold ${spread(cold)} ms, warm ${spread(warm, 2)} ms`,
    note: `${bytes[0]} kB, packed ${bytes[1]} kB; reads: cold ${coldReads}, warm ${warmReads}`,
  };
}

function documents(): ReadonlyMap<string, PageDocument> {
  const translator = { id: 'amal', name: 'Amal Haddad' };
  const widths = [480, 960];
  const images = Array.from({ length: PAGES }, () => '1600x2400#102030');
  const manifest = {
    folder: 'public/one-0123456789abcdef',
    widths,
    images,
    panels: [],
    strip: [400, 300, 350],
  };
  const own = Array.from({ length: CHAPTERS }, (_, index) => {
    const language = index % 2 === 0 ? 'en' : 'ar';
    const number = 1 + Math.floor(index / 2);
    return sampleChapter(`one-${number}-${language}`, {
      number,
      language,
      title: `The title of chapter ${number}`,
      translator,
      manifest,
      pageCount: PAGES,
      publishedAt: daysLater(index / 8),
    });
  });
  const { comic, chapters } = withChapters(sampleComic('one'), own);
  const [chapter] = chapters;
  if (!chapter) throw new Error('There is a chapter.');
  const translated = buildTranslatorPages({
    translator: { ...sampleTranslator(), ...translator },
    chapters,
    chapterCount: CHAPTERS,
    comics: [{ ...comic, id: 'one' }],
  });
  const articles = Array.from({ length: 40 }, (_, index) => sampleBlog(`article-${index}`));
  return new Map(
    Object.entries({
      [pageIds.comic('one')]: buildComicPage({
        comicId: 'one',
        comic,
        chapters,
        translators: [],
        candidates: [],
      }),
      [pageIds.chapter('one-1-en')]: buildChapterPage({ comic, chapter, chapters }),
      [pageIds.updates()]: buildUpdatesPage({ chapters, comics: new Map([['one', comic]]) }, daysLater(26)),
      ...(translated[0] && { [pageIds.translator('amal')]: translated[0] }),
      ...Object.fromEntries(
        buildBlogsPages(articles)
          .slice(0, 1)
          .map((page) => [pageIds.blogs(), page]),
      ),
    }),
  );
}
