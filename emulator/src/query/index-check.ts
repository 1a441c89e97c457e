import { FirestoreError } from '../errors.ts';
import { comparePaths, type FieldPath, formatFieldPath, isNamePath } from '../values/field-path.ts';
import { conjunctions, type FieldFilter } from './disjunctions.ts';
import {
  type CompositeIndex,
  type IndexConfig,
  type IndexField,
  type IndexMode,
  type QueryScope,
  singleFieldModes,
} from './index-config.ts';
import { fullOrder } from './order-by.ts';
import type { StructuredQuery } from './structured-query.ts';

/** What one conjunction of a query wants of the indexes: `__name__` is always the last of `sorted`. */
interface Need {
  readonly collectionGroup: string;
  readonly scope: QueryScope;
  /** Fields compared for equality, in any order before the sorted ones. */
  readonly equal: ReadonlySet<string>;
  readonly contains: ReadonlySet<string>;
  readonly sorted: readonly IndexField[];
}

const NAME = '__name__';
const EQUALITIES: ReadonlySet<string> = new Set(['==', 'in', 'is-null', 'is-nan']);
const CONTAINS: ReadonlySet<string> = new Set(['array-contains', 'array-contains-any']);

/** An index that may take part in an answer; a single-field one has no `composite`. */
interface Candidate {
  readonly fields: readonly IndexField[];
  readonly composite?: CompositeIndex | undefined;
}

/**
 * The composite indexes that answer the query, each once; none where single-field indexes suffice.
 *
 * Throws `FAILED_PRECONDITION` with the entry to paste into `firestore.indexes.json` if production would refuse the
 * query for want of an index (firebase.google.com/docs/firestore/query-data/index-overview). `aggregated` are the
 * fields of `sum` and `avg`, which the index must hold as well, sorted by name.
 */
export function requireIndex(
  config: IndexConfig,
  query: StructuredQuery,
  aggregated: readonly FieldPath[] = [],
): readonly CompositeIndex[] {
  if (query.from.collectionId === '') return [];
  const used = new Set<CompositeIndex>();
  for (const conjunction of conjunctions(query.where)) {
    const need = needOf(query, conjunction, aggregated);
    const serving = servedBy(config, need);
    if (!serving) throw missingIndex(need);
    for (const { composite } of serving) if (composite) used.add(composite);
  }
  return [...used];
}

function needOf(
  query: StructuredQuery,
  conjunction: readonly FieldFilter[],
  aggregated: readonly FieldPath[],
): Need {
  const named = (ops: ReadonlySet<string>) =>
    new Set(
      conjunction
        .filter((filter) => ops.has(filter.op) && !isNamePath(filter.field))
        .map(({ field }) => formatFieldPath(field)),
    );
  const equal = named(EQUALITIES);
  const sorted: IndexField[] = fullOrder(query)
    .map(
      ({ field, direction }): IndexField => ({
        fieldPath: formatFieldPath(field),
        mode: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      }),
    )
    .filter(({ fieldPath }) => !equal.has(fieldPath));
  const name = sorted.pop() ?? { fieldPath: NAME, mode: 'ASCENDING' };
  for (const fieldPath of aggregated.toSorted(comparePaths).map(formatFieldPath)) {
    if (!equal.has(fieldPath) && !sorted.some((field) => field.fieldPath === fieldPath)) {
      sorted.push({ fieldPath, mode: name.mode });
    }
  }
  return {
    collectionGroup: query.from.collectionId,
    scope: query.from.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal,
    contains: named(CONTAINS),
    sorted: [...sorted, name],
  };
}

/**
 * The indexes that serve the need, `undefined` if there are none: all of them end in the wanted order, and together they
 * hold every field compared for equality. An index that suffices alone is taken before a merge of several, and a
 * single-field index before a composite one that would do the same.
 */
function servedBy(config: IndexConfig, need: Need): readonly Candidate[] | undefined {
  const missing = new Set([...need.equal, ...need.contains]);
  if (missing.size === 0 && need.sorted.length === 1) return [];
  const serving = candidates(config, need).flatMap((candidate) => {
    const prefix = prefixServing(candidate.fields, need);
    return prefix ? [{ candidate, paths: prefix.map(({ fieldPath }) => fieldPath) }] : [];
  });
  const newIn = (paths: readonly string[]) => paths.filter((path) => missing.has(path)).length;
  const chosen: Candidate[] = [];
  do {
    const [first, ...others] = serving;
    if (!first) return undefined;
    const best = others.reduce((a, b) => (newIn(b.paths) > newIn(a.paths) ? b : a), first);
    if (missing.size > 0 && newIn(best.paths) === 0) return undefined;
    chosen.push(best.candidate);
    for (const path of best.paths) missing.delete(path);
  } while (missing.size > 0);
  return chosen;
}

/** Single-field indexes first. */
function candidates(config: IndexConfig, need: Need): Candidate[] {
  const paths = new Set([...need.equal, ...need.contains, ...need.sorted.map(({ fieldPath }) => fieldPath)]);
  paths.delete(NAME);
  const singles = [...paths].flatMap((fieldPath) =>
    singleFieldModes(config, need.collectionGroup, fieldPath, need.scope).map(
      (mode): Candidate => ({ fields: [{ fieldPath, mode }] }),
    ),
  );
  const composites = config.indexes
    .filter((index) => index.collectionGroup === need.collectionGroup && index.queryScope === need.scope)
    .map((composite): Candidate => ({ fields: composite.fields, composite }));
  return [...singles, ...composites];
}

/** The equality fields that an index begins with, if after them it is sorted as wanted; it is never read backwards. */
function prefixServing(fields: readonly IndexField[], need: Need): readonly IndexField[] | undefined {
  const last = fields.at(-1);
  const whole: readonly IndexField[] =
    last?.fieldPath === NAME
      ? fields
      : [...fields, { fieldPath: NAME, mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }];
  const prefix = whole.slice(0, whole.length - need.sorted.length);
  const suffix = whole.slice(prefix.length);
  if (whole.length < need.sorted.length) return undefined;
  const sorted = suffix.every((field, i) => {
    const wanted = need.sorted[i];
    return field.fieldPath === wanted?.fieldPath && field.mode === wanted.mode;
  });
  if (!sorted) return undefined;
  const usable = prefix.every(({ fieldPath, mode }) =>
    mode === 'CONTAINS' ? need.contains.has(fieldPath) : need.equal.has(fieldPath),
  );
  return usable ? prefix : undefined;
}

function missingIndex(need: Need): FirestoreError {
  const name = need.sorted.at(-1);
  const before = need.sorted.at(-2);
  const implied = name?.mode === (before?.mode ?? 'ASCENDING');
  const fields = [
    ...[...need.equal].map((fieldPath): IndexField => ({ fieldPath, mode: 'ASCENDING' })),
    ...[...need.contains].map((fieldPath): IndexField => ({ fieldPath, mode: 'CONTAINS' })),
    ...(implied ? need.sorted.slice(0, -1) : need.sorted),
  ];
  const [only] = fields;
  const single = fields.length === 1 && only !== undefined;
  const entry = single
    ? {
        collectionGroup: need.collectionGroup,
        fieldPath: only.fieldPath,
        indexes: [{ ...modeJson(only.mode), queryScope: need.scope }],
      }
    : {
        collectionGroup: need.collectionGroup,
        queryScope: need.scope,
        fields: fields.map(({ fieldPath, mode }) => ({ fieldPath, ...modeJson(mode) })),
      };
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add to "${single ? 'fieldOverrides' : 'indexes'}" in firestore.indexes.json: ${JSON.stringify(entry)}`,
  );
}

function modeJson(mode: IndexMode): { readonly order: IndexMode } | { readonly arrayConfig: 'CONTAINS' } {
  return mode === 'CONTAINS' ? { arrayConfig: 'CONTAINS' } : { order: mode };
}
