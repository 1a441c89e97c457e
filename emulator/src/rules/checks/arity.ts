import { namesOf } from '../library/services.ts';
import type { Check, Finding } from './finding.ts';
import { bodiesOf, expressionsIn } from './static-scope.ts';

/** Calls with a number of arguments that the function does not take. */
export const arity: Check = (file) => {
  const findings: Finding[] = [];
  for (const { expression, scope } of bodiesOf(file)) {
    for (const call of expressionsIn(expression)) {
      let expected: number | undefined;
      let name = '';
      if (call.kind === 'call') {
        name = call.name;
        expected = scope.function(name)?.parameters.length ?? namesOf(scope.service).functions.get(name);
      } else if (call.kind === 'method-call' && call.object.kind === 'identifier') {
        if (scope.hasVariable(call.object.name)) continue;
        name = `${call.object.name}.${call.method}`;
        expected = namesOf(scope.service).namespaces.get(call.object.name)?.get(call.method);
      } else continue;
      if (expected === undefined || expected === call.args.length) continue;
      findings.push({
        severity: 'error',
        message: `Invalid number of arguments to [${name}]. Received: ${call.args.length}. Expected: ${expected}.`,
        offset: call.start,
      });
    }
  }
  return findings;
};
