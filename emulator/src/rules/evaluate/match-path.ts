import { certain, type Outcome } from '../prove/unknown.ts';
import type { PatternSegment } from '../syntax/ast.ts';
import { path, string } from '../types/value.ts';
import type { Variables } from './scope.ts';

/**
 * One piece of the path of a request. A query's documents have an id that is not known (`segment`), those of a
 * collection group also a run of segments of unknown number.
 */
export type PathPart =
  | string
  | { readonly kind: 'segment'; readonly value: Outcome }
  | { readonly kind: 'run' };

/** A way in which a pattern matches: where it ended, and what its wildcards stand for. */
interface PatternMatch {
  readonly end: number;
  readonly variables: Variables;
}

/**
 * The ways in which `pattern` matches the parts from `start` on, for certain: a pattern that would match only some
 * of the paths that the parts stand for does not match. `{name=**}` takes any number of segments in version 2, at
 * least one in version 1.
 */
export function matchPattern(
  pattern: readonly PatternSegment[],
  parts: readonly PathPart[],
  start: number,
  version: '1' | '2',
): PatternMatch[] {
  const found: PatternMatch[] = [];
  const bound = new Map<string, Outcome>();
  const visit = (segmentAt: number, partAt: number): void => {
    const segment = pattern[segmentAt];
    if (segment === undefined) {
      found.push({ end: partAt, variables: new Map(bound) });
      return;
    }
    if (segment.kind === 'recursive') {
      for (let end = partAt; end <= parts.length; end += 1) {
        const run = parts.slice(partAt, end);
        if (version === '1' && !run.some(isSegment)) continue;
        bound.set(segment.name, runValue(segment.name, run));
        visit(segmentAt + 1, end);
      }
      bound.delete(segment.name);
      return;
    }
    const part = parts[partAt];
    if (part === undefined) return;
    if (segment.kind === 'literal') {
      if (part === segment.text) visit(segmentAt + 1, partAt + 1);
    } else if (isSegment(part)) {
      bound.set(segment.name, typeof part === 'string' ? string(part) : part.value);
      visit(segmentAt + 1, partAt + 1);
      bound.delete(segment.name);
    }
  };
  visit(0, start);
  return found;
}

function isSegment(part: PathPart): part is Exclude<PathPart, { kind: 'run' }> {
  return typeof part === 'string' || part.kind === 'segment';
}

function runValue(name: string, run: readonly PathPart[]): Outcome {
  const texts = run.filter((part) => typeof part === 'string');
  return texts.length === run.length ? path(texts) : certain(name, { kinds: new Set(['path']) });
}
