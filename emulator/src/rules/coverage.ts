import type { Outcome } from './prove/unknown.ts';
import {
  type Block,
  childrenOf,
  type Expression,
  type FunctionDeclaration,
  type Match,
  type RulesFile,
} from './syntax/ast.ts';
import type { Source } from './syntax/source.ts';
import { format } from './types/format.ts';
import { iso } from './types/timestamp-text.ts';
import { FALSE, TRUE } from './types/value.ts';

/** Different values kept per expression; further ones are counted under none. */
const MAX_VALUES = 20;

/** Characters kept of a text. */
const MAX_TEXT = 80;

/** A value in the JSON of the rules service's `ExpressionValue`. */
type CoverageValue = Readonly<Record<string, unknown>>;

/** One expression in the report, with the expressions inside it. */
export interface CoverageNode {
  readonly sourcePosition: {
    readonly fileName: string;
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values: readonly { readonly value: CoverageValue; readonly count: number }[];
  readonly children: readonly CoverageNode[];
}

/** What the emulator's `ruleCoverage` endpoint answers. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly CoverageNode[];
}

interface Seen {
  true: number;
  false: number;
  readonly others: Map<string | number | bigint | symbol, { readonly value: CoverageValue; count: number }>;
}

/** Counts what each expression of a rules file came to, and remembers the last outcome for explanations. */
export class Coverage {
  readonly #seen: (Seen | undefined)[];
  readonly #last: (Outcome | undefined)[];

  constructor(readonly file: RulesFile) {
    this.#seen = Array.from({ length: file.expressionCount });
    this.#last = Array.from({ length: file.expressionCount });
  }

  readonly observe = (expression: Expression, outcome: Outcome): void => {
    this.#last[expression.id] = outcome;
    const seen = (this.#seen[expression.id] ??= { true: 0, false: 0, others: new Map() });
    if (outcome === TRUE) seen.true += 1;
    else if (outcome === FALSE) seen.false += 1;
    else if (outcome.kind !== 'unknown') countOther(seen, outcome);
  };

  /** The outcome of the expression when it was last evaluated. */
  last(expression: Expression): Outcome | undefined {
    return this.#last[expression.id];
  }

  report(source: Source, fileName: string): CoverageReport {
    const roots: Expression[] = [];
    const addFunctions = (functions: readonly FunctionDeclaration[]): void => {
      for (const { bindings, result } of functions) roots.push(...bindings.map(({ value }) => value), result);
    };
    const addBlock = (block: Block): void => {
      addFunctions(block.functions);
      for (const match of block.matches) addMatch(match);
    };
    const addMatch = (match: Match): void => {
      for (const { condition } of match.allows) if (condition !== undefined) roots.push(condition);
      addBlock(match);
    };
    addFunctions(this.file.functions);
    for (const service of this.file.services) addBlock(service);
    return {
      rules: { files: [{ name: fileName, content: source.text }] },
      report: roots.map((root) => this.#node(root, source, fileName)),
    };
  }

  #node(expression: Expression, source: Source, fileName: string): CoverageNode {
    const { line, column } = source.position(expression.start);
    return {
      sourcePosition: { fileName, line, column, currentOffset: expression.start, endOffset: expression.end },
      values: valuesOf(this.#seen[expression.id]),
      children: childrenOf(expression).map((child) => this.#node(child, source, fileName)),
    };
  }
}

const KIND_KEYS = {
  null: Symbol('null'),
  bool: Symbol('bool'),
  bytes: Symbol('bytes'),
  timestamp: Symbol('timestamp'),
  duration: Symbol('duration'),
  latlng: Symbol('latlng'),
  list: Symbol('list'),
  set: Symbol('set'),
  map: Symbol('map'),
  path: Symbol('path'),
  map_diff: Symbol('map_diff'),
} as const;

function countOther(seen: Seen, outcome: Exclude<Outcome, { kind: 'unknown' }>): void {
  const key = keyOf(outcome);
  const known = seen.others.get(key);
  if (known !== undefined) known.count += 1;
  else if (seen.others.size < MAX_VALUES) seen.others.set(key, { value: toJson(outcome), count: 1 });
}

/**
 * Tells simple values apart; lists, maps and the like count as one per kind, shown by the first that came. This runs
 * for every expression, so a simple value is its own key.
 */
function keyOf(outcome: Exclude<Outcome, { kind: 'unknown' }>): string | number | bigint | symbol {
  switch (outcome.kind) {
    case 'int':
    case 'float':
      return outcome.value;
    case 'string':
      return outcome.value.length <= MAX_TEXT ? outcome.value : outcome.value.slice(0, MAX_TEXT);
    case 'error':
      return `error ${outcome.message}`;
    default:
      return KIND_KEYS[outcome.kind];
  }
}

function valuesOf(seen: Seen | undefined): CoverageNode['values'] {
  if (seen === undefined) return [];
  const values: CoverageNode['values'][number][] = [];
  if (seen.true > 0) values.push({ value: { boolValue: true }, count: seen.true });
  if (seen.false > 0) values.push({ value: { boolValue: false }, count: seen.false });
  for (const { value, count } of seen.others.values()) values.push({ value, count });
  return values;
}

function toJson(outcome: Exclude<Outcome, { kind: 'unknown' }>): CoverageValue {
  switch (outcome.kind) {
    case 'error':
      return { undefined: { causeMessage: outcome.message } };
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: outcome.value };
    case 'int':
      return { intValue: String(outcome.value) };
    case 'float':
      return { floatValue: outcome.value };
    case 'string':
      return { stringValue: outcome.value.slice(0, MAX_TEXT) };
    case 'timestamp':
      return { timestampValue: iso(outcome.nanos) };
    case 'path':
      return {
        pathValue: {
          segments: outcome.segments.map((segment) =>
            typeof segment === 'string' ? { simple: segment } : { capture: { boundName: segment.variable } },
          ),
        },
      };
    default:
      return { [`${outcome.kind}Value`]: format(outcome) };
  }
}
