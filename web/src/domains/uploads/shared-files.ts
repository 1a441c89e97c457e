import { FILE_REFUSALS, type FileRefusal } from '@rawi/model/lists/file-refusals';
import { firstCheck } from './first-check.ts';

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

/** Judges these files by type and size and keeps them in place of any that were kept before. Throws where the device has no room. */
export async function keepShared(files: readonly File[], now = Date.now()): Promise<void> {
  await forgetShared();
  if (files.length === 0) return;
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

/** What is kept; undefined where there is nothing, or nothing younger than a day. */
export async function readShared(now = Date.now()): Promise<SharedFiles | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return undefined;
  const cache = await caches.open(CACHE);
  const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const young = found.flatMap((response) =>
    response && now - Number(response.headers.get(headers.kept)) < DAY ? [response] : [],
  );
  if (young.length === 0) {
    await forgetShared();
    return undefined;
  }
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
