import { backgroundFetchOf } from '../../core/device/background-fetch.ts';
import { lookAt, readJob } from './job.ts';
import { planJob } from './plan-job.ts';
import type { WaitingChapter } from './record.ts';

/**
 * The background fetch of a browser that has it: it continues with a chapter while its page is hidden or
 * closed.
 */

async function manager() {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? backgroundFetchOf(registration) : undefined;
}

/**
 * Hands the missing files of a chapter over to the browser, also of one that was not begun. Resolves with
 * whether the browser has accepted them.
 */
export async function handOver(chapter: WaitingChapter): Promise<boolean> {
  try {
    const fetches = await manager();
    if (!fetches) return false;
    const job = (await readJob(chapter.id)) ?? (await planJob(chapter));
    if (!job) return false;
    const { missing } = await lookAt(job);
    if (missing.length === 0) return false;
    const requests = missing.map(
      ({ address }) => new Request(address, { mode: 'cors', credentials: 'omit', cache: 'no-store' }),
    );
    const icons = [{ src: '/icons/icon-192.png', sizes: '192x192' }];
    await fetches.fetch(chapter.id, requests, { title: chapter.about.series, icons });
    return true;
  } catch {
    // The person may have forbidden it: then saving continues when the page is visible again.
    return false;
  }
}

/** Takes back what the browser is fetching: what has arrived stays, and the page continues. */
export async function takeBack(): Promise<void> {
  try {
    const fetches = await manager();
    for (const id of (await fetches?.getIds()) ?? []) {
      const underWay = await fetches?.get(id);
      await underWay?.abort();
    }
  } catch {
    // What cannot be taken back completes by itself.
  }
}
