import { describe, expect, it } from 'vitest';
import type { FieldOperator, QueryFilter } from '../../values/filter.ts';
import type { Value } from '../../values/value.ts';
import type { ListRequest } from '../index.ts';
import { documentAt, inDatabase, listRequest, loadRules, readerOf, valueOf } from '../testing/requests.ts';

function where(field: string, op: FieldOperator, plain: unknown): QueryFilter {
  return { kind: 'field', field: field.split('.'), op, value: valueOf(plain) };
}
function unary(field: string, op: 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan'): QueryFilter {
  return { kind: 'unary', field: [field], op };
}
function and(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'and', filters };
}
function or(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'or', filters };
}
function named(op: FieldOperator, ...ids: string[]): QueryFilter {
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
const ann = { uid: 'ann', token: { roles: ['editor'], admin: false } };

function list(condition: string, over: Partial<ListRequest>) {
  const rules = loadRules(inDatabase(`match /things/{thing} { allow list: if ${condition}; }`));
  const documents = readerOf([documentAt('people/ann', { admin: true, club: 'c1' })]);
  return rules.decideList(listRequest({ auth: ann, ...over }), documents);
}

interface Form {
  readonly condition: string;
  readonly where?: QueryFilter;
  readonly over?: Partial<ListRequest>;
}

const PROVED: readonly (readonly [string, Form])[] = [
  [
    'the tighter of two bounds',
    { condition: 'resource.data.age > 15', where: and(where('age', '>', 18), where('age', '>', 10)) },
  ],
  [
    'the tighter of two bounds, in the other order',
    {
      condition: 'resource.data.age > 15 && resource.data.age < 60',
      where: and(where('age', '>', 10), where('age', '>', 18), where('age', '<', 70), where('age', '<', 50)),
    },
  ],
  [
    'the exclusive of two equal bounds',
    { condition: 'resource.data.age > 18', where: and(where('age', '>=', 18), where('age', '>', 18)) },
  ],
  ['in a set', { condition: "resource.data.s in ['x', 'y'].toSet()", where: where('s', 'in', ['x', 'y']) }],
  ['a number in a set', { condition: 'resource.data.n in [1, 2].toSet()', where: where('n', '==', 2) }],
  ['a key of a map', { condition: "resource.data.s in {'x': 1}", where: where('s', '==', 'x') }],
  [
    'array-contains by a set',
    { condition: "resource.data.tags.hasAny(['a'].toSet())", where: where('tags', 'array-contains', 'a') },
  ],
  ['a value outside of the range', { condition: 'resource.data.age != 10', where: where('age', '>', 18) }],
  ['a value above the range', { condition: 'resource.data.age != 70', where: where('age', '<', 65) }],
  ['the bound itself, left out', { condition: 'resource.data.age != 65', where: where('age', '<', 65) }],
  ['another kind', { condition: "resource.data.age != 'x'", where: where('age', '<', 65) }],
  ['no condition', { condition: 'true' }],
  ['the caller alone', { condition: "request.auth != null && request.auth.uid == 'ann'" }],
  ['a claim', { condition: "'editor' in request.auth.token.roles" }],
  ['the method', { condition: "request.method == 'list'" }],
  [
    'a field equal to the caller',
    { condition: 'resource.data.owner == request.auth.uid', where: where('owner', '==', 'ann') },
  ],
  [
    'the same from the other side',
    { condition: 'request.auth.uid == resource.data.owner', where: where('owner', '==', 'ann') },
  ],
  ['a boolean field', { condition: 'resource.data.public', where: where('public', '==', true) }],
  ['a negated boolean field', { condition: '!resource.data.hidden', where: where('hidden', '==', false) }],
  ['a number, whatever its kind', { condition: 'resource.data.level == 1', where: where('level', '==', 1) }],
  ['a number as a number', { condition: 'resource.data.level is number', where: where('level', '==', 1) }],
  ['a nested field', { condition: "resource.data.by.uid == 'ann'", where: where('by.uid', '==', 'ann') }],
  [
    'a field of a whole map',
    { condition: "resource.data.by.uid == 'ann'", where: where('by', '==', { uid: 'ann' }) },
  ],
  ['a member by index', { condition: "resource.data['owner'] == 'ann'", where: where('owner', '==', 'ann') }],
  [
    'a member with a default',
    { condition: "resource.data.get('owner', '') == 'ann'", where: where('owner', '==', 'ann') },
  ],
  [
    'two fields',
    {
      condition: "resource.data.a == 1 && resource.data.b == 'x'",
      where: and(where('a', '==', 1), where('b', '==', 'x')),
    },
  ],
  [
    'one field of two',
    { condition: "resource.data.a == 1 || resource.data.b == 'x'", where: where('b', '==', 'x') },
  ],
  [
    'either field, by an or query',
    {
      condition: "resource.data.a == 1 || resource.data.b == 'x'",
      where: or(where('a', '==', 1), where('b', '==', 'x')),
    },
  ],
  [
    'in within the list',
    {
      condition: "resource.data.state in ['published', 'retired']",
      where: where('state', 'in', ['published', 'retired']),
    },
  ],
  [
    'equality within the list',
    { condition: "resource.data.state in ['published', 'retired']", where: where('state', '==', 'retired') },
  ],
  [
    'array-contains',
    {
      condition: 'request.auth.uid in resource.data.members',
      where: where('members', 'array-contains', 'ann'),
    },
  ],
  [
    'array-contains by hasAny',
    {
      condition: 'resource.data.members.hasAny([request.auth.uid])',
      where: where('members', 'array-contains', 'ann'),
    },
  ],
  [
    'array-contains by hasAll',
    {
      condition: 'resource.data.members.hasAll([request.auth.uid])',
      where: where('members', 'array-contains', 'ann'),
    },
  ],
  [
    'array-contains-any',
    {
      condition: "resource.data.tags.hasAny(['a', 'b', 'c'])",
      where: where('tags', 'array-contains-any', ['a', 'b']),
    },
  ],
  ['a list', { condition: 'resource.data.tags is list', where: where('tags', 'array-contains', 'a') }],
  ['at least', { condition: 'resource.data.age >= 18', where: where('age', '>=', 18) }],
  ['more than', { condition: 'resource.data.age >= 18', where: where('age', '>', 18) }],
  ['less than', { condition: 'resource.data.age < 65', where: where('age', '<', 65) }],
  ['at most', { condition: 'resource.data.age < 66.5', where: where('age', '<=', 66) }],
  ['a tighter bound', { condition: 'resource.data.age > 17.5', where: where('age', '>=', 18) }],
  [
    'an equality inside a range',
    { condition: 'resource.data.age >= 18 && resource.data.age < 20', where: where('age', '==', 19) },
  ],
  [
    'a range',
    {
      condition: 'resource.data.age >= 18 && resource.data.age < 65',
      where: and(where('age', '>=', 18), where('age', '<', 65)),
    },
  ],
  ['a range from the other side', { condition: '18 <= resource.data.age', where: where('age', '>', 20) }],
  ['a range of text', { condition: "resource.data.name < 'm'", where: where('name', '<', 'm') }],
  [
    'the past',
    {
      condition: 'resource.data.at <= request.time',
      where: { kind: 'field', field: ['at'], op: '<=', value: { kind: 'timestamp', seconds: 5, nanos: 0 } },
      over: { time: { seconds: 5, nanos: 0 } },
    },
  ],
  ['not a value', { condition: "resource.data.state != 'draft'", where: where('state', '!=', 'draft') }],
  ['not null after !=', { condition: 'resource.data.state != null', where: where('state', '!=', 'draft') }],
  [
    'not in a list',
    {
      condition: "!(resource.data.state in ['draft', 'gone'])",
      where: where('state', 'not-in', ['draft', 'gone', 'x']),
    },
  ],
  ['null', { condition: 'resource.data.deleted == null', where: unary('deleted', 'is-null') }],
  ['not null', { condition: 'resource.data.owner != null', where: unary('owner', 'is-not-null') }],
  ['a float that is no number', { condition: 'resource.data.x is float', where: unary('x', 'is-nan') }],
  ['a field that exists', { condition: "'rank' in resource.data", where: where('rank', '>', 0) }],
  [
    'a field that the order needs',
    { condition: "'rank' in resource.data", over: { orderBy: [{ field: ['rank'], direction: 'asc' }] } },
  ],
  ['an id', { condition: "resource.id == 't1'", where: named('==', 't1') }],
  ['an id by its wildcard', { condition: "thing == 't1'", where: named('==', 't1') }],
  [
    'an id by its name',
    { condition: 'resource.__name__ == /databases/(default)/documents/things/t1', where: named('==', 't1') },
  ],
  ['one of some ids', { condition: "thing in ['t1', 't2']", where: named('in', 't1', 't2') }],
  ['the existence of each result', { condition: 'resource != null' }],
  ['the limit', { condition: 'request.query.limit <= 50', over: { limit: 50 } }],
  ['the offset', { condition: "!('offset' in request.query)" }],
  [
    'the order',
    {
      condition: "request.query.orderBy == 'rank DESC'",
      over: { orderBy: [{ field: ['rank'], direction: 'desc' }] },
    },
  ],
  [
    'a document of the caller',
    { condition: 'get(/databases/$(database)/documents/people/$(request.auth.uid)).data.admin' },
  ],
  [
    'a field equal to one of that document',
    {
      condition:
        'resource.data.club == get(/databases/$(database)/documents/people/$(request.auth.uid)).data.club',
      where: where('club', '==', 'c1'),
    },
  ],
  [
    'an error on the other side of an or',
    { condition: "resource.data.a == 1 || request.auth.token.missing == 'x'", where: where('a', '==', 1) },
  ],
  ['an unknown beside what holds', { condition: 'resource.data.any == 1 || true' }],
  [
    'a choice by the caller',
    {
      condition: "request.auth.token.admin ? true : resource.data.owner == 'ann'",
      where: where('owner', '==', 'ann'),
    },
  ],
];

describe('what a query proves', () => {
  it.each(PROVED)('%s', (_, form) => {
    const decision = list(form.condition, { where: form.where, ...form.over });
    expect(decision.reason).toMatch(/^true for 'list'/);
    expect(decision.allowed).toBe(true);
  });

  it.each(PROVED.filter(([, form]) => form.where !== undefined))(
    'and not without its condition: %s',
    (_, form) => {
      const decision = list(form.condition, { ...form.over, where: undefined });
      expect(decision.allowed).toBe(false);
      expect(decision.reason).toContain('cannot be proved');
    },
  );
});

const DENIED: readonly (readonly [string, Form])[] = [
  [
    'the kind of a number within an exact map',
    { condition: 'resource.data.by.level is int', where: where('by', '==', { level: 1, uid: 'x' }) },
  ],
  [
    'the kind of a number within an exact list',
    { condition: 'resource.data.l[1] is int', where: where('l', '==', ['x', 1]) },
  ],
  ['a bound below the rule’s', { condition: 'resource.data.age > 18', where: where('age', '>', 10) }],
  [
    'an inclusive bound below the rule’s',
    { condition: 'resource.data.age >= 18', where: where('age', '>=', 10) },
  ],
  ['a bound above the rule’s', { condition: 'resource.data.age < 18', where: where('age', '<', 65) }],
  [
    'an inclusive bound above the rule’s',
    { condition: 'resource.data.age <= 18', where: where('age', '<=', 65) },
  ],
  ['a value within the range', { condition: 'resource.data.age != 20', where: where('age', '>', 18) }],
  [
    'a set that lacks one',
    { condition: "resource.data.s in ['x'].toSet()", where: where('s', 'in', ['x', 'y']) },
  ],
  [
    'a method that maps do not have',
    { condition: "resource.data.pick('owner', 'x') == 'ann'", where: where('owner', '==', 'ann') },
  ],
  ['a default of a field that may be missing', { condition: "resource.data.get('owner', 'ann') == 'ann'" }],
  [
    'another owner',
    { condition: 'resource.data.owner == request.auth.uid', where: where('owner', '==', 'bob') },
  ],
  [
    'in beyond the list',
    {
      condition: "resource.data.state in ['published']",
      where: where('state', 'in', ['published', 'draft']),
    },
  ],
  [
    'an or query with one bare side',
    { condition: 'resource.data.a == 1', where: or(where('a', '==', 1), where('b', '==', 1)) },
  ],
  ['a looser bound', { condition: 'resource.data.age > 18', where: where('age', '>=', 18) }],
  ['the wrong direction', { condition: 'resource.data.age >= 18', where: where('age', '<', 65) }],
  [
    'an integer where a float is equal',
    { condition: 'resource.data.level is int', where: where('level', '==', 1) },
  ],
  ['a kind after !=', { condition: 'resource.data.state is string', where: where('state', '!=', 'draft') }],
  ['a field that may be missing', { condition: 'resource.data.owner == null', where: where('age', '>', 1) }],
  ['the absence of a field', { condition: "!('owner' in resource.data)" }],
  [
    'a member of a list it does not ask for',
    { condition: "'bob' in resource.data.members", where: where('members', 'array-contains', 'ann') },
  ],
  [
    'all of a list by one member',
    {
      condition: "resource.data.members.hasAll(['ann', 'bob'])",
      where: where('members', 'array-contains', 'ann'),
    },
  ],
  [
    'only members',
    { condition: "resource.data.members.hasOnly(['ann'])", where: where('members', 'array-contains', 'ann') },
  ],
  [
    'the size of a list',
    { condition: 'resource.data.members.size() == 1', where: where('members', 'array-contains', 'ann') },
  ],
  ['a wildcard without an id', { condition: 'thing == request.auth.uid' }],
  ['another id', { condition: "thing == 't1'", where: named('==', 't2') }],
  ['one id too many', { condition: "thing in ['t1']", where: named('in', 't1', 't2') }],
  ['a missing limit', { condition: 'request.query.limit <= 50' }],
  ['a limit too large', { condition: 'request.query.limit <= 50', over: { limit: 51 } }],
  [
    'a document that depends on each result',
    { condition: 'exists(/databases/$(database)/documents/people/$(resource.data.owner))' },
  ],
  [
    'a document by the id of each result',
    { condition: 'exists(/databases/$(database)/documents/people/$(thing))' },
  ],
  ['arithmetic on a field', { condition: 'resource.data.age + 1 > 18', where: where('age', '>=', 18) }],
  [
    'text of an unknown field',
    { condition: "resource.data.name.matches('a.*')", where: where('name', '>=', 'a') },
  ],
  ['an unknown condition with agreeing branches', { condition: 'resource.data.x ? true : true' }],
  ['an excluded middle', { condition: 'resource.data.x || !resource.data.x' }],
  ['two unknown fields', { condition: 'resource.data.a == resource.data.b' }],
  [
    'a comparison of kinds that have no order',
    { condition: 'resource.data.flag >= false', where: where('flag', '>=', false) },
  ],
  ['NaN', { condition: 'resource.data.x == resource.data.x', where: unary('x', 'is-nan') }],
  ['what comes only with writes', { condition: 'request.resource.data.a == 1' }],
];

describe('what no query proves', () => {
  it.each(DENIED)('%s', (_, form) => {
    expect(list(form.condition, { where: form.where, ...form.over }).allowed).toBe(false);
  });
});

describe('the reason', () => {
  it('names the field that the query leaves open, and the line', () => {
    expect(list("resource.data.owner == 'ann'", {}).reason).toBe(
      "cannot be proved for 'list' @ L4: it depends on resource.data.owner, which the query does not settle for every document it could return",
    );
  });

  it('says when no allow matches', () => {
    expect(list('true', { collectionId: 'other' }).reason).toBe("No matching allow statements for 'list'");
  });
});

describe('an exact value', () => {
  it('is taken as it is, with all its methods', () => {
    expect(list("resource.data.name.matches('a.*')", { where: where('name', '==', 'abc') }).allowed).toBe(
      true,
    );
    expect(list('resource.data.tags.size() == 2', { where: where('tags', '==', ['a', 'b']) }).allowed).toBe(
      true,
    );
    expect(
      list('exists(/databases/$(database)/documents/people/$(thing))', { where: named('==', 'ann') }).allowed,
    ).toBe(true);
  });
});

describe('the cases of an or', () => {
  it('may each be allowed by another allow', () => {
    const rules = loadRules(
      inDatabase(`match /things/{thing} {
        allow list: if resource.data.public == true;
        allow list: if resource.data.owner == request.auth.uid;
      }`),
    );
    const either = or(where('public', '==', true), where('owner', '==', 'ann'));
    expect(rules.decideList(listRequest({ auth: ann, where: either }), readerOf([])).allowed).toBe(true);
    expect(rules.decideList(listRequest({ auth: null, where: either }), readerOf([])).allowed).toBe(false);
  });
});
