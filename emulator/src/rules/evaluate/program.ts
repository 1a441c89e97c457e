import {
  type Allow,
  type Block,
  type FunctionDeclaration,
  type Match,
  type Method,
  methodsOf,
  type RulesFile,
} from '../syntax/ast.ts';
import { matchPattern, type PathPart } from './match-path.ts';
import { type Functions, Scope, type Variables } from './scope.ts';

interface PreparedMatch {
  readonly match: Match;
  readonly functions: Functions;
  readonly allows: readonly { readonly allow: Allow; readonly methods: ReadonlySet<Method> }[];
  readonly inner: readonly PreparedMatch[];
}

/** An `allow` that applies to a request, with the scope in which its condition is evaluated. */
export interface Candidate {
  readonly allow: Allow;
  readonly scope: Scope;
}

/** A service of a rules file, prepared for finding the allows of a request quickly. */
export class Program {
  readonly #matches: readonly PreparedMatch[];
  readonly #outer: Functions;
  readonly #service: Functions;
  readonly version: '1' | '2';

  /** A file without the service has a program that allows nothing. */
  constructor(file: RulesFile, serviceName: string) {
    const services = file.services.filter(({ name }) => name === serviceName);
    this.version = file.version;
    this.#outer = byName(file.functions);
    this.#service = byName(services.flatMap(({ functions }) => functions));
    this.#matches = services.flatMap(({ matches }) => matches.map(prepare));
  }

  /** Every allow for the method whose pattern covers the whole path, in the order of the file. */
  candidates(method: Method, parts: readonly PathPart[], globals: Variables): Candidate[] {
    const found: Candidate[] = [];
    const visit = (prepared: PreparedMatch, start: number, outer: Scope): void => {
      for (const { end, variables } of matchPattern(prepared.match.pattern, parts, start, this.version)) {
        const scope = new Scope(variables, prepared.functions, outer);
        if (end === parts.length) {
          for (const { allow, methods } of prepared.allows)
            if (methods.has(method)) found.push({ allow, scope });
        }
        for (const inner of prepared.inner) visit(inner, end, scope);
      }
    };
    const outermost = new Scope(new Map(), this.#service, new Scope(globals, this.#outer));
    for (const match of this.#matches) visit(match, 0, outermost);
    return found;
  }
}

function prepare(match: Match): PreparedMatch {
  return {
    match,
    functions: byName(match.functions),
    allows: match.allows.map((allow) => ({ allow, methods: methodsOf(allow) })),
    inner: match.matches.map(prepare),
  };
}

function byName(functions: Block['functions']): ReadonlyMap<string, FunctionDeclaration> {
  return new Map(functions.map((declaration) => [declaration.name, declaration]));
}
