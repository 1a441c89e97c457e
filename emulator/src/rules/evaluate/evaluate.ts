import { unknownBinary, unknownIs, unknownMember, unknownMethod } from '../prove/operators.ts';
import { isValue, type Outcome, type Unknown, unknown } from '../prove/unknown.ts';
import type { CallExpression, Expression, MethodCallExpression } from '../syntax/ast.ts';
import { format } from '../types/format.ts';
import { type Builtin, checkArguments } from '../types/method.ts';
import { callMethod } from '../types/methods.ts';
import { segmentsOf } from '../types/path.ts';
import { bool, failure, list, map, type PathSegment, path, type RulesValue } from '../types/value.ts';
import type { Budget } from './budget.ts';
import { and, conditional, not, or } from './logic.ts';
import { binary, index, isOfType, member, negative, range } from './operators.ts';
import { Scope } from './scope.ts';

/** What an evaluation needs besides the expression and its scope. */
export interface Evaluation {
  readonly budget: Budget;
  /** Global functions of the service, such as `get`; a function of the file hides one of the same name. */
  readonly builtins: ReadonlyMap<string, Builtin>;
  readonly namespaces: ReadonlyMap<string, Readonly<Record<string, Builtin>>>;
  /** Where `debug()` writes. */
  readonly log: (text: string) => void;
  /** Called with each outcome, for coverage and explanations. */
  readonly observe: (expression: Expression, outcome: Outcome) => void;
}

/** Evaluates an expression. Errors are outcomes; only a passed limit is thrown (`LimitExceeded`). */
export function evaluate(expression: Expression, scope: Scope, evaluation: Evaluation): Outcome {
  const computed = compute(expression, scope, evaluation);
  const outcome =
    computed.kind === 'error' && computed.offset === undefined
      ? { ...computed, offset: expression.start }
      : computed;
  evaluation.observe(expression, outcome);
  return outcome;
}

function compute(expression: Expression, scope: Scope, evaluation: Evaluation): Outcome {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'identifier') {
    return (
      scope.variable(expression.name) ??
      failure(`Variable is not bound in path template or scope: [${expression.name}].`)
    );
  }
  evaluation.budget.spend();
  const run = (inner: Expression): Outcome => evaluate(inner, scope, evaluation);
  switch (expression.kind) {
    case 'logical': {
      const combine = expression.operator === '&&' ? and : or;
      return combine(run(expression.left), () => run(expression.right));
    }
    case 'conditional':
      return conditional(
        run(expression.condition),
        () => run(expression.whenTrue),
        () => run(expression.whenFalse),
      );
    case 'unary':
      if (expression.operator === '!') return not(run(expression.operand));
      return withValues([run(expression.operand)], ([operand]) => negative(operand));
    case 'binary': {
      const [left, right] = [run(expression.left), run(expression.right)];
      if (left.kind === 'error') return left;
      if (right.kind === 'error') return right;
      return left.kind === 'unknown' || right.kind === 'unknown'
        ? unknownBinary(expression.operator, left, right)
        : binary(expression.operator, left, right);
    }
    case 'is': {
      const operand = run(expression.operand);
      if (operand.kind === 'error') return operand;
      return operand.kind === 'unknown'
        ? unknownIs(operand, expression.type)
        : bool(isOfType(operand, expression.type));
    }
    case 'member': {
      const object = run(expression.object);
      if (object.kind === 'error') return object;
      return object.kind === 'unknown'
        ? unknownMember(object, expression.property)
        : member(object, expression.property);
    }
    case 'index': {
      const [object, key] = [run(expression.object), run(expression.index)];
      if (object.kind === 'unknown' && key.kind === 'string') return unknownMember(object, key.value);
      return withValues([object, key], ([container, at]) => index(container, at));
    }
    case 'range':
      return withValues(
        [run(expression.object), run(expression.from), run(expression.to)],
        ([object, from, to]) => range(object, from, to),
      );
    case 'list':
      return withAll(expression.items.map(run), list);
    case 'map':
      return evaluateMap(expression.entries.flatMap(({ key, value }) => [run(key), run(value)]));
    case 'path':
      return evaluatePath(expression.segments, scope, run);
    case 'call':
      return evaluateCall(expression, scope, evaluation);
    case 'method-call':
      return evaluateMethodCall(expression, scope, evaluation);
  }
}

/** The first error among the outcomes, else an unknown among them, else `undefined`. */
function obstacle(outcomes: readonly Outcome[]): Outcome | undefined {
  const error = outcomes.find((outcome) => outcome.kind === 'error');
  if (error !== undefined) return error;
  const open = outcomes.find((outcome): outcome is Unknown => outcome.kind === 'unknown');
  return open === undefined ? undefined : unknown(open.about);
}

function withAll(outcomes: readonly Outcome[], use: (values: readonly RulesValue[]) => Outcome): Outcome {
  return obstacle(outcomes) ?? use(outcomes.filter(isValue));
}

function withValues<T extends readonly Outcome[]>(
  outcomes: readonly [...T],
  use: (values: { [I in keyof T]: RulesValue }) => Outcome,
): Outcome {
  // No outcome is an error or unknown once there is no obstacle.
  return obstacle(outcomes) ?? use(outcomes as { [I in keyof T]: RulesValue });
}

function evaluateMap(keysAndValues: readonly Outcome[]): Outcome {
  return withAll(keysAndValues, (values) => {
    const fields = new Map<string, RulesValue>();
    for (let at = 0; at < values.length; at += 2) {
      const [key, value] = [values[at], values[at + 1]];
      if (key?.kind !== 'string' || value === undefined) return failure('Map keys must be strings.');
      fields.set(key.value, value);
    }
    return map(fields);
  });
}

function evaluatePath(
  parts: readonly (string | Expression)[],
  scope: Scope,
  run: (expression: Expression) => Outcome,
): Outcome {
  const segments: PathSegment[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      segments.push(part);
    } else if (part.kind === 'identifier' && scope.variable(part.name) === undefined) {
      segments.push({ variable: part.name });
    } else {
      const outcome = run(part);
      if (outcome.kind === 'error') return outcome;
      if (outcome.kind === 'unknown') return unknown(outcome.about);
      const inserted = segmentsOf(outcome);
      if ('kind' in inserted) return inserted;
      segments.push(...inserted);
    }
  }
  return path(segments);
}

function evaluateCall(expression: CallExpression, scope: Scope, evaluation: Evaluation): Outcome {
  const args = expression.args.map((arg) => evaluate(arg, scope, evaluation));
  const declared = scope.function(expression.name);
  if (declared !== undefined) {
    const { declaration } = declared;
    if (declaration.parameters.length !== args.length) {
      return failure(
        `Invalid number of arguments to [${expression.name}]. Received: ${args.length}. Expected: ${declaration.parameters.length}.`,
      );
    }
    const variables = new Map<string, Outcome>();
    for (const [position, name] of declaration.parameters.entries())
      variables.set(name, args[position] as Outcome);
    const inner = new Scope(variables, undefined, declared.scope);
    for (const binding of declaration.bindings) {
      variables.set(binding.name, evaluate(binding.value, inner, evaluation));
    }
    return evaluate(declaration.result, inner, evaluation);
  }
  if (expression.name === 'debug' && args.length === 1) return debug(args[0] as Outcome, evaluation);
  const builtin = evaluation.builtins.get(expression.name);
  if (builtin === undefined) return failure(`Function not found error: Name: [${expression.name}].`);
  return callBuiltin(expression.name, builtin, args);
}

function evaluateMethodCall(expression: MethodCallExpression, scope: Scope, evaluation: Evaluation): Outcome {
  const { object, method } = expression;
  const namespace =
    object.kind === 'identifier' && scope.variable(object.name) === undefined
      ? evaluation.namespaces.get(object.name)
      : undefined;
  const self = namespace === undefined ? evaluate(object, scope, evaluation) : undefined;
  const args = expression.args.map((arg) => evaluate(arg, scope, evaluation));
  if (namespace !== undefined && object.kind === 'identifier') {
    const builtin = Object.hasOwn(namespace, method) ? namespace[method] : undefined;
    const name = `${object.name}.${method}`;
    return builtin === undefined
      ? failure(`Function not found error: Name: [${name}].`)
      : callBuiltin(name, builtin, args);
  }
  if (self === undefined || self.kind === 'error') return self ?? failure('Null value error.');
  const error = args.find((arg) => arg.kind === 'error');
  if (error !== undefined) return error;
  if (self.kind === 'unknown') return unknownMethod(self, method, args);
  return withAll(args, (values) => callMethod(self, method, values));
}

function callBuiltin(name: string, builtin: Builtin, args: readonly Outcome[]): Outcome {
  return withAll(args, (values) => checkArguments(name, builtin.takes, values) ?? builtin.run(values));
}

function debug(argument: Outcome, evaluation: Evaluation): Outcome {
  if (argument.kind === 'error') evaluation.log(`error: ${argument.message}`);
  else evaluation.log(argument.kind === 'unknown' ? `unknown: ${argument.about}` : format(argument));
  return argument;
}
