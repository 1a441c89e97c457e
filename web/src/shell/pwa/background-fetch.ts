import type { BackgroundFetch } from '../../core/device/background-fetch.ts';
import { completeJob, readJob } from '../../domains/downloads/job.ts';
import { saveFile } from '../../domains/downloads/saved-files.ts';

/** What the browser has fetched of a chapter while no page was open becomes a saved chapter. */

interface BackgroundFetchEvent extends ExtendableEvent {
  readonly registration: BackgroundFetch;
}

const isOfBackgroundFetch = (event: Event): event is BackgroundFetchEvent => 'registration' in event;

/**
 * Listens for the end of fetches in the background. What has arrived is kept, even when some of it failed.
 */
export function finishInBackground(worker: ServiceWorkerGlobalScope): void {
  for (const name of ['backgroundfetchsuccess', 'backgroundfetchfail', 'backgroundfetchabort']) {
    worker.addEventListener(name, (event) => {
      if (isOfBackgroundFetch(event)) event.waitUntil(takeOver(event.registration));
    });
  }
}

async function takeOver(fetched: BackgroundFetch): Promise<void> {
  const job = await readJob(fetched.id);
  // No job means that the chapter was removed meanwhile: nothing of it may come back.
  for (const { request, responseReady } of job ? await fetched.matchAll() : []) {
    const response = await responseReady.catch(() => undefined);
    if (response?.ok) await saveFile(request.url, response);
  }
  if (job) await completeJob(job);
  // A channel takes no target origin: it always belongs to this one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  new BroadcastChannel('rawi-downloads').postMessage('changed');
}
