import type { SearchPayload } from '@rawi/model/pages/search-payloads';
import { dataPaths } from '@rawi/model/routes/served-pages';
import { answer, slugsFor } from '@rawi/model/search/answer';
import { Catalog } from '@rawi/model/search/catalog';
import { comicsListed } from '@rawi/model/search/listing';
import { NamedComicsIndex } from '@rawi/model/search/named-comics';
import { searchRequestOf } from '@rawi/model/search/search-request';
import { isOfOtherVersion } from '../../core/pages/page-document.ts';
import { readableDocument } from '../../core/pages/readable-page.ts';
import type { CatalogDocument, FromWorker, Progress, ToWorker } from './messages.ts';

interface Reading {
  /** Fetches a document of the site; rejects when the site does not answer with it. */
  readonly fetchDocument: (address: string) => Promise<unknown>;
  readonly send: (message: FromWorker) => void;
  /** Lets messages that have arrived meanwhile be handled. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

type Ask = Extract<ToWorker, { kind: 'ask' }>;
type Name = Extract<ToWorker, { kind: 'name' }>;
type List = Extract<ToWorker, { kind: 'list' }>;
type Part = SearchPayload['parts'][number];

/** How many parts are requested at once. */
const AT_ONCE = 6;
/** The least time between an answer and a better one from more of the catalogue, in milliseconds. */
const BETWEEN_ANSWERS = 250;

/**
 * What the worker does: it reads the catalogue part by part, newest first, and answers each search with what
 * has been read, again and again until everything is. So the first answer does not wait for twenty thousand
 * comics.
 */
export class CatalogReader {
  readonly #reading: Reading;
  #catalog = new Catalog();
  #listing: SearchPayload | undefined;
  #progress: Progress = { read: 0, of: 0, isPartial: false };
  /** The parts of it that could not be had. */
  #missing: Part[] = [];
  /** The current searches of the page and of the header's field, by their ids. */
  readonly #asks = new Map<number, Ask>();
  #answeredAt = Number.NEGATIVE_INFINITY;
  /** The reading of the current catalogue, to its end. */
  #whole: Promise<void> = Promise.resolve();
  #named: NamedComicsIndex | undefined;
  readonly #awaited = new Map<string, (document: unknown) => void>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  async take(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'open':
        this.#whole =
          JSON.stringify(message.listing) === JSON.stringify(this.#listing)
            ? this.#readMissing(this.#whole)
            : this.#open(message.listing);
        return this.#whole;
      case 'ask':
        this.#asks.set(message.id, message);
        return this.#answer(message);
      case 'stop':
        this.#asks.delete(message.id);
        return;
      case 'name':
        return this.#name(message);
      case 'list':
        return this.#list(message);
      case 'document':
        this.#awaited.get(message.address)?.(message.document);
    }
  }

  async #open(listing: SearchPayload): Promise<void> {
    const catalog = new Catalog();
    this.#listing = listing;
    this.#catalog = catalog;
    this.#named = undefined;
    this.#progress = { read: 0, of: comicsListed(listing), isPartial: false };
    const { mostRead, translators } = listing;
    if (translators !== undefined) void this.#readTranslators(catalog, dataPaths.translators(translators));
    if (mostRead !== undefined) void this.#readMostRead(catalog, dataPaths.mostRead(mostRead));
    this.#missing = [];
    await this.#readParts(catalog, listing.parts.toReversed());
  }

  /** Reads what could not be had before, once the reading before has ended. */
  async #readMissing(before: Promise<void>): Promise<void> {
    const catalog = this.#catalog;
    await before;
    const parts = this.#missing;
    if (parts.length === 0 || this.#catalog !== catalog) return;
    this.#missing = [];
    this.#named = undefined;
    const { read, of } = this.#progress;
    const again = parts.reduce((sum, { comics }) => sum + comics, 0);
    this.#progress = { read: read - again, of, isPartial: false };
    await this.#readParts(catalog, parts);
  }

  async #readParts(catalog: Catalog, parts: Part[]): Promise<void> {
    const next = async (): Promise<void> => {
      const part = parts.shift();
      if (!part || this.#catalog !== catalog) return;
      await this.#readPart(catalog, part);
      return next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    if (this.#catalog === catalog) this.#answerAll();
  }

  async #readPart(catalog: Catalog, part: Part): Promise<void> {
    const document = await this.#document(dataPaths.catalog(part.part, part.hash));
    if (this.#catalog !== catalog) return;
    const { read, of } = this.#progress;
    if (document?.kind === 'catalog') catalog.add(document.payload);
    else this.#missing.push(part);
    this.#progress = { read: read + part.comics, of, isPartial: this.#missing.length > 0 };
    if (this.#reading.now() - this.#answeredAt >= BETWEEN_ANSWERS) this.#answerAll();
    await this.#reading.pause();
  }

  async #readMostRead(catalog: Catalog, address: string): Promise<void> {
    const document = await this.#document(address);
    if (document?.kind !== 'mostRead' || this.#catalog !== catalog) return;
    catalog.orders.setMostRead(document.payload.slugs);
    this.#answerAll();
  }

  async #readTranslators(catalog: Catalog, address: string): Promise<void> {
    const document = await this.#document(address);
    if (document?.kind !== 'translators' || this.#catalog !== catalog) return;
    catalog.setTranslators(document.payload.translators);
    this.#answerAll();
  }

  /**
   * A document from the site, else from the page; undefined when neither has it, or when it cannot be read.
   */
  async #document(address: string): Promise<CatalogDocument | undefined> {
    try {
      return await readableCatalog(await this.#reading.fetchDocument(address));
    } catch {
      // The page asks Firestore, and reports a failure of that too.
      const asked = new Promise<unknown>((resolve) => this.#awaited.set(address, resolve));
      this.#reading.send({ kind: 'missing', address });
      return await readableCatalog(await asked);
    }
  }

  /** Names are looked up in the whole catalogue: in a part of it a comic would be missing. */
  async #name(asked: Name): Promise<void> {
    const whole = this.#whole;
    await whole;
    // Another catalogue came meanwhile.
    if (whole !== this.#whole) return this.#name(asked);
    this.#named ??= new NamedComicsIndex(this.#catalog);
    const named = this.#named;
    const comics = asked.wanted.map((wanted) => named.find(wanted));
    this.#reading.send({ kind: 'named', id: asked.id, comics, isPartial: this.#progress.isPartial });
  }

  /** A list of a part of the catalogue would leave most comics out. */
  async #list(asked: List): Promise<void> {
    const whole = this.#whole;
    await whole;
    if (whole !== this.#whole) return this.#list(asked);
    const { id, query, wish } = asked;
    const request = searchRequestOf(new URLSearchParams(query));
    const slugs = slugsFor(this.#catalog, request, wish);
    this.#reading.send({ kind: 'listed', id, slugs, isPartial: this.#progress.isPartial });
  }

  #answerAll(): void {
    for (const ask of this.#asks.values()) this.#answer(ask);
  }

  #answer({ id, query, showing }: Ask): void {
    const { read, of } = this.#progress;
    // There is nothing to answer before the first part.
    if (!this.#listing || (read === 0 && of > 0)) return;
    const request = searchRequestOf(new URLSearchParams(query));
    const found = answer(this.#catalog, request, showing);
    this.#reading.send({ kind: 'answer', id, answer: found, progress: this.#progress });
    this.#answeredAt = this.#reading.now();
  }
}

/** A document as this build reads it, also of another version; undefined for what is none. */
async function readableCatalog(document: unknown): Promise<CatalogDocument | undefined> {
  const read = await readableDocument(document);
  return isCatalog(read) ? read : undefined;
}

/** A document of our version is trusted, because only functions write pages, through the model's builders. */
function isCatalog(document: unknown): document is CatalogDocument {
  return document !== undefined && !isOfOtherVersion(document);
}
