import { iso } from './timestamp-text.ts';
import type { PathSegment, RulesValue } from './value.ts';

const MAX_LENGTH = 80;

/** The name of a value's kind, as error messages give it. */
export function describeKind(value: RulesValue): string {
  return value.kind;
}

/** A value as a reader of a log wants it: a literal where there is one, cut at 80 characters. */
export function format(value: RulesValue): string {
  const text = write(value);
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`;
}

export function formatPath(segments: readonly PathSegment[]): string {
  return segments
    .map((segment) => `/${typeof segment === 'string' ? segment : `$(${segment.variable})`}`)
    .join('');
}

/** A float with its point, so that it cannot be taken for an integer. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  const text = String(value);
  return Number.isInteger(value) && !text.includes('e') ? `${text}.0` : text;
}

function write(value: RulesValue): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return formatFloat(value.value);
    case 'string':
      return JSON.stringify(value.value.slice(0, MAX_LENGTH));
    case 'bytes':
      return `b'${Array.from(value.value.slice(0, MAX_LENGTH), escapeByte).join('')}'`;
    case 'timestamp':
      return iso(value.nanos);
    case 'duration':
      return `${Number(value.nanos) / 1e9}s`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    case 'list':
      return `[${value.values.slice(0, MAX_LENGTH).map(write).join(', ')}]`;
    case 'set':
      return `{${value.values.slice(0, MAX_LENGTH).map(write).join(', ')}}`;
    case 'map':
      return `{${[...value.fields]
        .slice(0, MAX_LENGTH)
        .map(([key, field]) => `${key}: ${write(field)}`)
        .join(', ')}}`;
    case 'path':
      return formatPath(value.segments);
    case 'map_diff':
      return 'map_diff';
  }
}

function escapeByte(byte: number): string {
  return `\\x${byte.toString(16).padStart(2, '0')}`;
}
