import type { RulesValue } from '../types/value.ts';

/** Where a node stands in the source: offsets, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface ExpressionBase extends Span {
  /** Dense number of the expression within its file; coverage counts by it. */
  readonly id: number;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in';

/** The names that may follow `is`. */
export const TYPE_NAMES = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

export type Expression =
  | (ExpressionBase & { readonly kind: 'literal'; readonly value: RulesValue })
  | (ExpressionBase & { readonly kind: 'identifier'; readonly name: string })
  | (ExpressionBase & { readonly kind: 'member'; readonly object: Expression; readonly property: string })
  | (ExpressionBase & { readonly kind: 'index'; readonly object: Expression; readonly index: Expression })
  | (ExpressionBase & {
      readonly kind: 'range';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    })
  | CallExpression
  | MethodCallExpression
  | (ExpressionBase & { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression })
  | BinaryExpression
  | (ExpressionBase & {
      readonly kind: 'logical';
      readonly operator: '&&' | '||';
      readonly left: Expression;
      readonly right: Expression;
    })
  | (ExpressionBase & { readonly kind: 'is'; readonly operand: Expression; readonly type: TypeName })
  | (ExpressionBase & {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    })
  | (ExpressionBase & { readonly kind: 'list'; readonly items: readonly Expression[] })
  | (ExpressionBase & {
      readonly kind: 'map';
      readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
    })
  | (ExpressionBase & { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] });

export type CallExpression = ExpressionBase & {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
};
export type MethodCallExpression = ExpressionBase & {
  readonly kind: 'method-call';
  readonly object: Expression;
  readonly method: string;
  readonly args: readonly Expression[];
};
export type BinaryExpression = ExpressionBase & {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
};

export interface LetBinding extends Span {
  readonly name: string;
  readonly value: Expression;
}

export interface FunctionDeclaration extends Span {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly LetBinding[];
  readonly result: Expression;
}

/** One segment of a `match` path: literal text, `{name}` or `{name=**}`. */
export type PatternSegment = Span &
  (
    | { readonly kind: 'literal'; readonly text: string }
    | { readonly kind: 'wildcard' | 'recursive'; readonly name: string }
  );

/** What a request does to a document or object. */
export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];
/** What an `allow` may name: a method, or the short form of several. */
export type AllowedMethod = Method | 'read' | 'write';

export interface Allow extends Span {
  readonly methods: readonly AllowedMethod[];
  /** Absent in `allow read;`, which always holds. */
  readonly condition: Expression | undefined;
}

export interface Block extends Span {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
}

export interface Match extends Block {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly Allow[];
}

export interface Service extends Block {
  readonly name: string;
}

/** A whole rules file. */
export interface RulesFile {
  readonly version: '1' | '2';
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
  /** How many expressions the file has; their ids are smaller. */
  readonly expressionCount: number;
}

/** The methods that an `allow` covers, with `read` and `write` written out. */
export function methodsOf(allow: Allow): ReadonlySet<Method> {
  const methods = new Set<Method>();
  for (const method of allow.methods) {
    if (method === 'read') methods.add('get').add('list');
    else if (method === 'write') methods.add('create').add('update').add('delete');
    else methods.add(method);
  }
  return methods;
}

/** The expressions directly inside another. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'identifier':
      return [];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'method-call':
      return [expression.object, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
  }
}
