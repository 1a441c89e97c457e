import { namesOf } from '../library/services.ts';
import { childrenOf, type Expression } from '../syntax/ast.ts';
import { METHOD_NAMES } from '../types/methods.ts';
import type { Check, Finding } from './finding.ts';
import { bodiesOf, type StaticScope } from './static-scope.ts';

/**
 * Variables, functions and methods that do not exist. As in production these are warnings: the file loads, and
 * evaluating the name is an error.
 */
export const names: Check = (file) =>
  bodiesOf(file).flatMap(({ expression, scope }) => [...unknownNames(expression, scope)]);

function* unknownNames(expression: Expression, scope: StaticScope): Generator<Finding> {
  const { functions, namespaces } = namesOf(scope.service);
  switch (expression.kind) {
    case 'identifier':
      if (!scope.hasVariable(expression.name)) yield warning('variable', expression.name, expression.start);
      return;
    case 'path':
      // `$(name)` of an unknown name is a variable of the path, for `bind`.
      for (const segment of expression.segments) {
        if (typeof segment !== 'string' && segment.kind !== 'identifier') yield* unknownNames(segment, scope);
      }
      return;
    case 'call':
      if (scope.function(expression.name) === undefined && !functions.has(expression.name)) {
        yield warning('function', expression.name, expression.start);
      }
      break;
    case 'method-call': {
      const { object, method, args } = expression;
      const namespace =
        object.kind === 'identifier' && !scope.hasVariable(object.name)
          ? namespaces.get(object.name)
          : undefined;
      if (namespace !== undefined && object.kind === 'identifier') {
        if (!namespace.has(method)) yield warning('function', `${object.name}.${method}`, expression.start);
        for (const arg of args) yield* unknownNames(arg, scope);
        return;
      }
      if (!METHOD_NAMES.has(method)) yield warning('function', method, expression.start);
      break;
    }
    default:
  }
  for (const child of childrenOf(expression)) yield* unknownNames(child, scope);
}

function warning(what: 'variable' | 'function', name: string, offset: number): Finding {
  return { severity: 'warning', message: `Invalid ${what} name: ${name}.`, offset };
}
