import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type { SearchPayload } from '@rawi/model/pages/pages';
import { dataPaths } from '@rawi/model/routes/served-pages';
import { answer } from '@rawi/model/search/answer';
import { Catalog } from '@rawi/model/search/catalog';
import { searchRequestOf } from '@rawi/model/search/search-request';
import type { CatalogDocument, FromWorker, Progress, ToWorker } from './messages.ts';

interface Reading {
  /** A document of the site; rejects where the site does not answer with it. */
  readonly fetchDocument: (address: string) => Promise<unknown>;
  readonly send: (message: FromWorker) => void;
  /** Lets what has come in meanwhile be dealt with. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

type Ask = Extract<ToWorker, { kind: 'ask' }>;

/** How many parts are on their way at once. */
const AT_ONCE = 6;
/** How long an answer stands before more of the catalogue makes a better one, in milliseconds. */
const BETWEEN_ANSWERS = 250;

/**
 * What the worker does: reads the catalogue part by part, newest first, and answers the last question with what has been read,
 * again and again until all of it is. The first answer does not wait for twenty thousand comics.
 */
export class CatalogReader {
  readonly #reading: Reading;
  #catalog = new Catalog();
  #listing: SearchPayload | undefined;
  #progress: Progress = { read: 0, of: 0, isPartial: false };
  #ask: Ask | undefined;
  #answeredAt = Number.NEGATIVE_INFINITY;
  readonly #awaited = new Map<string, (document: unknown) => void>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  async take(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'open':
        return this.#open(message.listing);
      case 'ask':
        this.#ask = message;
        return this.#answer();
      case 'document':
        this.#awaited.get(message.address)?.(message.document);
    }
  }

  async #open(listing: SearchPayload): Promise<void> {
    if (JSON.stringify(listing) === JSON.stringify(this.#listing)) return;
    const catalog = new Catalog();
    const of = listing.parts.reduce((sum, { comics }) => sum + comics, 0);
    this.#listing = listing;
    this.#catalog = catalog;
    this.#progress = { read: 0, of, isPartial: false };
    const { mostRead } = listing;
    if (mostRead !== undefined) void this.#readMostRead(catalog, dataPaths.mostRead(mostRead));
    const parts = listing.parts.toReversed();
    const next = async (): Promise<void> => {
      const part = parts.shift();
      if (!part || this.#catalog !== catalog) return;
      await this.#readPart(catalog, dataPaths.catalog(part.part, part.hash), part.comics);
      return next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    if (this.#catalog === catalog) this.#answer();
  }

  async #readPart(catalog: Catalog, address: string, comics: number): Promise<void> {
    const document = await this.#document(address);
    if (this.#catalog !== catalog) return;
    const { read, of, isPartial } = this.#progress;
    if (document?.kind === 'catalog') catalog.add(document.payload);
    this.#progress = { read: read + comics, of, isPartial: isPartial || document?.kind !== 'catalog' };
    if (this.#reading.now() - this.#answeredAt >= BETWEEN_ANSWERS) this.#answer();
    await this.#reading.pause();
  }

  async #readMostRead(catalog: Catalog, address: string): Promise<void> {
    const document = await this.#document(address);
    if (document?.kind !== 'mostRead' || this.#catalog !== catalog) return;
    catalog.setMostRead(document.payload.slugs);
    this.#answer();
  }

  /** From the site, or as the page had it otherwise; undefined where it cannot be had, or is of another version. */
  async #document(address: string): Promise<CatalogDocument | undefined> {
    try {
      return ours(await this.#reading.fetchDocument(address));
    } catch {
      // The page asks Firestore, and tells of it where that fails too.
      const document = new Promise<unknown>((resolve) => this.#awaited.set(address, resolve));
      this.#reading.send({ kind: 'missing', address });
      return ours(await document);
    }
  }

  #answer(): void {
    const { read, of } = this.#progress;
    // Before the first part there is nothing to say.
    if (!this.#ask || !this.#listing || (read === 0 && of > 0)) return;
    const { id, query, showing } = this.#ask;
    const request = searchRequestOf(new URLSearchParams(query));
    const found = answer(this.#catalog, request, showing);
    this.#reading.send({ kind: 'answer', id, answer: found, progress: this.#progress });
    this.#answeredAt = this.#reading.now();
  }
}

/** A document of our version is trusted: functions alone write pages, through the model's builders. */
function ours(document: unknown): CatalogDocument | undefined {
  const isOurs =
    typeof document === 'object' &&
    document !== null &&
    'version' in document &&
    document.version === PAGE_VERSION;
  return isOurs ? (document as unknown as CatalogDocument) : undefined;
}
