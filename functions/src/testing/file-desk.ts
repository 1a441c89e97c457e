import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Distilled } from '@rawi/media/distill/distill';
import type { DistilledPage } from '@rawi/media/distill/distilled-page';
import { incomingFile, paths } from '@rawi/model/paths';
import type { ArrangedPage } from '@rawi/model/truth/arranged-pages';
import { type ChapterFile, type FilePart, fileSchema } from '@rawi/model/truth/file';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { userRef } from '../data/users.ts';
import type { DistillServices } from '../distilling/distill-services.ts';
import { sweepFiles } from '../schedules/sweep-files.ts';
import { distillFile } from '../tasks/distill-file.ts';
import { onFileUploaded } from '../triggers/on-file-uploaded.ts';
import { FilesDouble } from './files-double.ts';

/** The submission that the files belong to. */
const SUBMISSION = 'submission';
const CHAPTER: FilePart = 'chapter';

/** The path of an uploaded file. */
export const incoming = (uid: string, fileId: string, part: FilePart = CHAPTER) =>
  incomingFile(uid, SUBMISSION, fileId, part);

const START = Date.parse('2026-01-01T12:00:00Z');

export type Draw = DistillServices['distill'];

/** Both buckets, the queue of files and its clock, controlled by the test. */
export function fileDesk(firestore: Firestore, draw: Draw) {
  let time = START;
  let leases = 0;
  let arranged = 0;
  const queue: string[] = [];
  const [uploads, staged] = [new FilesDouble('uploads'), new FilesDouble('published')];
  const services: DistillServices = {
    firestore,
    uploads,
    staged,
    distill: draw,
    render: drawsNothing,
    now: () => new Date(time),
    newLease: () => `lease-${(leases += 1)}`,
    enqueue: async (fileId) => void queue.push(fileId),
    submitChecked: async () => {},
  };
  const run = (fileId: string, change: Partial<DistillServices> = {}) =>
    distillFile({ ...services, ...change }, { fileId });
  const put = (uid: string, fileId: string, bytes: Buffer | string, packedAs?: string, part = CHAPTER) =>
    uploads.put(incoming(uid, fileId, part), Buffer.from(bytes), packedAs);
  const hear = (uid: string, fileId: string, part = CHAPTER) =>
    onFileUploaded(services, {
      uid,
      submissionId: SUBMISSION,
      fileId,
      part,
      path: incoming(uid, fileId, part),
    });
  /** Grants a name like the call does; the first person to get it keeps it. */
  const grant = async (uid: string, fileId: string, bytes: number, part = CHAPTER, name = 'one.pdf') => {
    const ref = firestore.doc(paths.file(fileId));
    if ((await ref.get()).exists) return;
    const progress = { state: 'awaited' as const };
    const rest = { source: null, parts: [], lease: null, tries: 0, dueAt: null };
    const file: ChapterFile = {
      uid,
      submissionId: SUBMISSION,
      part,
      name,
      bytes,
      progress,
      createdAt: new Date(time),
      ...rest,
    };
    await ref.set(file);
  };
  return {
    services,
    uploads,
    staged,
    queue,
    run,
    now: services.now,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    sweep: () => sweepFiles(firestore, services.now(), services.enqueue),
    /** Puts a file into the bucket, without its event. */
    put,
    /** Delivers the event of an upload. */
    hear,
    /** Puts a file into the bucket, and delivers its event. */
    async bring(uid: string, fileId: string, bytes: Buffer | string = 'a comic', packedAs?: string) {
      await grant(uid, fileId, Buffer.byteLength(bytes));
      put(uid, fileId, bytes, packedAs);
      await hear(uid, fileId);
    },
    grant,
    /** Arranges the pages of a file like the call does. */
    async arrange(fileId: string, pages: readonly ArrangedPage[], pageCount: number) {
      const ref = firestore.doc(paths.file(fileId));
      const { progress, arrangement } = fileSchema.parse((await ref.get()).data());
      const folder = arrangement?.folder ?? (progress.state === 'ready' ? progress.folder : 'none');
      await ref.update({
        arrangement: { id: `arranged-${(arranged += 1)}`, pages, pageCount, folder, parts: [] },
        progress: { state: 'waiting' },
        lease: null,
        tries: 0,
        dueAt: new Date(time),
      });
      queue.push(fileId);
    },
    /** Like `bring`, for a cover. */
    async bringCover(uid: string, fileId: string, bytes: Buffer | string, name = 'cover.png') {
      await grant(uid, fileId, Buffer.byteLength(bytes), 'cover', name);
      put(uid, fileId, bytes, undefined, 'cover');
      await hear(uid, fileId, 'cover');
    },
    addPerson: (uid: string) =>
      userRef(firestore, uid).set({
        fullName: 'Layla',
        locale: 'ar',
        settings: DEFAULT_SETTINGS,
        consentedAt: new Date(time),
        createdAt: new Date(time),
      }),
    /** Runs the tasks in the queue, and those that they add. */
    async drain(change: Partial<DistillServices> = {}) {
      for (let fileId = queue.shift(); fileId !== undefined; fileId = queue.shift()) {
        await run(fileId, change);
      }
    },
    async fileOf(fileId: string): Promise<ChapterFile> {
      return fileSchema.parse((await firestore.doc(paths.file(fileId)).get()).data());
    },
  };
}
export type FileDesk = ReturnType<typeof fileDesk>;

/** A cover of one width. */
const drawsNothing: DistillServices['render'] = async ({ folder }) => {
  await writeFile(join(folder, '160.webp'), 'a cover');
  return { width: 160, height: 224, color: '#102030', variants: [{ name: '160.webp', width: 160 }] };
};

/**
 * Draws up to nine empty pages, `chunk` of them at a time; the images contain their numbers, and how far they are
 * turned.
 */
export function drawsPages(pageCount: number, chunk: number): Draw {
  return async ({ folder, from = 1, only, onPage }: Parameters<Draw>[0]): Promise<Distilled> => {
    const pages: DistilledPage[] = [];
    for (const { source, place, turn } of (only ?? []).slice(0, chunk)) {
      pages.push(await drawPage(folder, place, `page ${source}, turned by ${turn}`));
    }
    const last = only ? 0 : pageCount;
    for (let page = from; page <= last && pages.length < chunk; page += 1) {
      pages.push(await drawPage(folder, page));
      onPage?.(page, pageCount);
    }
    const next = from + pages.length;
    return {
      pageCount,
      readingDirection: 'rtl',
      pages,
      next: next > pageCount ? undefined : next,
      peakBytes: undefined,
    };
  };
}

/** A drawing that waits for the test before it reports its first page. */
export function heldDrawing(draw: Draw) {
  let go = () => {};
  let reach = () => {};
  const begun = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  const distill: Draw = async (options) => {
    reach();
    await released;
    return draw(options);
  };
  return { distill, begun, go: () => go() };
}

const [WIDTH, HEIGHT] = [8, 12];
const jpeg = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
  .jpeg()
  .toBuffer();

async function drawPage(folder: string, page: number, content = `page ${page}`): Promise<DistilledPage> {
  const image = `${page}-${WIDTH}.webp`;
  await writeFile(join(folder, `${page}.jpg`), await jpeg);
  await writeFile(join(folder, image), content);
  return {
    page,
    wide: false,
    color: '#000000',
    // Every third page looks like the first.
    hash: String(page % 3 === 1 ? 1 : page % 10).repeat(16),
    // One page is empty, and one has lost words.
    isEmpty: page === 2,
    hasLostText: page === 3,
    jpeg: { name: `${page}.jpg`, width: WIDTH, height: HEIGHT },
    images: [{ width: WIDTH, height: HEIGHT, files: [{ name: image, bytes: content.length, width: WIDTH }] }],
    panels: [{ x: 0, y: 0, width: 1000, height: 500, worth: 1 }],
    allPanels: { whole: true, panels: [] },
  };
}
