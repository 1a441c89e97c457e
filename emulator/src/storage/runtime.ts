import type { DocumentReader, RulesDocument } from '../rules/index.ts';
import { fieldsFromJson } from './document-json.ts';
import { type Incoming, idOf, issueText, type Outgoing, readMessage } from './messages.ts';
import { parseStorageRules, type StorageRuleset } from './storage-ruleset.ts';

/** A request that waits for a document; everything it has read so far is kept for the next attempt. */
interface Pending {
  readonly message: Extract<Incoming, { kind: 'verify' }>;
  readonly ruleset: StorageRuleset;
  readonly documents: Map<string, RulesDocument | undefined>;
  readonly awaited: readonly string[];
}

/** Thrown through the evaluation at a document that has not been fetched yet. */
class DocumentNeeded extends Error {
  constructor(readonly path: readonly string[]) {
    super('A document is needed.');
  }
}

/**
 * The rules runtime that the Storage emulator talks to. Requests interleave: one that needs a document asks for it
 * and is evaluated again, from the start, when it has come. Every message with an id is answered.
 */
export class StorageRuntime {
  readonly #rulesets = new Map<string, StorageRuleset>();
  readonly #pending = new Map<number, Pending>();

  constructor(
    readonly send: (message: Outgoing) => void,
    readonly log: (text: string) => void,
  ) {}

  /** Takes one line of input. Never throws. */
  receive(line: string): void {
    let id: number | undefined;
    try {
      const json: unknown = JSON.parse(line);
      id = idOf(json);
      this.#handle(readMessage(json));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (id === undefined) this.log(`Ignored a line that is not a message: ${text}`);
      else this.#answer(id, { errors: [text] });
    }
  }

  #handle(message: Incoming): void {
    switch (message.kind) {
      case 'load':
        return this.#load(message);
      case 'verify': {
        const ruleset = this.#rulesets.get(message.rulesetName);
        if (ruleset === undefined) throw new Error(`No ruleset '${message.rulesetName}' is loaded.`);
        return this.#verify(message, ruleset, new Map());
      }
      case 'document': {
        const pending = this.#pending.get(message.id);
        if (pending === undefined) throw new Error(`Request ${message.id} waits for no document.`);
        this.#pending.delete(message.id);
        const { awaited: path, documents } = pending;
        const document = message.found ? { path, fields: fieldsFromJson(message.fields) } : undefined;
        return this.#verify(pending.message, pending.ruleset, documents.set(path.join('/'), document));
      }
    }
  }

  #load({ id, rulesetName, content, fileName }: Extract<Incoming, { kind: 'load' }>): void {
    const { ruleset, issues } = parseStorageRules(content, (text) => this.log(`debug: ${text}`));
    const texts = (severity: 'error' | 'warning'): string[] =>
      issues.filter((issue) => issue.severity === severity).map((issue) => issueText(issue, fileName));
    if (ruleset === undefined)
      return this.#answer(id, { errors: texts('error'), warnings: texts('warning') });
    this.#rulesets.set(rulesetName, ruleset);
    this.#answer(id, { warnings: texts('warning'), result: { rulesVersion: Number(ruleset.version) } });
  }

  #verify(
    message: Extract<Incoming, { kind: 'verify' }>,
    ruleset: StorageRuleset,
    documents: Map<string, RulesDocument | undefined>,
  ): void {
    const { id, request } = message;
    try {
      const { allowed, reason } = ruleset.decide(request, readerOf(documents));
      this.#answer(id, { warnings: allowed ? [] : reason.split('\n'), result: { permit: allowed } });
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.#pending.set(id, { message, ruleset, documents, awaited: error.path });
      this.#answer(id, {
        action: 'fetch_firestore_document',
        server_request_id: id,
        context: { path: `/databases/(default)/documents/${error.path.join('/')}` },
      });
    }
  }

  #answer(id: number, message: Partial<Omit<Outgoing, 'id' | 'status'>>): void {
    this.send({ id, status: 'ok', warnings: [], errors: [], ...message });
  }
}

function readerOf(documents: ReadonlyMap<string, RulesDocument | undefined>): DocumentReader {
  const get = (path: readonly string[]): RulesDocument | undefined => {
    const key = path.join('/');
    if (!documents.has(key)) throw new DocumentNeeded(path);
    return documents.get(key);
  };
  return { get, getAfter: get };
}
