import { describe, expect, it } from 'vitest';
import { and, ann, type Form, list, named, or, unary, where } from '../testing/forms.ts';
import { inDatabase, listRequest, loadRules, readerOf } from '../testing/requests.ts';

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
