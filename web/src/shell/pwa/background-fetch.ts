import type { BackgroundFetch } from '../../core/device/background-fetch.ts';
import { completeJob, keptJob } from '../../domains/downloads/job.ts';
import { saveFile } from '../../domains/downloads/saved-files.ts';

/** What the browser fetched of a chapter while no page was open becomes a saved chapter. */

interface BackgroundFetchEvent extends ExtendableEvent {
  readonly registration: BackgroundFetch;
}

const isOfBackgroundFetch = (event: Event): event is BackgroundFetchEvent => 'registration' in event;

/** Listens for what becomes of fetches in the background: what has arrived is kept also where some of it failed. */
export function finishInBackground(worker: ServiceWorkerGlobalScope): void {
  for (const name of ['backgroundfetchsuccess', 'backgroundfetchfail', 'backgroundfetchabort']) {
    worker.addEventListener(name, (event) => {
      if (isOfBackgroundFetch(event)) event.waitUntil(takeOver(event.registration));
    });
  }
}

async function takeOver(fetched: BackgroundFetch): Promise<void> {
  const job = await keptJob(fetched.id);
  // Without one the chapter was removed meanwhile: nothing of it may come back.
  for (const { request, responseReady } of job ? await fetched.matchAll() : []) {
    const response = await responseReady.catch(() => undefined);
    if (response?.ok) await saveFile(request.url, response);
  }
  if (job) await completeJob(job);
  // A channel has no origin to address: it is of this one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  new BroadcastChannel('rawi-downloads').postMessage('changed');
}
