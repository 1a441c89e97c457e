import * as fc from 'fast-check';
import type { FieldOperator, QueryFilter } from '../../values/filter.ts';
import type { Fields, Value } from '../../values/value.ts';

const FIELDS = ['a', 'b', 'c'] as const;
const IDS = ['t1', 't2', 'x'] as const;
export const ANN = { uid: 'x', token: { level: 1, tags: ['x', 'y'] } };

/** Values from a small pool with traps: both kinds of number, NaN, null, text, lists and maps of these. */
const scalar: fc.Arbitrary<Value> = fc.constantFrom<Value>(
  { kind: 'null' },
  { kind: 'boolean', value: true },
  { kind: 'boolean', value: false },
  { kind: 'integer', value: 1n },
  { kind: 'integer', value: 2n },
  { kind: 'double', value: 1 },
  { kind: 'double', value: 1.5 },
  { kind: 'double', value: Number.NaN },
  { kind: 'string', value: 'x' },
  { kind: 'string', value: 'y' },
  { kind: 'timestamp', seconds: 1, nanos: 0 },
);
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  {
    weight: 2,
    arbitrary: fc.array(scalar, { maxLength: 2 }).map((values) => ({ kind: 'array', values }) as const),
  },
  {
    weight: 1,
    arbitrary: scalar.map((inner) => ({ kind: 'map', fields: new Map([['k', inner]]) }) as const),
  },
);

const data: fc.Arbitrary<Fields> = fc
  .record(Object.fromEntries(FIELDS.map((name) => [name, fc.option(value, { nil: undefined, freq: 4 })])))
  .map((record) => {
    const fields = new Map<string, Value>();
    for (const [name, field] of Object.entries(record)) if (field !== undefined) fields.set(name, field);
    return fields;
  });

const field = fc.constantFrom<readonly string[]>(['a'], ['b'], ['c'], ['c', 'k']);
const operators: readonly FieldOperator[] = ['==', '==', '!=', '<', '<=', '>', '>=', 'array-contains'];
/** One condition of a query. */
export const atom: fc.Arbitrary<QueryFilter> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('field'), field, op: fc.constantFrom(...operators), value }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('field'),
      field,
      op: fc.constantFrom<FieldOperator>('in', 'not-in', 'array-contains-any'),
      value: fc
        .array(scalar, { minLength: 1, maxLength: 3 })
        .map((values) => ({ kind: 'array', values }) as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('unary'),
      field,
      op: fc.constantFrom('is-null', 'is-not-null', 'is-nan', 'is-not-nan'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...IDS).map((id) => ({
      kind: 'field',
      field: ['__name__'],
      op: '==',
      value: { kind: 'reference', name: `projects/p/databases/(default)/documents/things/${id}` },
    })),
  },
) as fc.Arbitrary<QueryFilter>;
/** A whole `where`. */
const filter: fc.Arbitrary<QueryFilter> = fc.letrec<{ filter: QueryFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 3, arbitrary: atom },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('and', 'or'),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      }),
    },
  ),
})).filter;

/** Parts of conditions, mostly about a field, in the spellings that rules files use. */
const operand = fc.constantFrom(
  'resource.data.a',
  'resource.data.b',
  'resource.data.c',
  "resource.data['a']",
  'resource.data.c.k',
  "resource.data.get('b', 1)",
  'resource.id',
  'thing',
);
const constant = fc.constantFrom(
  'null',
  'true',
  'false',
  '1',
  '2',
  '1.5',
  "'x'",
  "'y'",
  'request.auth.uid',
  'request.auth.token.level',
  'timestamp.value(1000)',
  "['x', 'y']",
  '[1]',
  "{'k': 1}",
  'request.auth.token.missing',
);
const typeName = fc.constantFrom(
  'int',
  'float',
  'number',
  'string',
  'bool',
  'list',
  'map',
  'null',
  'timestamp',
);

/** A condition about nothing in particular. */
const leaf: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(operand, fc.constantFrom('==', '==', '!=', '<', '<=', '>', '>='), constant, fc.boolean())
      .map(([left, operator, right, swap]) =>
        swap ? `${right} ${operator} ${left}` : `${left} ${operator} ${right}`,
      ),
  },
  { weight: 1, arbitrary: operand },
  { weight: 1, arbitrary: fc.tuple(operand, operand).map(([left, right]) => `${left} == ${right}`) },
  { weight: 1, arbitrary: fc.tuple(operand, typeName).map(([left, type]) => `${left} is ${type}`) },
  { weight: 1, arbitrary: operand.map((left) => `${left} in [1, 'x', null]`) },
  { weight: 1, arbitrary: fc.tuple(constant, operand).map(([left, right]) => `${left} in ${right}`) },
  { weight: 1, arbitrary: operand.map((left) => `${left}.hasAny(['x', 1])`) },
  { weight: 1, arbitrary: operand.map((left) => `${left}.hasAll([1])`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("'a' in resource.data", "'k' in resource.data.c", 'resource != null'),
  },
);

/** Conditions joined from leaves in every way that the language has. */
function joined(leaves: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.letrec<{ condition: string }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 3 },
      { weight: 6, arbitrary: leaves },
      {
        weight: 3,
        arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([l, r]) => `(${l}) && (${r})`),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([l, r]) => `(${l}) || (${r})`),
      },
      { weight: 1, arbitrary: tie('condition').map((inner) => `!(${inner})`) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(tie('condition'), tie('condition'), tie('condition'))
          .map(([test, yes, no]) => `(${test}) ? (${yes}) : (${no})`),
      },
    ),
  })).condition;
}

/** Any condition. */
export const condition: fc.Arbitrary<string> = joined(leaf);

/** A query, a condition that mostly speaks of what the query asks for, and documents that mostly meet it. */
export const questions = filter.chain((where) => {
  const atoms = atomsOf(where);
  const near = fc.constantFrom(...atoms).chain(sayingOf);
  return fc.record({
    where: fc.constant(where),
    text: joined(fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary: leaf })),
    documents: fc.array(fc.tuple(fc.constantFrom(...IDS), fieldsNear(atoms)), { maxLength: 20 }),
  });
});

type Atom = Exclude<QueryFilter, { kind: 'and' | 'or' }>;

function atomsOf(where: QueryFilter): readonly Atom[] {
  return where.kind === 'and' || where.kind === 'or' ? where.filters.flatMap(atomsOf) : [where];
}

/** A sentence of the rules language about the field of an atom, with the atom's own values. */
function sayingOf(one: Atom): fc.Arbitrary<string> {
  const left = one.field[0] === '__name__' ? 'thing' : `resource.data.${one.field.join('.')}`;
  const said = fc.constantFrom(...candidates(one).map(literal));
  const asked =
    one.kind === 'field' && isRelation(one.op)
      ? `${left} ${one.op} ${literal(one.value)}`
      : `${left} == null`;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(asked) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom('==', '!=', '<', '<=', '>', '>='), said)
        .map(([operator, right]) => `${left} ${operator} ${right}`),
    },
    { weight: 1, arbitrary: said.map((right) => `${right} in ${left}`) },
    { weight: 1, arbitrary: fc.tuple(said, said).map(([a, b]) => `${left} in [${a}, ${b}]`) },
    { weight: 1, arbitrary: said.map((right) => `${left}.hasAny([${right}])`) },
    { weight: 1, arbitrary: typeName.map((type) => `${left} is ${type}`) },
    { weight: 1, arbitrary: fc.constant(`${left} != null`) },
  );
}

function isRelation(op: FieldOperator): boolean {
  return ['==', '!=', '<', '<=', '>', '>='].includes(op);
}

/** Values around those that an atom names: equal ones of another kind, bounds' neighbours, lists of them. */
function candidates(one: Atom): readonly Value[] {
  if (one.kind === 'unary')
    return [{ kind: 'null' }, { kind: 'double', value: Number.NaN }, { kind: 'integer', value: 1n }];
  const named = one.value.kind === 'array' ? [one.value, ...one.value.values] : [one.value];
  const twins = named.flatMap((known): Value[] => {
    if (known.kind === 'integer')
      return [
        known,
        { kind: 'double', value: Number(known.value) },
        { kind: 'integer', value: known.value + 1n },
      ];
    if (known.kind === 'double')
      return [known, { kind: 'integer', value: 1n }, { kind: 'double', value: known.value - 0.5 }];
    return [known];
  });
  return [
    ...twins,
    { kind: 'double', value: Number.NaN },
    { kind: 'array', values: twins.filter(({ kind }) => kind !== 'array') },
  ];
}

function fieldsNear(atoms: readonly Atom[]): fc.Arbitrary<Fields> {
  return atoms.reduce<fc.Arbitrary<Fields>>(
    (fields, one) =>
      one.field[0] === '__name__'
        ? fields
        : fc
            .tuple(fields, fc.constantFrom(...candidates(one)), fc.nat(9))
            .map(([known, chosen, chance]) => (chance === 0 ? known : withField(known, one.field, chosen))),
    data,
  );
}

function withField(fields: Fields, [name = '', ...rest]: readonly string[], chosen: Value): Fields {
  const inner = fields.get(name);
  const inside = inner?.kind === 'map' ? inner.fields : new Map<string, Value>();
  const set: Value = rest.length === 0 ? chosen : { kind: 'map', fields: withField(inside, rest, chosen) };
  return new Map([...fields, [name, set]]);
}

/** A stored value as a literal of the rules language. */
function literal(stored: Value): string {
  switch (stored.kind) {
    case 'null':
      return 'null';
    case 'boolean':
    case 'integer':
      return String(stored.value);
    case 'double':
      return Number.isNaN(stored.value) ? '(0.0 / 0)' : `float(${stored.value})`;
    case 'string':
      return `'${stored.value}'`;
    case 'timestamp':
      return `timestamp.value(${stored.seconds * 1000})`;
    case 'reference':
      return `'${stored.name.split('/').at(-1)}'`;
    case 'array':
      return `[${stored.values.map(literal).join(', ')}]`;
    case 'map':
      return `{${[...stored.fields].map(([name, field]) => `'${name}': ${literal(field)}`).join(', ')}}`;
    default:
      throw new TypeError(stored.kind);
  }
}
