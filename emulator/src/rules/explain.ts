import type { Coverage } from './coverage.ts';
import type { Outcome } from './prove/unknown.ts';
import type { Allow, Expression, Method } from './syntax/ast.ts';
import type { Source } from './syntax/source.ts';
import { format } from './types/format.ts';

const MAX_EXCERPT = 120;

/** The place of an offset as messages write it: `L4:12`. */
function place(source: Source, offset: number): string {
  const { line, column } = source.position(offset);
  return `L${line}:${column}`;
}

function excerpt(source: Source, expression: Expression): string {
  const text = source.text.slice(expression.start, expression.end).replaceAll(/\s+/g, ' ');
  return text.length <= MAX_EXCERPT ? text : `${text.slice(0, MAX_EXCERPT - 1)}…`;
}

/** Says in one line why an `allow` did not hold: the part that was false, the error, or what was not proved. */
export function explain(
  method: Method,
  allow: Allow,
  outcome: Outcome,
  coverage: Coverage,
  source: Source,
): string {
  const at = `for '${method}' @ L${source.position(allow.start).line}`;
  if (outcome.kind === 'error') {
    return `${outcome.message} ${at} (evaluation error at ${place(source, outcome.offset ?? allow.start)})`;
  }
  if (outcome.kind === 'unknown') {
    return `cannot be proved ${at}: it depends on ${outcome.about}, which the query does not settle for every document it could return`;
  }
  if (outcome.kind !== 'bool') return `${outcome.kind} instead of bool ${at}`;
  const culprit = allow.condition === undefined ? undefined : falsePart(allow.condition, coverage);
  if (culprit === undefined) return `false ${at}`;
  return `false ${at}: ${excerpt(source, culprit)} at ${place(source, culprit.start)}${operands(culprit, coverage)}`;
}

/** The innermost conjunct that made the condition false; branches that were not evaluated are not looked at. */
function falsePart(expression: Expression, coverage: Coverage): Expression {
  if (expression.kind !== 'logical' || expression.operator !== '&&') return expression;
  const left = coverage.last(expression.left);
  const leftDecides = left?.kind === 'bool' && !left.value;
  return falsePart(leftDecides ? expression.left : expression.right, coverage);
}

/** The operands of a comparison as they were, when they are plain values. */
function operands(expression: Expression, coverage: Coverage): string {
  if (expression.kind !== 'binary') return '';
  const [left, right] = [coverage.last(expression.left), coverage.last(expression.right)];
  if (left === undefined || right === undefined) return '';
  if (left.kind === 'error' || right.kind === 'error' || left.kind === 'unknown' || right.kind === 'unknown')
    return '';
  return ` (${format(left)} ${expression.operator} ${format(right)})`;
}
