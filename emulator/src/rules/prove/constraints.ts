import type { Value } from '../../values/value.ts';
import { fromValue } from '../types/convert.ts';
import { compare } from '../types/equality.ts';
import { type Kind, NULL, type RulesValue } from '../types/value.ts';
import type { Atom } from './disjuncts.ts';
import { certain, type Facts, type Outcome, type RangeEnd, unknown } from './unknown.ts';

type FieldAtom = Extract<Atom, { kind: 'field' }>;

/**
 * The conditions on one field, and on the fields of the map in it. Having a node means that the query returns only
 * documents that have the field.
 */
interface Node {
  readonly atoms: Atom[];
  readonly children: Map<string, Node>;
}

function emptyNode(): Node {
  return { atoms: [], children: new Map() };
}

/**
 * `resource.data` of every document that meets the conditions. `sorted` are the fields of the query's order, which
 * only documents that have them are returned under.
 */
export function unknownData(atoms: readonly Atom[], sorted: readonly (readonly string[])[]): Outcome {
  const root = emptyNode();
  for (const atom of atoms) if (atom.field[0] !== '__name__') nodeAt(root, atom.field).atoms.push(atom);
  for (const field of sorted) if (field[0] !== '__name__') nodeAt(root, field);
  return certain('resource.data', { kinds: new Set(['map']), member: memberOf(root, 'resource.data') });
}

function nodeAt(root: Node, field: readonly string[]): Node {
  let node = root;
  for (const segment of field) {
    let child = node.children.get(segment);
    if (child === undefined) {
      child = emptyNode();
      node.children.set(segment, child);
    }
    node = child;
  }
  return node;
}

function memberOf(node: Node, about: string): (name: string) => Outcome {
  return (name) => {
    const child = node.children.get(name);
    return child === undefined ? unknown(`${about}.${name}`) : outcomeOf(child, `${about}.${name}`);
  };
}

function outcomeOf(node: Node, about: string): Outcome {
  for (const atom of node.atoms) {
    const value = equalValue(atom);
    if (value !== undefined && isExact(value)) return fromValue(value);
  }
  const facts = node.atoms.map(factsOf).reduce(merge, {});
  if (node.children.size === 0) return certain(about, facts);
  return certain(about, merge(facts, { kinds: new Set(['map']), member: memberOf(node, about) }));
}

function equalValue(atom: Atom): Value | undefined {
  if (atom.kind === 'unary') return atom.op === 'is-null' ? { kind: 'null' } : undefined;
  return atom.op === '==' ? atom.value : undefined;
}

/** Whether `==` leaves only one value; `1` and `1.0` are equal but differ in kind. */
function isExact(value: Value): boolean {
  switch (value.kind) {
    case 'integer':
    case 'double':
    case 'geopoint':
      return false;
    case 'array':
      return value.values.every(isExact);
    case 'map':
      return [...value.fields.values()].every(isExact);
    default:
      return true;
  }
}

function factsOf(atom: Atom): Facts {
  if (atom.kind === 'field') return fieldFacts(atom);
  switch (atom.op) {
    case 'is-null':
      return { kinds: new Set(['null']) };
    case 'is-nan':
      return { kinds: new Set(['float']) };
    case 'is-not-null':
    case 'is-not-nan':
      return { unequal: [NULL] };
  }
}

function fieldFacts({ op, value: operand }: FieldAtom): Facts {
  const value = fromValue(operand);
  switch (op) {
    case '==':
      return isNaNValue(value) ? { kinds: new Set(['float']) } : { kinds: kindsLike(value), equal: value };
    case '!=':
      return { unequal: [value, NULL] };
    case 'not-in':
      return { unequal: [...(value.kind === 'list' ? value.values : []), NULL] };
    case '<':
    case '<=':
      return rangeFacts(value, { upper: { value, inclusive: op === '<=' } });
    case '>':
    case '>=':
      return rangeFacts(value, { lower: { value, inclusive: op === '>=' } });
    case 'array-contains':
      return { kinds: new Set(['list']), contains: [value] };
    case 'in':
    case 'array-contains-any':
      // An operand that is not an array; `disjuncts` has told all others apart.
      return {};
  }
}

function rangeFacts(value: RulesValue, bounds: Pick<Facts, 'lower' | 'upper'>): Facts {
  return isNaNValue(value) ? {} : { kinds: kindsLike(value), ...bounds };
}

/** The kinds that Firestore compares with this value's: integers and floats with each other, all others alone. */
function kindsLike(value: RulesValue): ReadonlySet<Kind> {
  return new Set<Kind>(value.kind === 'int' || value.kind === 'float' ? ['int', 'float'] : [value.kind]);
}

function isNaNValue(value: RulesValue): boolean {
  return value.kind === 'float' && Number.isNaN(value.value);
}

/** Facts that all hold. Where two say the same kind of thing, the tighter one stays. */
function merge(left: Facts, right: Facts): Facts {
  return {
    kinds: intersect(left.kinds, right.kinds),
    equal: left.equal ?? right.equal,
    unequal: concatenate(left.unequal, right.unequal),
    contains: concatenate(left.contains, right.contains),
    lower: tighter(left.lower, right.lower, 1),
    upper: tighter(left.upper, right.upper, -1),
    member: left.member ?? right.member,
  };
}

function intersect(
  left: ReadonlySet<Kind> | undefined,
  right: ReadonlySet<Kind> | undefined,
): ReadonlySet<Kind> | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return new Set([...left].filter((kind) => right.has(kind)));
}

function concatenate(
  left: readonly RulesValue[] | undefined,
  right: readonly RulesValue[] | undefined,
): readonly RulesValue[] | undefined {
  return left === undefined ? right : [...left, ...(right ?? [])];
}

function tighter(
  left: RangeEnd | undefined,
  right: RangeEnd | undefined,
  direction: -1 | 1,
): RangeEnd | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  const order = compare(left.value, right.value);
  if (order === 0) return left.inclusive ? right : left;
  return order === direction ? left : right;
}
