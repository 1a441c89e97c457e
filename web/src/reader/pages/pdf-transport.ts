import { pdfjs } from 'react-pdf';
import { hasPdfHeader } from './pdf-header.ts';
import { FetchError, type FetchFailure, type RangeFile } from './range-file.ts';

export interface TransportEvents {
  /** Bytes loaded so far. */
  readonly onProgress: (received: number) => void;
  /** `damaged`: the file is not a PDF. */
  readonly onFailure: (failure: FetchFailure | 'damaged') => void;
}

/**
 * Gives pdf.js the parts of a file that it requests. pdf.js itself never learns of a failure, only the events
 * report it: an open file stays open, and its pages wait until `retry` has loaded the part.
 */
export class PdfTransport extends pdfjs.PDFDataRangeTransport {
  readonly #file: RangeFile;
  readonly #events: TransportEvents;
  #controller = new AbortController();
  #received = 0;
  #failed: readonly (readonly [begin: number, end: number])[] = [];

  constructor(file: RangeFile, length: number, events: TransportEvents) {
    super(length, null);
    this.#file = file;
    this.#events = events;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#deliver(begin, end, this.#controller.signal);
  }

  /**
   * Loads the failed parts again. Resolves when each part is loaded or has failed again, which the events
   * report.
   */
  async retry(): Promise<void> {
    const again = this.#failed;
    this.#failed = [];
    const { signal } = this.#controller;
    await Promise.all(again.map(([begin, end]) => this.#deliver(begin, end, signal)));
  }

  /** Whether requested parts are missing. */
  get isStalled(): boolean {
    return this.#failed.length > 0;
  }

  /** Cancels running requests; the transport can be used again. */
  override abort(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
  }

  async #deliver(begin: number, end: number, signal: AbortSignal): Promise<void> {
    try {
      const bytes = await this.#file.read(begin, end, signal);
      if (signal.aborted) return;
      if (begin === 0 && !hasPdfHeader(bytes)) {
        this.#events.onFailure('damaged');
        return;
      }
      this.#received += bytes.byteLength;
      this.#events.onProgress(this.#received);
      this.onDataRange(begin, bytes);
    } catch (error) {
      if (signal.aborted) return;
      this.#failed = [...this.#failed, [begin, end]];
      this.#events.onFailure(error instanceof FetchError ? error.failure : 'interrupted');
    }
  }
}
