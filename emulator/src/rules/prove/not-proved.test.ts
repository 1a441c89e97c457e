import { describe, expect, it } from 'vitest';
import { type Form, list, named, or, unary, where } from '../testing/forms.ts';

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
