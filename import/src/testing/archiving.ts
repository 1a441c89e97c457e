import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@rawi/model/paths';
import {
  sampleBlog,
  sampleChapter,
  sampleComic,
  sampleImage,
  samplePublisher,
  sampleTranslator,
} from '@rawi/model/testing/samples';
import { filesOfBlog, filesOfChapter, filesOfComic, filesOfImage } from '@rawi/model/truth/named-files';
import { reservationKeys } from '@rawi/model/truth/reservation';
import { type Takedown, type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { COLLECTIONS } from '../archive/collections.ts';
import type { StoredFiles } from '../archive/stored-files.ts';
import { exportSite } from '../export/export-site.ts';
import type { PeopleSource } from '../people/export-people.ts';
import { type RestoreOptions, restoreSite } from '../restore/restore-site.ts';
import { type EmulatedSite, emulatedSite } from './emulated-site.ts';
import { type MemoryFiles, memoryFiles } from './memory-files.ts';

export const NOW = new Date('2026-11-28T12:00:00Z');
/** A time that no `Date` can hold. */
const PRECISE = new Timestamp(1_767_225_600, 123_456_000);

/** Two projects: a filled one and an empty one, and a folder between them. */
export function archiving(name: string) {
  let filled: EmulatedSite;
  let empty: EmulatedSite;
  let from: MemoryFiles;
  let into: MemoryFiles;
  let folder: string;
  let lines: string[];
  beforeAll(async () => {
    [filled, empty] = await Promise.all([emulatedSite(`${name}-filled`), emulatedSite(`${name}-empty`)]);
  });
  afterAll(async () => {
    await filled.stop();
    await empty.stop();
  });
  beforeEach(async () => {
    filled.clear();
    empty.clear();
    from = memoryFiles();
    into = memoryFiles();
    lines = [];
    folder = await mkdtemp(join(tmpdir(), 'rawi-export-'));
    await fill(filled.firestore, from);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const at = {
    get filled() {
      return { firestore: filled.firestore, files: from };
    },
    get empty() {
      return { firestore: empty.firestore, files: into, clear: empty.clear };
    },
    get folder() {
      return folder;
    },
    get lines() {
      return lines;
    },
  };
  const log = (line: string) => void lines.push(line);

  function runExport(
    { firestore, files }: { firestore: Firestore; files: StoredFiles } = at.filled,
    project = 'rawi-prod',
    people?: PeopleSource,
  ) {
    const options = { folder, project, firestore, files, log, progress: () => {}, now: NOW };
    return exportSite({ ...options, ...(people && { people }) });
  }

  /** Restores while a stand-in for the functions rebuilds every page that is marked; `rebuilt` are their ids. */
  async function runRestore(options: Partial<RestoreOptions> = {}) {
    const rebuilt: string[] = [];
    const stop = empty.rebuildPages(rebuilt);
    try {
      const report = await restoreSite({
        folder,
        firestore: empty.firestore,
        files: into,
        log,
        progress: () => {},
        now: NOW,
        intervalMs: 10,
        timeoutMs: 20_000,
        ...options,
      });
      return { ...report, rebuilt: [...new Set(rebuilt)].toSorted() };
    } finally {
      stop();
    }
  }
  return { at, runExport, runRestore };
}

/** Every document of the public part, by its path. */
export async function publicDocuments(
  firestore: Firestore,
): Promise<Record<string, Record<string, unknown>>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const { query } of COLLECTIONS)
    for (const document of (await query(firestore).get()).docs) found[document.ref.path] = document.data();
  return found;
}

/** A catalogue with one of everything, and people around it. */
async function fill(firestore: Firestore, files: MemoryFiles): Promise<void> {
  const photo = {
    ...sampleImage('amal'),
    sources: [{ path: 'public/amal-fedcba9876543210/160.webp', width: 160 }],
  };
  const comic = sampleComic('salt', { views: 7, cover: { en: sampleImage('salt') }, chapterCount: 1 });
  const { id: chapterId, ...chapter } = sampleChapter('salt-1-en', {
    comicId: 'salt',
    translator: { id: 'amal', name: 'Amal' },
    views: 9,
    reactions: { likes: 3, dislikes: 1 },
    submissionId: 'a-submission',
    credits: {
      named: { path: 'public/salt-1-en-0123456789abcdef/named.pdf', bytes: 10 },
      unnamed: { path: 'public/salt-1-en-0123456789abcdef/unnamed.pdf', bytes: 10 },
    },
    transcript: { path: 'public/salt-1-en-fedcba9876543210/transcript.json', bytes: 10, pages: 1 },
    manifest: {
      folder: 'public/salt-1-en-0123456789abcdef',
      widths: [320],
      images: ['1600x2263#1a2b3c'],
      panels: [],
      strip: [200],
    },
  });
  const { id: publisherId, ...publisher } = samplePublisher('atlas', { logo: sampleImage('atlas') });
  const { slug, ...blog } = sampleBlog('a-roar');
  const translator = sampleTranslator({ photo, bio: 'Words of my own.', level: 4, publishedChapters: 1 });
  const documents: Record<string, object> = {
    [paths.comic('salt')]: { ...comic, createdAt: PRECISE },
    [paths.chapter('salt', chapterId)]: chapter,
    [paths.slug('salt')]: { comicId: 'salt', slug: 'salt' },
    [paths.slug('old-salt')]: { comicId: 'salt', slug: 'salt' },
    [paths.publisher(publisherId)]: publisher,
    [paths.person('a-writer')]: { name: { en: 'A Writer', ar: 'كاتب' }, searchKeys: ['a'] },
    [paths.genre('fantasy')]: { name: { en: 'Fantasy' } },
    [paths.translator('amal')]: translator,
    [paths.blog(slug)]: blog,
    [paths.catalogueCounts()]: { comics: 1, publishers: 1, arrivals: 25 },
    [paths.reservation(reservationKeys.chapter(chapterId))]: { id: chapterId },
    [paths.removed()]: { ids: [{ id: 'gone', at: NOW, takenDown: true }] },
    [paths.migration('001-one')]: { at: NOW, changed: 3, left: [] },
    [paths.user('reader')]: { fullName: 'A Reader' },
    [paths.comment('salt', 'one')]: { text: 'I liked it.' },
    [paths.countShard('translator:amal', '1')]: { followers: 1200 },
  };
  for (const target of TAKEN_DOWN) documents[paths.takedown(takedownIdOf(target))] = takedownOf(target);
  const returned = { kind: 'chapter', comicId: 'salt', chapterId } as const;
  documents[paths.takedown(takedownIdOf(returned))] = { ...takedownOf(returned), state: 'returned' };
  await Promise.all(
    Object.entries(documents).map(([path, fields]) => firestore.doc(path).set({ ...fields })),
  );
  const named = [
    ...filesOfComic(comic),
    ...filesOfChapter(chapter),
    ...filesOfBlog(blog),
    ...filesOfImage(publisher.logo),
    ...filesOfImage(photo),
  ];
  for (const path of named) files.put(path, `what lies at ${path}`);
  files.put('public/salt-1-en-0123456789abcdef/left-over.webp', 'of no document');
  files.put('public/salt-0123456789abcdef/cover-160.webp', 'a cover', {
    contentType: 'image/webp',
    cacheControl: 'public,max-age=60',
    contentEncoding: 'identity',
    metadata: { note: 'ours' },
  });
}

const TAKEN_DOWN: readonly TakedownTarget[] = [
  { kind: 'chapter', comicId: 'salt', chapterId: 'salt-2-en' },
  { kind: 'photo', uid: 'somebody' },
];

function takedownOf(target: TakedownTarget): Takedown {
  return {
    target,
    shown: { title: 'Salt', names: {}, number: 2, language: 'en', slug: 'salt' },
    whose: { uid: 'amal', name: 'Amal' },
    reason: 'rights',
    note: 'A letter came.',
    by: { uid: 'a-reviewer', name: 'A Reviewer' },
    at: NOW,
    messageId: 'a-message',
    state: 'down',
    returned: null,
    done: 4,
    total: 4,
    sealedUntil: NOW,
    requestId: 'a-request',
    way: 'down',
    step: 'done',
    cursor: null,
    tries: 0,
    error: null,
    lease: null,
    dueAt: NOW,
  };
}
