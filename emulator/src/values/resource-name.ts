import { FirestoreError } from '../errors.ts';
import { compareText } from './text-order.ts';

/** A document's or a collection's place, taken apart. */
export interface ResourceName {
  /** `projects/{project}/databases/{database}`. */
  readonly database: string;
  /** The segments after `/documents`: empty for the root, odd for a collection, even for a document. */
  readonly segments: readonly string[];
}

const MAX_SEGMENT_BYTES = 1500;
const MAX_NAME_BYTES = 6 * 1024;

/** Splits `projects/{p}/databases/{d}/documents[/…]`; throws `INVALID_ARGUMENT` for anything else. */
export function parseResourceName(name: string): ResourceName {
  const parts = name.split('/');
  const [projects, project, databases, database, documents, ...segments] = parts;
  if (
    projects !== 'projects' ||
    !project ||
    databases !== 'databases' ||
    !database ||
    documents !== 'documents'
  ) {
    throw invalid(
      `Document name "${name}" has invalid format: expected "projects/{project}/databases/{database}/documents/...".`,
    );
  }
  for (const segment of segments) checkSegment(name, segment);
  if (name.length > MAX_NAME_BYTES && Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalid(`Document name "${name.slice(0, 80)}..." is longer than ${MAX_NAME_BYTES} bytes.`);
  }
  return { database: `projects/${project}/databases/${database}`, segments };
}

/** As `parseResourceName`, for the name of a document. */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0) {
    throw invalid(`Document name "${name}" lacks "/" at index ${name.length}.`);
  }
  return parsed;
}

/** As `parseResourceName`, for what collections hang from: a document, or the root of a database. */
export function parseParentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length % 2 !== 0) {
    throw invalid(`Document parent name "${name}" lacks "/" at index ${name.length}.`);
  }
  return parsed;
}

/** Throws `INVALID_ARGUMENT` unless `database` reads `projects/{p}/databases/{d}`. */
export function checkDatabaseName(database: string): void {
  if (!/^projects\/[^/]+\/databases\/[^/]+$/.test(database)) {
    throw invalid(
      `Database name "${database}" has invalid format: expected "projects/{project}/databases/{database}".`,
    );
  }
}

/** Throws `INVALID_ARGUMENT` unless `id` can name a collection. */
export function checkCollectionId(id: string): void {
  if (id === '' || id.includes('/') || id === '.' || id === '..' || /^__.*__$/.test(id)) {
    throw invalid(`Collection id "${id}" is invalid because it ${segmentFault(id)}.`);
  }
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
  return digits === undefined ? undefined : BigInt(digits);
}

function checkSegment(name: string, segment: string): void {
  const tooLong = segment.length > MAX_SEGMENT_BYTES / 3 && Buffer.byteLength(segment) > MAX_SEGMENT_BYTES;
  const reserved = segment.startsWith('__') && segment.endsWith('__') && numericId(segment) === undefined;
  if (segment === '' || segment === '.' || segment === '..' || tooLong || reserved) {
    throw invalid(
      `Document name "${name.slice(0, 200)}" is invalid: the segment "${segment.slice(0, 80)}" ${segmentFault(segment)}.`,
    );
  }
}

function segmentFault(segment: string): string {
  if (segment === '') return 'is empty';
  if (segment === '.' || segment === '..') return 'is a reserved name';
  if (segment.includes('/')) return 'contains a "/"';
  return /^__.*__$/.test(segment) ? 'is a reserved name' : `is longer than ${MAX_SEGMENT_BYTES} bytes`;
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
