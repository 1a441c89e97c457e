import { expressionsIn } from '../../../emulator/src/rules/checks/static-scope.ts';
import type { Expression, Span } from '../../../emulator/src/rules/syntax/ast.ts';
import { patternChanges } from './pattern-changes.ts';

/** What is put in the place of a span of the text. */
export interface Change extends Span {
  readonly replacement: string;
  /** What to call it where the two texts would be long. */
  readonly label?: string;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>', '=='],
  '>': ['>=', '<', '!='],
  '>=': ['>', '<', '=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
};
const METHODS: Readonly<Record<string, readonly string[]>> = {
  hasOnly: ['hasAll', 'hasAny'],
  hasAll: ['hasOnly', 'hasAny'],
  hasAny: ['hasOnly', 'hasAll'],
  affectedKeys: ['addedKeys', 'removedKeys', 'changedKeys'],
};

/** Every change of an expression and of what is inside it. */
export function expressionChanges(expression: Expression, text: string): Change[] {
  const changedAbove = inLongerChains(expression);
  return [...expressionsIn(expression)].flatMap((each) =>
    changedAbove.has(each) ? [] : changesOf(each, text),
  );
}

type Logical = Extract<Expression, { kind: 'logical' }>;

/** Of `a && b && c`: each part dropped, and each operator the other one. */
function chainChanges(node: Logical, text: string): Change[] {
  const parts = chainOf(node, node.operator);
  const texts = parts.map(({ start, end }) => text.slice(start, end));
  const { start, end, operator } = node;
  const other = operator === '&&' ? '||' : '&&';
  const dropped = parts.map((_, index) => ({
    start,
    end,
    replacement: texts.filter((__, each) => each !== index).join(` ${operator} `),
    label: `without ${texts[index]}`,
  }));
  const flipped = texts.slice(1).map((part, index) => ({
    start,
    end,
    replacement: `(${texts.slice(0, index + 1).join(` ${operator} `)} ${other} ${texts.slice(index + 1).join(` ${operator} `)})`,
    label: `${other} before ${part}`,
  }));
  return [...dropped, ...flipped];
}

function chainOf(node: Expression, operator: Logical['operator']): Expression[] {
  if (node.kind !== 'logical' || node.operator !== operator) return [node];
  return [...chainOf(node.left, operator), ...chainOf(node.right, operator)];
}

/** The expressions that are a beginning of a longer chain. */
function inLongerChains(expression: Expression): ReadonlySet<Expression> {
  const found = new Set<Expression>();
  for (const each of expressionsIn(expression)) {
    if (each.kind !== 'logical') continue;
    for (const side of [each.left, each.right]) {
      if (side.kind === 'logical' && side.operator === each.operator) found.add(side);
    }
  }
  return found;
}

function changesOf(node: Expression, text: string): Change[] {
  const textOf = ({ start, end }: Span) => text.slice(start, end);
  const instead = (replacement: string): Change => ({ start: node.start, end: node.end, replacement });
  switch (node.kind) {
    case 'logical':
      return chainChanges(node, text);
    case 'unary':
      return node.operator === '!' ? [instead(textOf(node.operand))] : [];
    case 'binary': {
      if (node.operator === 'in') return [instead(`!(${textOf(node)})`), instead('true')];
      const [left, right] = [textOf(node.left), textOf(node.right)];
      return (OPERATORS[node.operator] ?? []).map((operator) => instead(`${left} ${operator} ${right}`));
    }
    case 'is':
      return [instead('true'), instead(`!(${textOf(node)})`)];
    case 'literal':
      return literalChanges(node.value, instead);
    case 'list':
      return [
        ...node.items.map((item) =>
          instead(
            `[${node.items
              .filter((other) => other !== item)
              .map(textOf)
              .join(', ')}]`,
          ),
        ),
        instead(`[${[...node.items.map(textOf), "'one-more'"].join(', ')}]`),
      ];
    case 'method-call':
      if (node.method === 'matches') return [instead('true'), ...patternOf(node.args, text)];
      return [
        ...(METHODS[node.method] ?? []).map((method) => renameMethod(node, node.object.end, method, text)),
        ...node.args.flatMap((argument) => otherText(argument)),
      ];
    case 'path':
      return [instead(textOf(node).replace(/\w+$/, 'other'))];
    case 'call':
      return node.args.length === 0 || isPredicate(node.name) ? [instead('true')] : [];
    case 'member':
      return textOf(node) === 'request.resource' ? [instead('resource')] : [];
    default:
      return [];
  }
}

/** A call whose name says that it answers yes or no. */
const isPredicate = (name: string): boolean => /^(is|has|changes|exists)/.test(name);

function literalChanges(
  value: Extract<Expression, { kind: 'literal' }>['value'],
  instead: (replacement: string) => Change,
): Change[] {
  if (value.kind === 'int') return [instead(String(value.value + 1n)), instead(String(value.value - 1n))];
  if (value.kind === 'bool') return [instead(String(!value.value))];
  return [];
}

/** Another key or name where one is given as text. */
function otherText(argument: Expression): Change[] {
  if (argument.kind !== 'literal' || argument.value.kind !== 'string') return [];
  return [{ start: argument.start, end: argument.end, replacement: `'other-${argument.value.value}'` }];
}

function renameMethod(node: Expression, from: number, method: string, text: string): Change {
  const nameStart = from + 1 + (/^\.?\s*/.exec(text.slice(from + 1))?.[0].length ?? 0);
  const name = /^\w+/.exec(text.slice(nameStart))?.[0] ?? '';
  return { start: nameStart, end: Math.min(node.end, nameStart + name.length), replacement: method };
}

/** The changes of a regular expression that stands as a literal. */
function patternOf(args: readonly Expression[], text: string): Change[] {
  const [pattern] = args;
  if (pattern?.kind !== 'literal' || pattern.value.kind !== 'string') return [];
  const quoted = text.slice(pattern.start, pattern.end);
  return patternChanges(quoted.slice(1, -1)).map((changed) => ({
    start: pattern.start,
    end: pattern.end,
    replacement: `${quoted[0]}${changed}${quoted[0]}`,
  }));
}
