import type {
  Aggregation,
  Consistency,
  Cursor,
  OrderBy,
  StructuredQuery,
  TransactionOptions,
} from '../api/api.ts';
import { FirestoreError } from '../errors.ts';
import { parseFieldPath } from '../values/field-path.ts';
import type { FieldOperator, QueryFilter } from '../values/filter.ts';
import type {
  AggregationMessage,
  ConsistencyMessage,
  CursorMessage,
  FilterMessage,
  QueryMessage,
  TransactionOptionsMessage,
} from './messages.ts';
import { decodeTimestamp, decodeValue } from './values.ts';

const FIELD_OPERATORS: Readonly<Record<string, FieldOperator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
};
const UNARY_OPERATORS = {
  IS_NULL: 'is-null',
  IS_NOT_NULL: 'is-not-null',
  IS_NAN: 'is-nan',
  IS_NOT_NAN: 'is-not-nan',
} as const;

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

/** Reads a query; what has no meaning on the wire (two collections, an unknown operator) throws INVALID_ARGUMENT. */
export function decodeQuery(message: QueryMessage | undefined): StructuredQuery {
  if (!message) throw invalid('structured_query is required');
  if (message.findNearest !== undefined) {
    throw new FirestoreError(
      'UNIMPLEMENTED',
      'This emulator does not answer vector searches (find_nearest).',
    );
  }
  // Without a selector, a query is one of a selector with nothing set: every collection directly below the parent.
  const [from = {}, ...others] = message.from ?? [];
  if (others.length > 0) throw invalid('from names more than one collection');
  return {
    from: { collectionId: from.collectionId ?? '', allDescendants: from.allDescendants ?? false },
    select:
      message.select && (message.select.fields ?? []).map((field) => parseFieldPath(field.fieldPath ?? '')),
    where: message.where && decodeFilter(message.where),
    orderBy: (message.orderBy ?? []).map(decodeOrder),
    startAt: message.startAt && decodeCursor(message.startAt),
    endAt: message.endAt && decodeCursor(message.endAt),
    offset: nonNegative('offset', message.offset) ?? 0,
    limit: nonNegative('limit', message.limit && Number(message.limit.value ?? 0)),
  };
}

function nonNegative(name: string, value: number | undefined): number | undefined {
  if (value !== undefined && value < 0) throw invalid(`${name} is negative`);
  return value;
}

function decodeOrder(message: NonNullable<QueryMessage['orderBy']>[number]): OrderBy {
  return {
    field: parseFieldPath(message.field?.fieldPath ?? ''),
    direction: message.direction === 'DESCENDING' ? 'desc' : 'asc',
  };
}

function decodeCursor(message: CursorMessage): Cursor {
  return { values: (message.values ?? []).map(decodeValue), before: message.before ?? false };
}

function decodeFilter(message: FilterMessage): QueryFilter {
  const { compositeFilter, fieldFilter, unaryFilter } = message;
  if (compositeFilter) {
    const filters = (compositeFilter.filters ?? []).map(decodeFilter);
    if (compositeFilter.op !== 'AND' && compositeFilter.op !== 'OR')
      throw invalid('composite filter has no operator');
    return { kind: compositeFilter.op === 'AND' ? 'and' : 'or', filters };
  }
  if (fieldFilter) {
    const op = Object.hasOwn(FIELD_OPERATORS, fieldFilter.op ?? '') && FIELD_OPERATORS[fieldFilter.op ?? ''];
    if (!op) throw invalid('field filter has no operator');
    const field = parseFieldPath(fieldFilter.field?.fieldPath ?? '');
    return { kind: 'field', field, op, value: decodeValue(fieldFilter.value ?? {}) };
  }
  if (unaryFilter) {
    const op = Object.entries(UNARY_OPERATORS).find(([name]) => name === unaryFilter.op)?.[1];
    if (!op) throw invalid('unary filter has no operator');
    return { kind: 'unary', field: parseFieldPath(unaryFilter.field?.fieldPath ?? ''), op };
  }
  throw invalid('filter is empty');
}

/** Reads an aggregation; one without an alias gets `field_1`, `field_2`… by its place, as documented. */
export function decodeAggregation(message: AggregationMessage, index: number): Aggregation {
  const alias = message.alias || `field_${index + 1}`;
  if (message.count) {
    const upTo = message.count.upTo && Number(message.count.upTo.value ?? 0);
    if (upTo !== undefined && upTo <= 0) throw invalid('up_to must be positive');
    return { alias, kind: 'count', upTo };
  }
  if (message.sum) return { alias, kind: 'sum', field: parseFieldPath(message.sum.field?.fieldPath ?? '') };
  if (message.avg) return { alias, kind: 'avg', field: parseFieldPath(message.avg.field?.fieldPath ?? '') };
  throw invalid('aggregation has no operator');
}

export function decodeTransactionOptions(message: TransactionOptionsMessage | undefined): TransactionOptions {
  if (message?.readOnly) {
    const readTime = message.readOnly.readTime && decodeTimestamp(message.readOnly.readTime);
    return { kind: 'read-only', readTime };
  }
  return { kind: 'read-write', retry: message?.readWrite?.retryTransaction };
}

/** Reads a request's consistency selector; empty transaction bytes stand for none, as in protocol buffers. */
export function decodeConsistency(message: ConsistencyMessage): Consistency {
  if (message.transaction && message.transaction.length > 0)
    return { kind: 'transaction', id: message.transaction };
  if (message.newTransaction) {
    return { kind: 'new-transaction', options: decodeTransactionOptions(message.newTransaction) };
  }
  if (message.readTime) return { kind: 'read-time', time: decodeTimestamp(message.readTime) };
  return { kind: 'latest' };
}
