import { FirestoreError } from '../errors.ts';
import { compareText } from './text-order.ts';

/** The name of a document or of a database's root, taken apart. */
interface ResourceName {
  /** `projects/{project}/databases/{database}`. */
  readonly database: string;
  /** The segments after `/documents`; none for the root. */
  readonly segments: readonly string[];
}

/** Splits the name of a document, `projects/{p}/databases/{d}/documents/…`; throws `INVALID_ARGUMENT` for others. */
export function parseDocumentName(name: string): ResourceName {
  return parse(name, 'Document name', (count) => count > 0 && count % 2 === 0);
}

/** As `parseDocumentName`, for what collections hang from: a document, or the root of a database. */
export function parseParentName(name: string): ResourceName {
  return parse(name, 'Document parent name', (count) => count % 2 === 0);
}

/** Throws `INVALID_ARGUMENT` unless `database` reads `projects/{p}/databases/{d}`. */
export function checkDatabaseName(database: string): void {
  const end = skip(database, 'Database name', 0, ['projects', undefined, 'databases', undefined]);
  if (end < database.length) {
    throw invalid(`Database name "${database}" has unexpected trailing characters at index ${end}.`);
  }
}

/** Throws `INVALID_ARGUMENT` unless `id` can name a collection of a query. */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) throw invalid(`Collection id "${id}" is invalid because it contains "/".`);
  if (isReserved(id)) throw invalid(`Collection id "${id}" is invalid because it is reserved.`);
}

/** True for `__anything__`, which Firestore keeps to itself. */
export function isReserved(id: string): boolean {
  return id.length >= 4 && id.startsWith('__') && id.endsWith('__');
}

/** `{database}/documents/{segments}`. */
export function formatName(database: string, segments: readonly string[]): string {
  return segments.length === 0 ? `${database}/documents` : `${database}/documents/${segments.join('/')}`;
}

/** Firestore's order of resource names: segment by segment, so that `a/b` stands before `a-/b`. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.split('/');
  const right = b.split('/');
  for (const [i, segment] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const order = compareSegments(segment, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Orders two ids: the numeric ids `__id7__` of Datastore come first, by number, then all others by UTF-8. */
export function compareSegments(a: string, b: string): number {
  const left = numericId(a);
  const right = numericId(b);
  if (left !== undefined && right !== undefined) return left < right ? -1 : left > right ? 1 : 0;
  if (left !== undefined) return -1;
  if (right !== undefined) return 1;
  return compareText(a, b);
}

function numericId(segment: string): bigint | undefined {
  if (!segment.startsWith('__id')) return undefined;
  const digits = /^__id(-?\d+)__$/.exec(segment)?.[1];
  return digits === undefined || BigInt.asIntN(64, BigInt(digits)) !== BigInt(digits)
    ? undefined
    : BigInt(digits);
}

/** `accepts` says which numbers of segments after `/documents` make a complete name. */
function parse(name: string, what: string, accepts: (count: number) => boolean): ResourceName {
  const start = skip(name, what, 0, ['projects', undefined, 'databases', undefined]);
  let at = skip(name, what, start, ['', 'documents']);
  const segments: string[] = [];
  while (at < name.length) {
    at = expectText(name, what, at, '/');
    const segment = segmentAt(name, what, at);
    if (segment === '.' || segment === '..') {
      throw invalid(`${what} "${name}" contains a resource id "${segment}" at index ${at}.`);
    }
    checkSegment(segment);
    segments.push(segment);
    at += segment.length;
  }
  if (!accepts(segments.length)) throw lacks(name, what, '/', at);
  return { database: name.slice(0, start), segments };
}

/** Passes segments separated by slashes; `undefined` stands for any that is not empty. Returns the index behind them. */
function skip(name: string, what: string, from: number, parts: readonly (string | undefined)[]): number {
  let at = from;
  for (const [i, part] of parts.entries()) {
    if (i > 0) at = expectText(name, what, at, '/');
    at = part === undefined ? at + segmentAt(name, what, at).length : expectText(name, what, at, part);
  }
  return at;
}

function expectText(name: string, what: string, at: number, text: string): number {
  if (!name.startsWith(text, at)) throw lacks(name, what, text, at);
  return at + text.length;
}

function segmentAt(name: string, what: string, at: number): string {
  const slash = name.indexOf('/', at);
  const segment = slash === -1 ? name.slice(at) : name.slice(at, slash);
  if (segment === '') throw invalid(`${what} "${name}" has an empty resource id at index ${at}.`);
  return segment;
}

function checkSegment(segment: string): void {
  if (!isReserved(segment) || numericId(segment) !== undefined) return;
  throw invalid(
    segment.startsWith('__id')
      ? `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${segment}'.`
      : `Resource id "${segment}" is invalid because it is reserved.`,
  );
}

function lacks(name: string, what: string, text: string, at: number): FirestoreError {
  return invalid(`${what} "${name}" lacks "${text}" at index ${at}.`);
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
