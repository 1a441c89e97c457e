import type { Problem } from '../../core/forms/problem-text.ts';
import type { KeptUpload } from './kept-uploads.ts';
import { isUnderWay, lineSpeed, shownOf, type Upload } from './upload.ts';
import { WireError } from './wire.ts';

/** The functions that the queue works with: the browser's are in `uploads.ts`, and a test has its own. */
export interface QueueParts {
  readonly readKeptUploads: (uid: string) => Promise<readonly KeptUpload[]>;
  readonly keepUpload: (upload: KeptUpload) => Promise<void>;
  readonly readKeptFile: (upload: KeptUpload) => Promise<Blob | undefined>;
  readonly keepFile: (key: string, file: Blob) => Promise<boolean>;
  readonly forgetUpload: (key: string) => Promise<void>;
  readonly hashOf: (file: Blob) => Promise<string>;
  readonly inOneTab: (work: () => Promise<void>, onElsewhere: () => void) => Promise<void>;
  readonly keepAwake: () => () => void;
  readonly notifyOtherTabs: () => void;
  /** Sends the file to Storage; see `transfer.ts`. */
  readonly transfer: (
    upload: KeptUpload,
    content: Blob,
    events: TransferEvents,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Whether the file has arrived after all, according to its document. */
  readonly hasArrived: (upload: KeptUpload) => Promise<boolean>;
  readonly cancelSession: (session: string) => Promise<void>;
  readonly now: () => number;
}

export interface TransferEvents {
  readonly onSession: (session: string | undefined) => void;
  readonly onSent: (bytes: number) => void;
  readonly onRest: () => void;
}

/** An upload as this tab knows it. */
interface Held {
  readonly kept: KeptUpload;
  readonly shown: Upload;
  /** The file itself; after a reload undefined until it is read from the browser's storage. */
  readonly file: Blob | undefined;
}

/**
 * A person's uploads, one after the other. They are stored on the device, so that they continue after a
 * reload, in one tab at a time.
 */
export class UploadQueue {
  readonly #parts: QueueParts;
  readonly #held = new Map<string, Held>();
  readonly #listeners = new Set<() => void>();
  #shown: readonly Upload[] = [];
  #uid: string | undefined;
  #current: { readonly key: string; readonly abort: AbortController } | undefined;
  #isPumping = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = () => this.#shown;

  /** Resumes this person's unfinished uploads on this device. */
  async resume(uid: string): Promise<void> {
    this.#uid = uid;
    await this.#readKept();
    this.#pump();
  }

  /** Rereads the stored uploads after another tab has begun, finished or cancelled one. */
  async reread(): Promise<void> {
    if (this.#uid !== undefined) await this.#readKept();
    this.#pump();
  }

  /** Sends a file, in place of any other of its submission and part. */
  async add(kept: KeptUpload, file: Blob): Promise<void> {
    this.#uid = kept.uid;
    this.#stop(kept.key);
    await this.#parts.forgetUpload(kept.key);
    this.#hold({ kept, file, shown: shownOf(kept, 'waiting') });
    // The record is stored first, so that no file is left that nothing refers to.
    await this.#parts.keepUpload(kept);
    if (!(await this.#parts.keepFile(kept.key, file))) {
      // After a reload only the same file helps, and it is recognized by this hash.
      void this.#parts.hashOf(file).then((sha256) => this.#keep(kept.key, { sha256 }), ignore);
    }
    // It was cancelled while its file was being stored.
    if (!this.#held.has(kept.key)) await this.#parts.forgetUpload(kept.key);
    this.#parts.notifyOtherTabs();
    this.#pump();
  }

  pause(key: string): void {
    this.#keep(key, { isPaused: true });
    this.#stop(key);
    this.#show(key, { step: 'paused', secondsLeft: undefined });
    this.#parts.notifyOtherTabs();
  }

  /** Pauses what is being sent under this key until something is added there, or `goOn` is called. */
  hold(key: string): () => void {
    const held = this.#held.get(key);
    if (!held || !isUnderWay(held.shown)) return () => {};
    this.#stop(key);
    this.#show(key, { step: 'paused', secondsLeft: undefined });
    return () => {
      if (this.#held.get(key)?.kept.fileId === held.kept.fileId) this.goOn(key);
    };
  }

  /** Continues after a pause, or tries again after a failure. */
  goOn(key: string): void {
    this.#keep(key, { isPaused: false });
    this.#show(key, { step: 'waiting', problem: undefined });
    this.#parts.notifyOtherTabs();
    this.#pump();
  }

  /** Cancels an upload, and forgets it. */
  async cancel(key: string): Promise<void> {
    const held = this.#held.get(key);
    this.#stop(key);
    this.#drop(key);
    await this.#parts.forgetUpload(key);
    this.#parts.notifyOtherTabs();
    // A session that has ended cannot be cancelled.
    if (held?.kept.session !== undefined && held.shown.step !== 'sent')
      await this.#parts.cancelSession(held.kept.session);
  }

  /** Takes a file for an upload whose own file the browser did not keep; false when it is another one. */
  async offer(key: string, file: Blob): Promise<boolean> {
    const held = this.#held.get(key);
    if (!held || file.size !== held.kept.bytes) return false;
    const { sha256 } = held.kept;
    if (sha256 !== undefined && (await this.#parts.hashOf(file)) !== sha256) return false;
    // A file that nothing distinguishes from another is sent from its beginning.
    if (sha256 === undefined) this.#keep(key, { session: undefined });
    const { kept } = this.#held.get(key) ?? held;
    this.#hold({ kept, file, shown: { ...held.shown, step: 'waiting', problem: undefined } });
    void this.#parts.keepFile(key, file);
    this.#pump();
    return true;
  }

  /** Cancels everything at a log-out. */
  clear(): void {
    this.#current?.abort.abort();
    this.#uid = undefined;
    this.#held.clear();
    this.#say();
  }

  async #readKept(): Promise<void> {
    const uid = this.#uid;
    if (uid === undefined) return;
    const kept = await this.#parts.readKeptUploads(uid);
    if (this.#uid !== uid) return;
    const keys = new Set(kept.map(({ key }) => key));
    for (const [key, { shown }] of this.#held) {
      // Another tab has finished or cancelled it; what has ended here is shown until the page is left.
      if (!keys.has(key) && isUnderWay(shown) && this.#current?.key !== key) this.#held.delete(key);
    }
    for (const each of kept) {
      const known = this.#held.get(each.key);
      if (known?.kept.fileId === each.fileId && this.#current?.key === each.key) continue;
      if (known?.kept.fileId === each.fileId && known.file) {
        const step = each.isPaused ? 'paused' : known.shown.step === 'paused' ? 'waiting' : known.shown.step;
        this.#held.set(each.key, { ...known, kept: each, shown: { ...known.shown, step } });
        continue;
      }
      const file = await this.#parts.readKeptFile(each);
      const step = each.isPaused ? 'paused' : file ? 'waiting' : 'needs-file';
      this.#held.set(each.key, { kept: each, file, shown: shownOf(each, step) });
    }
    this.#say();
  }

  /** Works while there is something to send, and no other tab does. */
  #pump(): void {
    if (this.#isPumping || this.#next() === undefined) return;
    this.#isPumping = true;
    const elsewhere = () => {
      for (const [key, { shown }] of this.#held) {
        if (shown.step === 'waiting') this.#show(key, { step: 'elsewhere' });
      }
    };
    let hasWaited = false;
    const work = async () => {
      if (hasWaited) {
        for (const [key, { shown }] of this.#held) {
          if (shown.step === 'elsewhere') this.#show(key, { step: 'waiting' });
        }
        await this.#readKept();
      }
      for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#send(next);
    };
    void this.#parts
      .inOneTab(work, () => {
        hasWaited = true;
        elsewhere();
      })
      .catch(ignore)
      .finally(() => {
        this.#isPumping = false;
        if (this.#next() !== undefined) this.#pump();
      });
  }

  #next(): Held | undefined {
    return [...this.#held.values()].find(({ shown, file }) => shown.step === 'waiting' && file !== undefined);
  }

  async #send({ kept, file }: Held): Promise<void> {
    if (!file) return;
    const { key, bytes } = kept;
    const abort = new AbortController();
    this.#current = { key, abort };
    const sleep = this.#parts.keepAwake();
    const speed = lineSpeed(this.#parts.now);
    this.#show(key, { step: 'sending', problem: undefined });
    const events: TransferEvents = {
      onSession: (session) => this.#keep(key, { session }),
      onSent: (sent) => {
        speed.note(sent);
        this.#show(key, { step: 'sending', sent, secondsLeft: speed.secondsFor(bytes - sent) });
      },
      onRest: () => this.#show(key, { step: 'offline', secondsLeft: undefined }),
    };
    const isOurs = () => this.#held.get(key)?.kept.fileId === kept.fileId && !abort.signal.aborted;
    try {
      await this.#parts.transfer(kept, file, events, abort.signal);
      if (isOurs()) await this.#end(key, { step: 'sent', sent: bytes });
    } catch (error) {
      if (isOurs()) await this.#fail(kept, error);
    } finally {
      sleep();
      if (this.#current?.abort === abort) this.#current = undefined;
    }
  }

  async #fail(kept: KeptUpload, error: unknown): Promise<void> {
    const isRefused = error instanceof WireError && error.problem === 'refused';
    // If the name is taken, the file may have arrived and the answer was lost with the session.
    if (isRefused && (await this.#parts.hasArrived(kept).catch(() => false))) {
      return await this.#end(kept.key, { step: 'sent', sent: kept.bytes });
    }
    const problem: Problem = { code: 'failed' };
    this.#show(kept.key, { step: isRefused ? 'refused' : 'failed', problem, secondsLeft: undefined });
  }

  async #end(key: string, change: Partial<Upload>): Promise<void> {
    this.#show(key, { ...change, secondsLeft: undefined });
    await this.#parts.forgetUpload(key);
    this.#parts.notifyOtherTabs();
  }

  #stop(key: string): void {
    if (this.#current?.key === key) this.#current.abort.abort();
  }

  #keep(key: string, change: Partial<KeptUpload>): void {
    const held = this.#held.get(key);
    if (!held) return;
    const kept = { ...held.kept, ...change };
    this.#held.set(key, { ...held, kept });
    // What has arrived is forgotten already.
    if (held.shown.step !== 'sent') void this.#parts.keepUpload(kept);
  }

  #hold(held: Held): void {
    this.#held.set(held.kept.key, held);
    this.#say();
  }

  #drop(key: string): void {
    this.#held.delete(key);
    this.#say();
  }

  #show(key: string, change: Partial<Upload>): void {
    const held = this.#held.get(key);
    if (held) this.#hold({ ...held, shown: { ...held.shown, ...change } });
  }

  #say(): void {
    this.#shown = [...this.#held.values()].map(({ shown }) => shown);
    for (const listener of this.#listeners) listener();
  }
}

/** A failure of the device's storage stops no upload. */
const ignore = () => {};
