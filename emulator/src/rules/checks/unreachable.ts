import { type Allow, type FunctionDeclaration, methodsOf, type RulesFile } from '../syntax/ast.ts';
import type { Check, Finding } from './finding.ts';
import { bodiesOf, expressionsIn, functionBlocksOf, matchesOf } from './static-scope.ts';

/** What can never matter: an allow behind one that always holds, and functions that nothing calls. */
export const unreachable: Check = (file) => [...shadowedAllows(file), ...unusedFunctions(file)];

function shadowedAllows(file: RulesFile): Finding[] {
  return matchesOf(file).flatMap(({ match }) => {
    const open = new Set<string>();
    return match.allows.flatMap((allow) => {
      const methods = [...methodsOf(allow)];
      const shadowed = methods.every((method) => open.has(method));
      if (alwaysHolds(allow)) for (const method of methods) open.add(method);
      if (!shadowed) return [];
      const message = `Unreachable allow: ${allow.methods.join(', ')} is already always allowed here.`;
      return [{ severity: 'warning' as const, message, offset: allow.start }];
    });
  });
}

function alwaysHolds({ condition }: Allow): boolean {
  if (condition === undefined) return true;
  return condition.kind === 'literal' && condition.value.kind === 'bool' && condition.value.value;
}

function unusedFunctions(file: RulesFile): Finding[] {
  const used = new Set<FunctionDeclaration>();
  for (const { expression, scope } of bodiesOf(file)) {
    for (const call of expressionsIn(expression)) {
      const callee = call.kind === 'call' ? scope.function(call.name) : undefined;
      if (callee !== undefined) used.add(callee);
    }
  }
  return functionBlocksOf(file)
    .flat()
    .filter((declaration) => !used.has(declaration))
    .map(({ name, start }) => ({ severity: 'warning', message: `Unused function: ${name}.`, offset: start }));
}
