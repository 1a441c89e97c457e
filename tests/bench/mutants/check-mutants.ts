import ts from 'typescript';

/** One check of a function's source, changed in one place. */
export interface CheckMutant {
  readonly file: string;
  /** The function around it, then the change: a name that stays while lines move. */
  readonly name: string;
  /** The function around it, `module` outside any; undefined where that is not known. */
  readonly where?: string;
  /** The whole text of the changed file. */
  readonly text: string;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly label: string;
}

/**
 * Every mutant of the checks in a source file of the functions: a guard (`if` with a `throw` or a `return`) removed, a
 * condition negated, one side of an `&&` or `||` left out, the roles of the record replaced by those of the token, a `where`
 * of a query dropped, an awaited `require…()` left out. The changed text always parses.
 */
export function checkMutants(file: string, text: string): CheckMutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const taken = new Map<string, number>();
  const known = new Set([text]);
  return changesIn(source).flatMap(({ where, start, end, replacement, label }) => {
    const changed = text.slice(0, start) + replacement + text.slice(end);
    if (known.has(changed)) return [];
    known.add(changed);
    const plain = `${file.replace(/^functions\/src\//, '')} ${where}(): ${label.replaceAll(/\s+/g, ' ')}`;
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    return [{ file, where, name: count === 1 ? plain : `${plain} (${count})`, text: changed }];
  });
}

type Placed = Change & { readonly where: string };

function changesIn(source: ts.SourceFile): Placed[] {
  const found: Placed[] = [];
  const visit = (node: ts.Node, where: string): void => {
    const inside = nameOf(node) ?? where;
    for (const change of changesOf(node, source)) found.push({ ...change, where: inside });
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, 'module');
  return found;
}

/** The name of a function, a method or a function in an object; undefined of any other node. */
export function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  const holder = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node : undefined;
  const value = holder?.initializer;
  const isFunction = value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
  return isFunction ? holder?.name.getText() : undefined;
}

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  return [
    ...guards(node),
    ...sides(node),
    ...negations(node),
    ...roles(node),
    ...filters(node),
    ...demands(node),
  ].map((change) => ({
    ...change,
    label: change.label || `${source.text.slice(change.start, change.end)} → nothing`,
  }));
}

/** `if (…) throw …;` and `if (…) return …;` without an `else`. */
function guards(node: ts.Node): Change[] {
  if (!ts.isIfStatement(node) || node.elseStatement) return [];
  const { thenStatement: then } = node;
  const only = ts.isBlock(then) && then.statements.length === 1 ? then.statements[0] : then;
  if (!only || !(ts.isThrowStatement(only) || ts.isReturnStatement(only))) return [];
  return [{ ...placeOf(node), replacement: '', label: `without the guard ${node.expression.getText()}` }];
}

/** The sides of an `&&` or `||` whose value is asked for: one is left out. */
function sides(node: ts.Node): Change[] {
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  if (kind !== ts.SyntaxKind.AmpersandAmpersandToken && kind !== ts.SyntaxKind.BarBarToken) return [];
  if (isSpread(node)) return [];
  return [
    { ...placeOf(node), replacement: wrapExpression(node.left), label: `without ${node.right.getText()}` },
    { ...placeOf(node), replacement: wrapExpression(node.right), label: `without ${node.left.getText()}` },
  ];
}

/** `{ ...(condition && { field }) }` decides which fields are written, not what is allowed. */
function isSpread(node: ts.Node): boolean {
  const parent = ts.isParenthesizedExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isSpreadAssignment(parent) || ts.isSpreadElement(parent);
}

/** The condition of an `if`, and what a function named like a question (`is…`, `has…`, `may…`) answers. */
function negations(node: ts.Node): Change[] {
  if (ts.isIfStatement(node)) return [negateCondition(node.expression)];
  if (!ts.isReturnStatement(node) || !node.expression) return [];
  const around = ts.findAncestor(node, ts.isFunctionLike);
  const name = around?.name?.getText() ?? '';
  const isTruth = ts.isLiteralTypeNode(node) || /^(?:true|false)$/.test(node.expression.getText());
  return /^(?:is|has|may|can|holds)[A-Z]/.test(name) && !isTruth ? [negateCondition(node.expression)] : [];
}

function negateCondition(condition: ts.Expression): Change {
  return {
    ...placeOf(condition),
    replacement: `!(${condition.getText()})`,
    label: `not ${condition.getText()}`,
  };
}

/** The token's role instead of the record's: a token outlives what it tells by up to an hour. */
function roles(node: ts.Node): Change[] {
  if (ts.isVariableDeclaration(node)) return takeRoles(node);
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'roles') return [];
  const of = node.expression.getText();
  if (!/^(?:staff|before|entry|record)$/.test(of)) return [];
  return [{ ...placeOf(node), replacement: 'caller.roles', label: `${of}.roles → caller.roles` }];
}

/** `const { roles } = await …`, taken from the token instead. */
function takeRoles({ name, initializer }: ts.VariableDeclaration): Change[] {
  if (!ts.isObjectBindingPattern(name) || name.getText().replaceAll(/\s/g, '') !== '{roles}') return [];
  if (!initializer || !ts.isAwaitExpression(initializer)) return [];
  const label = `the roles of ${initializer.getText()} → of the token`;
  return [{ ...placeOf(initializer), replacement: 'caller', label }];
}

/** `.where(…)` of a query. */
function filters(node: ts.Node): Change[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  if (node.expression.name.text !== 'where') return [];
  const { end } = node.expression.expression;
  return [{ start: end, end: node.end, replacement: '', label: '' }];
}

/** `await requireAdmin(…);`, whose only work is to throw. */
function demands(node: ts.Node): Change[] {
  if (!ts.isExpressionStatement(node)) return [];
  const called = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  if (
    !ts.isCallExpression(called) ||
    !/^(?:require|assert|demand|refuse)[A-Z]/.test(called.expression.getText())
  )
    return [];
  return [{ ...placeOf(node), replacement: '', label: `without ${called.getText()}` }];
}

function placeOf(node: ts.Node): Pick<Change, 'start' | 'end'> {
  return { start: node.getStart(), end: node.end };
}

/** In brackets, so that it binds as before. */
function wrapExpression(node: ts.Expression): string {
  return ts.isBinaryExpression(node) ? `(${node.getText()})` : node.getText();
}
