import { type MethodTable, method } from './method.ts';
import {
  type EvaluationError,
  failure,
  type PathSegment,
  path,
  type RulesFields,
  type RulesValue,
  string,
  type ValueOf,
} from './value.ts';

/** Methods of `rules.Path`. */
export const pathMethods: MethodTable<ValueOf<'path'>> = {
  bind: method(['map'], (self, values) => bind(self, values.fields)),
};

/** `path[2]` is a segment, `path['name']` the value that was bound to `$(name)`. */
export function pathIndex(self: ValueOf<'path'>, index: RulesValue): RulesValue | EvaluationError {
  if (index.kind === 'string') {
    return self.bound.get(index.value) ?? failure(`Property ${index.value} is undefined on object.`);
  }
  if (index.kind !== 'int') return failure(`Unsupported operation error. Received: path[${index.kind}].`);
  const segment = index.value < 0n ? undefined : self.segments[Number(index.value)];
  if (segment === undefined) return failure(`Index ${index.value} is out of bounds.`);
  return typeof segment === 'string'
    ? string(segment)
    : failure(`Path variable ${segment.variable} is not bound.`);
}

/** The segments that a value contributes inside `$(…)`: a string is one segment, a path all of its own. */
export function segmentsOf(value: RulesValue): readonly PathSegment[] | EvaluationError {
  if (value.kind === 'path') return value.segments;
  if (value.kind === 'string' && value.value !== '' && !value.value.includes('/')) return [value.value];
  const what = value.kind === 'string' ? `'${value.value}'` : value.kind;
  return failure(`Unsupported operation error. A path segment cannot be ${what}.`);
}

/** `path('a/b')`, with or without a slash in front. */
export function parsePath(text: string): ValueOf<'path'> | EvaluationError {
  const segments = text.replace(/^\//, '').split('/');
  return segments.includes('') ? failure(`Invalid path '${text}'.`) : path(segments);
}

/** The segments as text; an error while a variable is unbound. */
export function boundSegments(self: ValueOf<'path'>): readonly string[] | EvaluationError {
  const segments: string[] = [];
  for (const segment of self.segments) {
    if (typeof segment !== 'string') return failure(`Path variable ${segment.variable} is not bound.`);
    segments.push(segment);
  }
  return segments;
}

function bind(self: ValueOf<'path'>, values: RulesFields): ValueOf<'path'> | EvaluationError {
  const segments: PathSegment[] = [];
  for (const segment of self.segments) {
    const value = typeof segment === 'string' ? undefined : values.get(segment.variable);
    if (value === undefined) {
      segments.push(segment);
      continue;
    }
    const inserted = segmentsOf(value);
    if ('kind' in inserted) return inserted;
    segments.push(...inserted);
  }
  return path(segments, new Map([...self.bound, ...values]));
}
