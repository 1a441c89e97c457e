import { describeKind } from './format.ts';
import { type EvaluationError, failure, type Kind, type RulesValue, type ValueOf } from './value.ts';

/** What a parameter takes: one kind, one of several, or `'any'`. */
export type Parameter = Kind | readonly Kind[] | 'any';

type Argument<P extends Parameter> = P extends 'any'
  ? RulesValue
  : P extends Kind
    ? ValueOf<P>
    : P extends readonly (infer K extends Kind)[]
      ? ValueOf<K>
      : never;
type Arguments<P extends readonly Parameter[]> = { [I in keyof P]: Argument<P[I]> };

export type Result = RulesValue | EvaluationError;

/** A built-in function: what it takes and what it computes. Arguments have been checked when `run` is called. */
export interface Builtin {
  readonly takes: readonly Parameter[];
  readonly run: (args: readonly RulesValue[]) => Result;
}

/** A method of one kind of value. */
interface Method<S extends RulesValue> {
  readonly takes: readonly Parameter[];
  readonly run: (self: S, args: readonly RulesValue[]) => Result;
}

export type MethodTable<S extends RulesValue> = Readonly<Record<string, Method<S>>>;

/** A line of a method table. `call` checks the arguments against `takes`, which makes the one cast here sound. */
export function method<S extends RulesValue, const P extends readonly Parameter[]>(
  takes: P,
  run: (self: S, ...args: Arguments<P>) => Result,
): Method<S> {
  return { takes, run: (self, args) => run(self, ...(args as unknown as Arguments<P>)) };
}

/** A line of a function table; see `method`. */
export function builtin<const P extends readonly Parameter[]>(
  takes: P,
  run: (...args: Arguments<P>) => Result,
): Builtin {
  return { takes, run: (args) => run(...(args as unknown as Arguments<P>)) };
}

/** The error for arguments that do not fit, or `undefined` when they do. */
export function checkArguments(
  name: string,
  takes: readonly Parameter[],
  args: readonly RulesValue[],
): EvaluationError | undefined {
  if (takes.length !== args.length) {
    return failure(
      `Invalid number of arguments to [${name}]. Received: ${args.length}. Expected: ${takes.length}.`,
    );
  }
  for (const [index, parameter] of takes.entries()) {
    const argument = args[index];
    if (argument === undefined || fits(parameter, argument)) continue;
    const expected = typeof parameter === 'string' ? parameter : parameter.join(' or ');
    return failure(
      `Invalid argument to [${name}]. Received: ${describeKind(argument)}. Expected: ${expected}.`,
    );
  }
  return undefined;
}

function fits(parameter: Parameter, argument: RulesValue): boolean {
  if (parameter === 'any') return true;
  return typeof parameter === 'string' ? parameter === argument.kind : parameter.includes(argument.kind);
}
