import type { FunctionDeclaration } from '../syntax/ast.ts';
import type { Check, Finding } from './finding.ts';
import { bodiesOf, expressionsIn } from './static-scope.ts';

/** Function calls inside each other (Firestore quotas, "Security rules"). */
const MAX_CALL_DEPTH = 20;

/** Functions that call themselves, and chains of calls that are deeper than 20. */
export const callDepth: Check = (file) => {
  const callees = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  for (const { expression, scope, owner } of bodiesOf(file)) {
    if (!('parameters' in owner)) continue;
    const called = callees.get(owner) ?? new Set();
    callees.set(owner, called);
    for (const call of expressionsIn(expression)) {
      const callee = call.kind === 'call' ? scope.function(call.name) : undefined;
      if (callee !== undefined) called.add(callee);
    }
  }
  return [...callees.keys()].flatMap((declaration) => {
    const finding = measure(declaration, callees);
    return finding === undefined ? [] : [finding];
  });
};

type Calls = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

function measure(declaration: FunctionDeclaration, calls: Calls): Finding | undefined {
  const depths = new Map<FunctionDeclaration, number>();
  const active = new Set<FunctionDeclaration>();
  let recursive = false;
  const depthOf = (current: FunctionDeclaration): number => {
    if (active.has(current)) {
      recursive ||= current === declaration;
      return 0;
    }
    const known = depths.get(current);
    if (known !== undefined) return known;
    active.add(current);
    const depth = 1 + Math.max(0, ...[...(calls.get(current) ?? [])].map(depthOf));
    active.delete(current);
    depths.set(current, depth);
    return depth;
  };
  const depth = depthOf(declaration);
  const offset = declaration.start;
  if (recursive)
    return { severity: 'error', message: `Recursive call is not allowed: ${declaration.name}.`, offset };
  if (depth <= MAX_CALL_DEPTH) return undefined;
  return {
    severity: 'error',
    message: `Calls in function ${declaration.name} are nested ${depth} deep. At most ${MAX_CALL_DEPTH} are allowed.`,
    offset,
  };
}
