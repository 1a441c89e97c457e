import { FILE_REFUSALS, type FileRefusal } from '@rawi/model/lists/file-refusals';
import { firstCheck } from './first-check.ts';
import { inTurn } from './one-tab.ts';

/**
 * Files that were shared to the installed app, or opened with it, until they become a chapter: the service worker keeps them, and the page of
 * uploads finds them there, also after a log-in. They lie in a cache of their own, which writes large files straight to the disk and which
 * worker and pages both read. Without the device's own clean-up they would outlive their purpose: they are wiped after a day, when they are
 * used or discarded, and at the log-out.
 */

/** Below the language prefix: where the system posts a shared file, and what says what to do with it. */
export const SHARED_FILE = 'shared-file';

const CACHE = 'rawi-shared-files';
/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** More at once are no chapters that somebody meant to share. */
const MOST = 50;

/** A header of ours on a kept file. */
const headers = { name: 'x-rawi-name', kept: 'x-rawi-kept', refused: 'x-rawi-refused' } as const;

export interface SharedFiles {
  /** What can be a chapter. */
  readonly files: readonly File[];
  /** The others, without their bytes: why each cannot. */
  readonly refused: readonly { readonly name: string; readonly because: FileRefusal }[];
}

/**
 * Judges these files by type and size and keeps them in place of any that were kept before; where there are none those stay. Throws where
 * the device has no room.
 */
export async function keepShared(files: readonly File[], now = Date.now()): Promise<void> {
  if (files.length > 0) await inTurn(CACHE, () => keepInstead(files, now));
}

async function keepInstead(files: readonly File[], now: number): Promise<void> {
  await forgetShared();
  const cache = await caches.open(CACHE);
  try {
    for (const [index, file] of files.slice(0, MOST).entries()) {
      const check = await firstCheck(file);
      const refused = refusalOf(check);
      const about = {
        [headers.name]: encodeURIComponent(file.name),
        [headers.kept]: String(now),
        ...(refused !== undefined && { [headers.refused]: refused }),
        'content-type': file.type || 'application/octet-stream',
      };
      await cache.put(`/${SHARED_FILE}/${index}`, new Response(refused ? null : file, { headers: about }));
    }
  } catch (error) {
    await forgetShared();
    throw error;
  }
}

/** A picture is a page, of which nobody shares a chapter this way. */
function refusalOf(check: Awaited<ReturnType<typeof firstCheck>>): FileRefusal | undefined {
  if ('refused' in check) return check.refused;
  return check.kind === 'image' ? 'wrong-format' : undefined;
}

/** Wipes each that has been kept for longer than a day. The cache itself stays: files may be on their way into it. */
export async function forgetOldShared(now = Date.now()): Promise<void> {
  await inTurn(CACHE, async () => {
    if (!(await caches.has(CACHE))) return;
    const cache = await caches.open(CACHE);
    const old = (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      if (response && !isYoung(response, now)) await cache.delete(request);
    });
    await Promise.all(old);
  });
}

const isYoung = ({ headers: about }: Response, now: number): boolean =>
  now - Number(about.get(headers.kept)) < DAY;

/** What is kept; undefined where there is nothing, or nothing younger than a day. Wipes nothing, since others may be keeping files now. */
export async function readShared(now = Date.now()): Promise<SharedFiles | undefined> {
  if (!('caches' in globalThis)) return undefined;
  // Not some of what is just being kept.
  return await inTurn(CACHE, () => read(now));
}

async function read(now: number): Promise<SharedFiles | undefined> {
  if (!(await caches.has(CACHE))) return undefined;
  const cache = await caches.open(CACHE);
  const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const young = found.flatMap((response) => (response && isYoung(response, now) ? [response] : []));
  if (young.length === 0) return undefined;
  const files: File[] = [];
  const refused: { readonly name: string; readonly because: FileRefusal }[] = [];
  for (const response of young) {
    const name = decodeURIComponent(response.headers.get(headers.name) ?? '');
    const because = FILE_REFUSALS.find((each) => each === response.headers.get(headers.refused));
    if (because === undefined) {
      const blob = await response.blob();
      files.push(new File([blob], name, { type: blob.type }));
    } else refused.push({ name, because });
  }
  return { files, refused };
}

/** Wipes what is kept. */
export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
