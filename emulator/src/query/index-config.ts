import { formatFieldPath, parseFieldPath, startsWithPath } from '../values/field-path.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  readonly fieldPath: string;
  readonly mode: IndexMode;
}

/** A composite index of `firestore.indexes.json`. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  readonly fields: readonly IndexField[];
}

/** Which single-field indexes one field (or `*`, all) has, instead of the automatic ones. */
interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly { readonly queryScope: QueryScope; readonly mode: IndexMode }[];
}

/** `firestore.indexes.json`, parsed. */
export interface IndexConfig {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}

/** Reads the text of `firestore.indexes.json`; throws an `Error` whose message says what is wrong with it. */
export function parseIndexConfig(text: string): IndexConfig {
  const root = record(JSON.parse(text), 'the file');
  return {
    indexes: listAt(root, 'indexes').map((item) => {
      const index = record(item, 'an index');
      return {
        collectionGroup: stringAt(index, 'collectionGroup'),
        queryScope: scopeOf(index),
        fields: listAt(index, 'fields').map((part) => {
          const field = record(part, 'an index field');
          return { fieldPath: pathAt(field), mode: modeOf(field) };
        }),
      };
    }),
    fieldOverrides: listAt(root, 'fieldOverrides').map((item) => {
      const override = record(item, 'a field override');
      return {
        collectionGroup: stringAt(override, 'collectionGroup'),
        fieldPath: pathAt(override),
        indexes: listAt(override, 'indexes').map((part) => {
          const index = record(part, 'an index of a field override');
          return { queryScope: scopeOf(index), mode: modeOf(index) };
        }),
      };
    }),
  };
}

const AUTOMATIC: readonly IndexMode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];

/**
 * The single-field indexes of a field: those of its own override, else of the nearest map around it, else of `*`,
 * else the automatic ones, which serve single collections only.
 */
export function singleFieldModes(
  config: IndexConfig,
  collectionGroup: string,
  fieldPath: string,
  scope: QueryScope,
): readonly IndexMode[] {
  const path = parseFieldPath(fieldPath);
  let nearest: FieldOverride | undefined;
  for (const override of config.fieldOverrides) {
    if (override.collectionGroup !== collectionGroup) continue;
    const around = override.fieldPath === '*' || startsWithPath(path, parseFieldPath(override.fieldPath));
    if (around && (!nearest || specificity(override) > specificity(nearest))) nearest = override;
  }
  if (!nearest) return scope === 'COLLECTION' ? AUTOMATIC : [];
  return nearest.indexes.filter((index) => index.queryScope === scope).map((index) => index.mode);
}

function specificity(override: FieldOverride): number {
  return override.fieldPath === '*' ? 0 : parseFieldPath(override.fieldPath).length;
}

type Json = Readonly<Record<string, unknown>>;

function record(value: unknown, what: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} must be an object`);
  return Object.fromEntries(Object.entries(value));
}

function listAt(from: Json, key: string): readonly unknown[] {
  const value = from[key];
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`"${key}" must be a list`);
  return value;
}

function stringAt(from: Json, key: string): string {
  const value = from[key];
  if (typeof value !== 'string' || value === '') throw new Error(`"${key}" must be a text`);
  return value;
}

function pathAt(from: Json): string {
  const text = stringAt(from, 'fieldPath');
  return text === '*' ? text : formatFieldPath(parseFieldPath(text));
}

function scopeOf(from: Json): QueryScope {
  const scope = from['queryScope'] ?? 'COLLECTION';
  if (scope !== 'COLLECTION' && scope !== 'COLLECTION_GROUP')
    throw new Error(`unknown "queryScope": ${typeof scope === 'string' ? scope : JSON.stringify(scope)}`);
  return scope;
}

function modeOf(from: Json): IndexMode {
  if (from['arrayConfig'] === 'CONTAINS') return 'CONTAINS';
  const order = from['order'];
  if (order !== 'ASCENDING' && order !== 'DESCENDING') {
    throw new Error(
      'each index field needs "order" ("ASCENDING" or "DESCENDING") or "arrayConfig" ("CONTAINS")',
    );
  }
  return order;
}
