import { pdfjs } from 'react-pdf';
import { hasPdfHeader } from './pdf-header.ts';
import { FetchError, type FetchFailure, type RangeFile } from './range-file.ts';

export interface TransportEvents {
  /** Bytes fetched so far. */
  readonly onProgress: (received: number) => void;
  /** `damaged`: what arrives is no PDF. */
  readonly onFailure: (failure: FetchFailure | 'damaged') => void;
}

/** Gives pdf.js the parts of a file that it asks for; pdf.js itself never learns of a failure, the events tell. */
export class PdfTransport extends pdfjs.PDFDataRangeTransport {
  readonly #file: RangeFile;
  readonly #events: TransportEvents;
  #controller = new AbortController();
  #received = 0;

  constructor(file: RangeFile, length: number, events: TransportEvents) {
    super(length, null);
    this.#file = file;
    this.#events = events;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#deliver(begin, end, this.#controller.signal);
  }

  /** Ends what is under way; the transport can be used again. */
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
      if (!signal.aborted)
        this.#events.onFailure(error instanceof FetchError ? error.failure : 'interrupted');
    }
  }
}
