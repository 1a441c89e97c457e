import type { Access, DocumentReader, RulesDocument } from '../contract.ts';
import { LimitExceeded } from '../evaluate/budget.ts';
import { fromFields } from '../types/convert.ts';
import { formatPath } from '../types/format.ts';
import { type Builtin, builtin, type Result } from '../types/method.ts';
import { boundSegments } from '../types/path.ts';
import { bool, failure, map, path, type RulesValue, string, type ValueOf } from '../types/value.ts';

/** Documents that one request may read in rules (Firestore quotas, "Security rules"). */
const MAX_PER_OPERATION = 10;
/** Documents that all requests of one commit may read together. */
const MAX_PER_COMMIT = 20;

type When = 'get' | 'getAfter';

/** Reads documents for one request, each at most once, and keeps the limits. A repeated read is free. */
export class DocumentAccess {
  readonly #found = new Map<string, RulesDocument | undefined>();
  #counted = 0;

  constructor(
    readonly database: string,
    readonly reader: DocumentReader,
    readonly access: Access,
    readonly maxPerOperation = MAX_PER_OPERATION,
  ) {}

  read(when: When, segments: readonly string[]): RulesDocument | undefined {
    const key = `${when}:${segments.join('/')}`;
    if (this.#found.has(key)) return this.#found.get(key);
    if (!this.access.seen.has(key)) this.#count(key);
    const document = this.reader[when](segments);
    this.#found.set(key, document);
    return document;
  }

  #count(key: string): void {
    this.#counted += 1;
    if (this.#counted > this.maxPerOperation) throw tooMany(`${this.maxPerOperation} per operation`);
    if (this.access.seen.size >= MAX_PER_COMMIT) throw tooMany(`${MAX_PER_COMMIT} per commit`);
    this.access.seen.add(key);
  }
}

function tooMany(limit: string): LimitExceeded {
  return new LimitExceeded(`Too many document access calls: at most ${limit} are allowed.`);
}

/** `get`, `exists`, `getAfter` and `existsAfter`. A document that does not exist is an error to the `get`s. */
export function documentFunctions(access: DocumentAccess): ReadonlyMap<string, Builtin> {
  const reading = (
    name: string,
    when: When,
    use: (document: RulesDocument | undefined, at: string) => Result,
  ): [string, Builtin] => [
    name,
    builtin(['path'], (target) => {
      const segments = documentSegments(target, access.database);
      if (!Array.isArray(segments)) return failure(`Service call error. Function: [${name}]. ${segments}`);
      return use(
        access.read(when, segments),
        `Function: [${name}], Argument: [${formatPath(target.segments)}]`,
      );
    }),
  ];
  const required = (document: RulesDocument | undefined, at: string): Result =>
    document === undefined
      ? failure(`Service call error. ${at}. The document does not exist.`)
      : resourceOf(document, access.database);
  return new Map([
    reading('get', 'get', required),
    reading('exists', 'get', (document) => bool(document !== undefined)),
    reading('getAfter', 'getAfter', required),
    reading('existsAfter', 'getAfter', (document) => bool(document !== undefined)),
  ]);
}

/** A document as `resource` and `get()` show it. */
export function resourceOf(document: RulesDocument, database: string): ValueOf<'map'> {
  return map(
    new Map<string, RulesValue>([
      ['__name__', path(['databases', database, 'documents', ...document.path])],
      ['data', map(fromFields(document.fields))],
      ['id', string(document.path.at(-1) ?? '')],
    ]),
  );
}

/** The segments behind `/databases/{database}/documents`, or a sentence saying what is wrong with the path. */
function documentSegments(target: ValueOf<'path'>, database: string): string[] | string {
  const bound = boundSegments(target);
  if ('kind' in bound) return bound.message;
  const [databases, name, documents, ...segments] = bound;
  if (
    databases !== 'databases' ||
    documents !== 'documents' ||
    segments.length === 0 ||
    segments.length % 2 === 1
  ) {
    return `Invalid path [${formatPath(target.segments)}]: expected /databases/$(database)/documents/ and a document.`;
  }
  if (name !== database)
    return `Invalid path [${formatPath(target.segments)}]: the database is '${database}'.`;
  return segments;
}
