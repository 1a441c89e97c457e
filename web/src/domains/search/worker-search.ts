import type { SearchPayload } from '@rawi/model/pages/search-payloads';
import { servedData } from '@rawi/model/routes/served-pages';
import type { NamedComics, WantedComic } from '@rawi/model/search/named-comics';
import { searchQuery } from '@rawi/model/search/search-request';
import { report } from '../../core/lib/report-error.ts';
import { readStoredPage } from '../../core/pages/pages.ts';
import { wishHere } from '../settings/wish.ts';
import type { FromWorker, ListedComics, ToWorker } from './messages.ts';
import type { SearchProvider, SearchState } from './search-provider.ts';

/** A provider that can be given a changed catalogue. */
export interface WorkerSearch extends Required<SearchProvider> {
  readonly open: (listing: SearchPayload) => void;
  /** Looks up comics by their whole names; rejects where a part of the catalogue cannot be had. */
  readonly name: (wanted: readonly WantedComic[]) => Promise<readonly NamedComics[]>;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Searches the whole catalogue in a worker. */
export function workerSearch(): WorkerSearch {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one other end.
  const send = (message: ToWorker) => worker.postMessage(message);
  const asking = new Map<number, (state: SearchState) => void>();
  const naming = new Map<number, Waiting<readonly NamedComics[]>>();
  const listing = new Map<number, Waiting<ListedComics>>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'missing') {
      void otherwise(data.address).then((document) =>
        send({ kind: 'document', address: data.address, document }),
      );
    } else if (data.kind === 'named') {
      const waiting = naming.get(data.id);
      naming.delete(data.id);
      if (data.isPartial) waiting?.reject(new Error('A part of the catalogue is missing.'));
      else waiting?.resolve(data.comics);
    } else if (data.kind === 'listed') {
      listing.get(data.id)?.resolve(data);
      listing.delete(data.id);
    } else {
      asking.get(data.id)?.({ state: 'answered', answer: data.answer, progress: data.progress });
    }
  });
  worker.addEventListener('error', ({ message }) => {
    report('The worker that searches has failed.', new Error(message));
    for (const notify of asking.values()) notify({ state: 'failed' });
    for (const { reject } of [...naming.values(), ...listing.values()]) reject(new Error(message));
    naming.clear();
    listing.clear();
  });
  return {
    isWhole: true,
    open: (catalogue) => send({ kind: 'open', listing: catalogue }),
    list: (request, { upTo, blursFrom } = wishHere()) => {
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        listing.set(id, { resolve, reject });
        send({ kind: 'list', id, query: searchQuery(request).toString(), wish: { upTo, blursFrom } });
      });
    },
    name: (wanted) => {
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        naming.set(id, { resolve, reject });
        send({ kind: 'name', id, wanted });
      });
    },
    ask: (request, showing, notify) => {
      asked += 1;
      const id = asked;
      asking.set(id, notify);
      send({ kind: 'ask', id, query: searchQuery(request).toString(), showing });
      return () => {
        asking.delete(id);
        send({ kind: 'stop', id });
      };
    },
  };
}

/** A document that the site did not answer with, from Firestore; undefined when that fails too. */
async function otherwise(address: string): Promise<unknown> {
  const asked = servedData(address);
  try {
    return asked && navigator.onLine ? await readStoredPage(asked.pageId) : undefined;
  } catch (error) {
    report(`"${address}" was not read.`, error);
    return undefined;
  }
}
