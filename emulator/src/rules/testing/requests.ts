import type { Value } from '../../values/value.ts';
import {
  type DocumentReader,
  type DocumentRequest,
  type ListRequest,
  parseRules,
  type RulesDocument,
  type Ruleset,
} from '../index.ts';

/** For tests: a reader of a store without documents. */
export const NO_DOCUMENTS: DocumentReader = { get: () => undefined, getAfter: () => undefined };

/** For tests: loads rules that must have no error. */
export function loadRules(source: string): Ruleset {
  const { ruleset, issues } = parseRules(source, () => {});
  if (ruleset === undefined) throw new Error(JSON.stringify(issues));
  return ruleset;
}

/** For tests: the file around the blocks of the default database. */
export function inDatabase(blocks: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${blocks}
  }
}`;
}

/** For tests: a visitor's get of a document that does not exist. */
export function readRequest(over: Partial<DocumentRequest>): DocumentRequest {
  return {
    method: 'get',
    database: '(default)',
    path: ['things', 't1'],
    auth: null,
    time: { seconds: 0, nanos: 0 },
    existing: undefined,
    incoming: undefined,
    ...over,
  };
}

/** For tests: a visitor's query over `things` without conditions. */
export function listRequest(over: Partial<ListRequest>): ListRequest {
  return {
    database: '(default)',
    parent: [],
    collectionId: 'things',
    group: false,
    where: undefined,
    orderBy: [],
    limit: undefined,
    offset: 0,
    auth: null,
    time: { seconds: 0, nanos: 0 },
    ...over,
  };
}

/** For tests: a document from plain values; numbers without a fraction are integers. */
export function documentAt(path: string, data: Readonly<Record<string, unknown>> = {}): RulesDocument {
  return {
    path: path.split('/'),
    fields: new Map(Object.entries(data).map(([key, value]) => [key, valueOf(value)])),
  };
}

/** For tests: a stored value from a plain one. */
export function valueOf(plain: unknown): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain)
      ? { kind: 'integer', value: BigInt(plain) }
      : { kind: 'double', value: plain };
  }
  if (Array.isArray(plain)) return { kind: 'array', values: plain.map(valueOf) };
  if (typeof plain === 'object') {
    return {
      kind: 'map',
      fields: new Map(Object.entries(plain).map(([key, value]) => [key, valueOf(value)])),
    };
  }
  throw new TypeError(`No stored value for ${typeof plain}.`);
}

/** For tests: reads the given documents, before and after a commit; counts what was read. */
export function readerOf(
  before: readonly RulesDocument[],
  after: readonly RulesDocument[] = before,
): DocumentReader & { readonly reads: string[] } {
  const reads: string[] = [];
  const find = (documents: readonly RulesDocument[], when: string, path: readonly string[]) => {
    reads.push(`${when} ${path.join('/')}`);
    return documents.find((document) => document.path.join('/') === path.join('/'));
  };
  return {
    reads,
    get: (path) => find(before, 'get', path),
    getAfter: (path) => find(after, 'getAfter', path),
  };
}
