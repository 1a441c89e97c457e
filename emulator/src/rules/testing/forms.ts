import type { FieldOperator, QueryFilter } from '../../values/filter.ts';
import type { Value } from '../../values/value.ts';
import type { Decision, ListRequest } from '../index.ts';
import { documentAt, inDatabase, listRequest, loadRules, readerOf, valueOf } from './requests.ts';

/** For tests: a condition on a field, or on a part of it. */
export function where(field: string, op: FieldOperator, plain: unknown): QueryFilter {
  return { kind: 'field', field: field.split('.'), op, value: valueOf(plain) };
}

/** For tests: a condition without a value. */
export function unary(field: string, op: 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan'): QueryFilter {
  return { kind: 'unary', field: [field], op };
}

export function and(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'and', filters };
}

export function or(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'or', filters };
}

/** For tests: a condition on the id of the documents. */
export function named(op: FieldOperator, ...ids: string[]): QueryFilter {
  const references = ids.map(
    (id): Value => ({
      kind: 'reference',
      name: `projects/p/databases/(default)/documents/things/${id}`,
    }),
  );
  const value: Value =
    op === 'in' || op === 'not-in'
      ? { kind: 'array', values: references }
      : (references[0] ?? { kind: 'null' });
  return { kind: 'field', field: ['__name__'], op, value };
}

/** For tests: whoever lists. */
export const ann = { uid: 'ann', token: { roles: ['editor'], admin: false } };

/** For tests: what rules with one condition say to a list of things. */
export function list(condition: string, over: Partial<ListRequest>): Decision {
  const rules = loadRules(inDatabase(`match /things/{thing} { allow list: if ${condition}; }`));
  const documents = readerOf([documentAt('people/ann', { admin: true, club: 'c1' })]);
  return rules.decideList(listRequest({ auth: ann, ...over }), documents);
}

/** For tests: a condition of rules beside a query. */
export interface Form {
  readonly condition: string;
  readonly where?: QueryFilter;
  readonly over?: Partial<ListRequest>;
}
