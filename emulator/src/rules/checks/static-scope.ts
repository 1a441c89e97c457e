import type { Allow, Block, Expression, FunctionDeclaration, Match, RulesFile } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/ast.ts';

/** The names visible at a place of the file, as far as the text alone tells. */
export class StaticScope {
  constructor(
    /** Of the service around; absent outside of one. */
    readonly service: string | undefined,
    readonly variables: ReadonlySet<string>,
    readonly functions: readonly FunctionDeclaration[],
    readonly parent?: StaticScope,
  ) {}

  hasVariable(name: string): boolean {
    return this.variables.has(name) || (this.parent?.hasVariable(name) ?? false);
  }

  function(name: string): FunctionDeclaration | undefined {
    return this.functions.find((declaration) => declaration.name === name) ?? this.parent?.function(name);
  }
}

/** An expression that stands on its own: an allow's condition, a `let` or a function's result. */
interface Body {
  readonly expression: Expression;
  readonly scope: StaticScope;
  /** The function or allow that it belongs to. */
  readonly owner: FunctionDeclaration | Allow;
}

/** Every body of the file with what it sees. */
export function bodiesOf(file: RulesFile): Body[] {
  const bodies: Body[] = [];
  const addFunctions = (functions: readonly FunctionDeclaration[], scope: StaticScope): void => {
    for (const owner of functions) {
      const variables = new Set(owner.parameters);
      for (const { name, value } of owner.bindings) {
        bodies.push({ expression: value, scope: inner(scope, new Set(variables)), owner });
        variables.add(name);
      }
      bodies.push({ expression: owner.result, scope: inner(scope, variables), owner });
    }
  };
  const addBlock = (block: Block, scope: StaticScope): void => {
    addFunctions(block.functions, scope);
    for (const match of block.matches) addMatch(match, scope);
  };
  const addMatch = (match: Match, outer: StaticScope): void => {
    const captured = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const scope = new StaticScope(outer.service, new Set(captured), match.functions, outer);
    for (const allow of match.allows) {
      if (allow.condition !== undefined) bodies.push({ expression: allow.condition, scope, owner: allow });
    }
    addBlock(match, scope);
  };
  const top = new StaticScope(undefined, new Set(['request', 'resource']), file.functions);
  addFunctions(file.functions, top);
  for (const service of file.services) {
    addBlock(service, new StaticScope(service.name, new Set(), service.functions, top));
  }
  return bodies;
}

/** Every match of the file with the matches around it, the outermost first. */
export function matchesOf(file: RulesFile): { readonly match: Match; readonly around: readonly Match[] }[] {
  const found: { match: Match; around: readonly Match[] }[] = [];
  const visit = (match: Match, around: readonly Match[]): void => {
    found.push({ match, around });
    for (const nested of match.matches) visit(nested, [...around, match]);
  };
  for (const service of file.services) for (const match of service.matches) visit(match, []);
  return found;
}

/** Every function of the file, in blocks of those that stand side by side. */
export function functionBlocksOf(file: RulesFile): (readonly FunctionDeclaration[])[] {
  return [
    file.functions,
    ...file.services.map(({ functions }) => functions),
    ...matchesOf(file).map(({ match }) => match.functions),
  ];
}

/** An expression and all inside it. */
export function* expressionsIn(expression: Expression): Generator<Expression> {
  yield expression;
  for (const child of childrenOf(expression)) yield* expressionsIn(child);
}

function inner(scope: StaticScope, variables: ReadonlySet<string>): StaticScope {
  return new StaticScope(scope.service, variables, [], scope);
}
