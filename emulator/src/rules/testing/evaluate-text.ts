import { Budget } from '../evaluate/budget.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { Scope } from '../evaluate/scope.ts';
import { conversions } from '../library/conversions.ts';
import { NAMESPACES } from '../library/namespaces.ts';
import type { Outcome } from '../prove/unknown.ts';
import { parseExpression } from '../syntax/expression-parser.ts';
import { TokenStream } from '../syntax/token-stream.ts';
import { format } from '../types/format.ts';

/** For tests: evaluates one expression with the given variables and no service around it. */
export function evaluateText(
  text: string,
  variables: Readonly<Record<string, Outcome>> = {},
  log: (text: string) => void = () => {},
): Outcome {
  const tokens = new TokenStream(text);
  const expression = parseExpression(tokens);
  if (tokens.peek().kind !== 'end') throw tokens.unexpected('the end');
  return evaluate(expression, new Scope(new Map(Object.entries(variables))), {
    budget: new Budget(),
    builtins: new Map(Object.entries(conversions)),
    namespaces: NAMESPACES,
    log,
    observe: () => {},
  });
}

/** For tests: the outcome as text, `error: …` and `unknown: …` included. */
export function outcomeText(text: string, variables: Readonly<Record<string, Outcome>> = {}): string {
  const outcome = evaluateText(text, variables);
  if (outcome.kind === 'error') return `error: ${outcome.message}`;
  return outcome.kind === 'unknown' ? `unknown: ${outcome.about}` : format(outcome);
}
