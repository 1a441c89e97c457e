import type { BinaryOperator, TypeName } from '../syntax/ast.ts';
import { compare, equals, includes } from '../types/equality.ts';
import { bool, FALSE, type Kind, type RulesValue, TRUE, type ValueOf } from '../types/value.ts';
import { type Facts, isValue, type Outcome, type RangeEnd, type Unknown, unknown } from './unknown.ts';

/** `true`, `false`, or `undefined` when both are possible. */
type Verdict = boolean | undefined;

type Side = RulesValue | Unknown;

/** A binary operator of which at least one side is unknown. */
export function unknownBinary(operator: BinaryOperator, left: Side, right: Side): Outcome {
  const unsettled = unknown(left.kind === 'unknown' ? left.about : aboutOf(right));
  if ((left.kind === 'unknown' && left.mayFail) || (right.kind === 'unknown' && right.mayFail))
    return unsettled;
  const verdict = settle(operator, left, right);
  return verdict === undefined ? unsettled : bool(verdict);
}

function aboutOf(side: Side): string {
  return side.kind === 'unknown' ? side.about : '';
}

function settle(operator: BinaryOperator, left: Side, right: Side): Verdict {
  switch (operator) {
    case '==':
      return equality(left, right);
    case '!=':
      return negate(equality(left, right));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return relation(operator, left, right);
    case 'in':
      return membership(left, right);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return undefined;
  }
}

function negate(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}

function equality(left: Side, right: Side): Verdict {
  if (left.kind === 'unknown') return isValue(right) ? equalsValue(left.facts, right) : undefined;
  return right.kind === 'unknown' ? equalsValue(right.facts, left) : undefined;
}

/** Whether a value with these facts equals `value`. */
function equalsValue(facts: Facts, value: RulesValue): Verdict {
  if (facts.equal !== undefined) return equals(facts.equal, value);
  if (facts.kinds !== undefined && ![...facts.kinds].some((kind) => comparable(kind, value.kind)))
    return false;
  if (facts.unequal !== undefined && includes(facts.unequal, value)) return false;
  if (facts.lower !== undefined && outside(compare(value, facts.lower.value), facts.lower, -1)) return false;
  if (facts.upper !== undefined && outside(compare(value, facts.upper.value), facts.upper, 1)) return false;
  return undefined;
}

/**
 * Whether a value that compares as `order` to a bound lies beyond it, on the side of `direction`. Kinds that have an
 * order for queries but none for rules (`bool`, `list`, …) may lie anywhere.
 */
function outside(order: number | 'unordered' | undefined, end: RangeEnd, direction: -1 | 1): boolean {
  if (order === undefined) return false;
  if (order === 'unordered') return true;
  return order === direction || (order === 0 && !end.inclusive);
}

function comparable(left: Kind, right: Kind): boolean {
  return left === right || (isNumeric(left) && isNumeric(right));
}

function isNumeric(kind: Kind): boolean {
  return kind === 'int' || kind === 'float';
}

type Relation = '<' | '<=' | '>' | '>=';
const MIRRORED: Readonly<Record<Relation, Relation>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function relation(operator: Relation, left: Side, right: Side): Verdict {
  if (left.kind === 'unknown')
    return isValue(right) ? relationToValue(operator, left.facts, right) : undefined;
  return right.kind === 'unknown' ? relationToValue(MIRRORED[operator], right.facts, left) : undefined;
}

/** Whether a value with these facts stands in the relation to `value`; only where no possible value would be an error. */
function relationToValue(operator: Relation, facts: Facts, value: RulesValue): Verdict {
  if (facts.kinds === undefined || ![...facts.kinds].every((kind) => comparable(kind, value.kind)))
    return undefined;
  if (facts.equal !== undefined) {
    const order = compare(facts.equal, value);
    return typeof order === 'number' ? holds(operator, order) : undefined;
  }
  return relationByBounds(operator, facts, value);
}

/** A range of a query leaves out NaN, so a value within bounds compares with every number. */
function relationByBounds(operator: Relation, facts: Facts, value: RulesValue): Verdict {
  const above = facts.lower === undefined ? undefined : compare(facts.lower.value, value);
  if (facts.lower !== undefined && typeof above === 'number') {
    if (above > 0 || (above === 0 && !facts.lower.inclusive)) return operator === '>' || operator === '>=';
    if (above === 0 && (operator === '>=' || operator === '<')) return operator === '>=';
  }
  const below = facts.upper === undefined ? undefined : compare(facts.upper.value, value);
  if (facts.upper !== undefined && typeof below === 'number') {
    if (below < 0 || (below === 0 && !facts.upper.inclusive)) return operator === '<' || operator === '<=';
    if (below === 0 && (operator === '<=' || operator === '>')) return operator === '<=';
  }
  return undefined;
}

function holds(operator: Relation, order: number): boolean {
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

function membership(left: Side, right: Side): Verdict {
  if (right.kind === 'unknown') {
    if (!isValue(left)) return undefined;
    if (right.facts.contains !== undefined) return includes(right.facts.contains, left) ? true : undefined;
    return left.kind === 'string' && hasMember(right.facts, left.value) ? true : undefined;
  }
  if (left.kind !== 'unknown') return undefined;
  if (right.kind === 'map') return among(left.facts, [...right.fields.keys()].map(stringValue));
  return right.kind === 'list' || right.kind === 'set' ? among(left.facts, right.values) : undefined;
}

function stringValue(value: string): ValueOf<'string'> {
  return { kind: 'string', value };
}

function among(facts: Facts, values: readonly RulesValue[]): Verdict {
  let possible = false;
  for (const value of values) {
    const verdict = equalsValue(facts, value);
    if (verdict === true) return true;
    if (verdict === undefined) possible = true;
  }
  return possible ? undefined : false;
}

/** Whether a map certainly has the member. */
function hasMember(facts: Facts, name: string): boolean {
  const member = facts.member?.(name);
  if (member === undefined || member.kind === 'error') return false;
  return member.kind !== 'unknown' || !member.mayFail;
}

/** `unknown is type`. */
export function unknownIs(operand: Unknown, type: TypeName): Outcome {
  const { kinds } = operand.facts;
  if (operand.mayFail || kinds === undefined) return unknown(operand.about);
  const fitting = [...kinds].filter((kind) => kind === type || (type === 'number' && isNumeric(kind)));
  if (fitting.length === kinds.size) return TRUE;
  return fitting.length === 0 ? FALSE : unknown(operand.about);
}

/** `unknown.name` and `unknown['name']`. */
export function unknownMember(object: Unknown, name: string): Outcome {
  return object.facts.member?.(name) ?? unknown(`${object.about}.${name}`);
}

/** `unknown.method(args)`: only what the facts settle. */
export function unknownMethod(self: Unknown, name: string, args: readonly Outcome[]): Outcome {
  const unsettled = unknown(`${self.about}.${name}()`);
  if (self.mayFail) return unsettled;
  const [first] = args;
  const { contains } = self.facts;
  if (contains !== undefined && args.length === 1 && (first?.kind === 'list' || first?.kind === 'set')) {
    if (name === 'hasAny' && first.values.some((value) => includes(contains, value))) return TRUE;
    if (name === 'hasAll' && first.values.every((value) => includes(contains, value))) return TRUE;
  }
  if (name === 'get' && args.length === 2 && first?.kind === 'string' && hasMember(self.facts, first.value)) {
    return unknownMember(self, first.value);
  }
  return unsettled;
}
