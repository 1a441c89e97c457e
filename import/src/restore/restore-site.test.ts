import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@rawi/model/paths';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { UNNAMED_TRANSLATOR } from '@rawi/model/text/unnamed-translator';
import { publicListSchema } from '@rawi/model/truth/public-list';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../archive/lines.ts';
import { archiving, NOW, publicDocuments } from '../testing/archiving.ts';
import { restoreSite } from './restore-site.ts';

const { at, runExport, runRestore } = archiving('restore');

const NAMED = 'public/salt-1-en-0123456789abcdef/named.pdf';
const PHOTO = 'public/amal-fedcba9876543210/160.webp';
const LEFT_OVER = 'public/salt-1-en-0123456789abcdef/left-over.webp';

async function wholeExport() {
  const report = await runExport();
  expect(report.problems).toEqual([]);
  return report;
}

describe('what is exported and restored', () => {
  it('is equal in every document, but for the fields that the table names', async () => {
    await wholeExport();
    await runRestore();
    const before = await publicDocuments(at.filled.firestore);
    const after = await publicDocuments(at.empty.firestore);
    const {
      [paths.takedown('photo:somebody')]: _photo,
      [paths.takedown('chapter:salt:salt-1-en')]: _back,
      ...kept
    } = before;
    const { photo: _p, bio: _b, ...translator } = kept['translators/amal'] ?? {};
    const { submissionId: _s, ...chapter } = kept['comics/salt/chapters/salt-1-en'] ?? {};
    const down = kept['takedowns/chapter:salt:salt-2-en'];
    expect(after).toEqual({
      ...kept,
      'translators/amal': {
        ...translator,
        name: UNNAMED_TRANSLATOR,
        level: 2,
        followers: 0,
        ratings: { count: 0, qualitySum: 0, claritySum: 0 },
      },
      'comics/salt': { ...kept['comics/salt'], views: 0 },
      'comics/salt/chapters/salt-1-en': {
        ...chapter,
        translator: { id: 'amal', name: UNNAMED_TRANSLATOR },
        credits: { unnamed: { path: 'public/salt-1-en-0123456789abcdef/unnamed.pdf', bytes: 10 } },
        views: 0,
        reactions: { likes: 0, dislikes: 0 },
      },
      'takedowns/chapter:salt:salt-2-en': {
        ...down,
        shown: { title: '', names: {}, number: 2, language: 'en', slug: null },
        whose: null,
        note: null,
        by: null,
        messageId: null,
        sealedUntil: null,
        step: 'over',
        dueAt: null,
      },
    });
    const times = [before, after].map((documents) => documents['comics/salt']?.['createdAt']);
    expect(times[1]).toEqual(times[0]);
  });

  it('holds reading orders of the site without what readers made of them, and no list of a person', async () => {
    const entries = [{ kind: 'comic', comicId: 'salt' }] as const;
    const order = samplePublicList(entries, {
      owner: { kind: 'site' },
      name: { en: 'Begin', ar: 'البداية' },
    });
    const set = (id: string, list: object) => at.filled.firestore.doc(paths.publicList(id)).set({ ...list });
    await set('begin', { ...order, followers: 3, reviewedVersion: 1, reviewedAt: NOW });
    await set('p', samplePublicList(entries));
    await wholeExport();
    const { rebuilt } = await runRestore();
    const { docs } = await at.empty.firestore.collection(paths.publicLists()).get();
    expect(docs.map(({ id }) => id)).toEqual(['begin']);
    expect(publicListSchema.parse(docs[0]?.data())).toEqual(order);
    expect(rebuilt).toContain('list_begin');
    const names = await readdir(at.folder, { recursive: true, withFileTypes: true });
    const files = names.filter((each) => each.isFile());
    for (const each of files)
      expect(await readFile(join(each.parentPath, each.name), 'utf8')).not.toContain('Sea stories');
  });

  it('and in every file that a document names, as it is handed out', async () => {
    await wholeExport();
    const { files, sent } = await runRestore();
    const expected = [...at.filled.files.kept]
      .filter(([path]) => ![NAMED, PHOTO, LEFT_OVER].includes(path))
      .map(([path, { content, headers }]) => [path, { content: String(content), headers }]);
    const found = [...at.empty.files.kept]
      .filter(([path]) => !path.startsWith('ledger/'))
      .map(([path, { content, headers }]) => [path, { content: String(content), headers }] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    expect([files, sent]).toEqual([expected.length, expected.length]);
  });

  it('no name, word or photo of a person is anywhere in the folder', async () => {
    await wholeExport();
    const names = await readdir(at.folder, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      names.filter((each) => each.isFile()).map((each) => readFile(join(each.parentPath, each.name), 'utf8')),
    );
    const all = texts.join('\n');
    expect(all).toContain('A Writer');
    for (const secret of [
      'Amal',
      'Words of my own',
      PHOTO,
      'A Reader',
      'A Reviewer',
      'I liked it',
      'A letter came',
    ])
      expect(all).not.toContain(secret);
  });

  it('every page is rebuilt, that of what was taken down too', async () => {
    await wholeExport();
    const { rebuilt, waiting } = await runRestore();
    expect(waiting.count).toBe(0);
    expect(rebuilt).toEqual([
      'blog_a-roar',
      'blogs',
      'catalog_1',
      'chapter_salt-1-en',
      'chapter_salt-2-en',
      'comic_old-salt',
      'comic_salt',
      'comics',
      'comics_1',
      'comics_2',
      'home',
      'mostRead',
      'opds_comics',
      'opds_comics_1',
      'opds_comics_2',
      'opds_genre_fantasy',
      'opds_language_ar',
      'opds_language_en',
      'opds_latest',
      'opds_most-read',
      'opds_publisher_atlas',
      'publisher_atlas',
      'publisher_atlas_1',
      'publishers',
      'sitemap_1',
      'sitemap_2',
      'translator_amal',
      'translators',
      'transparency',
      'updates',
    ]);
  });

  it('a second restore of the same export changes nothing', async () => {
    await wholeExport();
    await runRestore();
    const before = await publicDocuments(at.empty.firestore);
    const again = await runRestore();
    expect(again).toMatchObject({ wasDone: true, sent: 0, rebuilt: [] });
    expect(await publicDocuments(at.empty.firestore)).toEqual(before);
  });

  it('pages that no function rebuilds are counted and named', async () => {
    await wholeExport();
    const { firestore, files } = at.empty;
    const { waiting } = await restoreSite({
      folder: at.folder,
      firestore,
      files,
      log: () => {},
      now: NOW,
      intervalMs: 5,
      timeoutMs: 20,
    });
    expect(waiting.count).toBe(30);
    expect(waiting.some).toContain('home');
  });
});

describe('nothing is written', () => {
  async function expectRefused(sentence: string | RegExp) {
    const before = await publicDocuments(at.empty.firestore);
    const files = new Map(at.empty.files.kept);
    await expect(runRestore()).rejects.toThrow(sentence);
    expect(await publicDocuments(at.empty.firestore)).toEqual(before);
    expect(at.empty.files.kept).toEqual(files);
    expect((await at.empty.firestore.doc(paths.restore()).get()).exists).toBe(false);
  }

  it('into a project that holds a catalogue', async () => {
    await wholeExport();
    await at.empty.firestore.doc('publishers/there').set({ name: { en: 'There' }, comicCount: 0 });
    await expectRefused('holds a catalogue already (publishers/there)');
  });

  it('where the bucket holds another file under a path of the export', async () => {
    await wholeExport();
    at.empty.files.put('public/salt-0123456789abcdef/cover-160.webp', 'another cover');
    await expectRefused('holds another file as public/salt-0123456789abcdef/cover-160.webp');
  });

  it('of an export in which a byte of a document has changed', async () => {
    await wholeExport();
    const file = join(at.folder, 'documents/comics.jsonl');
    await writeFile(file, (await readFile(file, 'utf8')).replace('Series salt', 'Series sale'));
    await expectRefused('documents/comics.jsonl is not as it was exported');
  });

  it('of an export in which a byte of a file has changed', async () => {
    await wholeExport();
    const folders = await readdir(join(at.folder, 'content'), { recursive: true, withFileTypes: true });
    const some = folders.find((each) => each.isFile());
    if (!some) throw new Error('There is content.');
    const path = join(some.parentPath, some.name);
    const bytes = await readFile(path);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await expectRefused(/^The content of public\/\S+ is not as it was exported/);
  });

  it('of an export in which a file is missing', async () => {
    await wholeExport();
    await rm(join(at.folder, 'documents/slugs.jsonl'));
    await expectRefused('documents/slugs.jsonl is missing');
  });

  it('of a document that has no place in the public part, whatever the hashes say', async () => {
    await wholeExport();
    const file = join(at.folder, 'documents/genres.jsonl');
    await appendFile(file, '{"path":"staff/me","fields":{"name":{"en":"Me"}}}\n');
    const manifest = join(at.folder, 'rawi-export.json');
    const read: { parts: Record<string, object> } = JSON.parse(await readFile(manifest, 'utf8'));
    read.parts['documents/genres.jsonl'] = { lines: 2, ...(await hashOf(file)) };
    await writeFile(manifest, JSON.stringify(read));
    await expectRefused('staff/me of the export does not fit this version: is no place of such a document');
  });

  it('of an export that broke off, and it says how that goes on', async () => {
    await wholeExport();
    await rm(join(at.folder, 'rawi-export.json'));
    await expectRefused(/is not whole\. Go on with it: npm run export/);
  });

  it('of a folder of comics, which it names', async () => {
    await writeFile(join(at.folder, 'catalog.json'), '{}');
    await expectRefused(/holds comics \(catalog\.json\).*npm run import/);
  });

  it('of a folder with neither', () => expectRefused('There is no export in'));

  it('where whoever is asked does not agree', async () => {
    await wholeExport();
    const before = new Map(at.empty.files.kept);
    await expect(runRestore({ confirm: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
    expect(at.empty.files.kept).toEqual(before);
    expect(await publicDocuments(at.empty.firestore)).toEqual({});
  });
});

it('another export is not restored into what another one has begun to fill', async () => {
  await wholeExport();
  await at.empty.firestore
    .doc(paths.restore())
    .set({ exportId: 'another', startedAt: NOW, finishedAt: null, files: 0, documents: {} });
  await expect(runRestore()).rejects.toThrow('Another export is being restored');
});

it('of two restores that begin at once, one is refused', async () => {
  await wholeExport();
  const begun = { exportId: 'another', startedAt: NOW, finishedAt: null, files: 0, documents: {} };
  const confirm = async () => void (await at.empty.firestore.doc(paths.restore()).set(begun));
  await expect(runRestore({ confirm })).rejects.toThrow('has begun meanwhile');
  expect(at.empty.files.kept.size).toBe(0);
});
