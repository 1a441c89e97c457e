import type { Outcome } from '../prove/unknown.ts';
import type { FunctionDeclaration } from '../syntax/ast.ts';

export type Functions = ReadonlyMap<string, FunctionDeclaration>;
export type Variables = ReadonlyMap<string, Outcome>;

const NO_FUNCTIONS: Functions = new Map();

/**
 * The names that an expression sees: those of its own block and, behind them, those of the blocks around it.
 * A function sees the scope it was declared in, not its caller's.
 */
export class Scope {
  constructor(
    readonly variables: Variables,
    readonly functions: Functions = NO_FUNCTIONS,
    readonly parent?: Scope,
  ) {}

  variable(name: string): Outcome | undefined {
    return this.variables.get(name) ?? this.parent?.variable(name);
  }

  /** A function with the scope it was declared in. */
  function(name: string): { readonly declaration: FunctionDeclaration; readonly scope: Scope } | undefined {
    const declaration = this.functions.get(name);
    if (declaration !== undefined) return { declaration, scope: this };
    return this.parent?.function(name);
  }
}
