import { set } from '../rules/types/set.ts';
import { parseIso } from '../rules/types/timestamp-text.ts';
import {
  bool,
  float,
  int,
  list,
  map,
  NULL,
  path,
  type RulesValue,
  string,
  timestamp,
} from '../rules/types/value.ts';
import { isRecord } from './json.ts';

/**
 * Reads the variables that the Storage emulator sends: objects with one key that names the kind. Throws when a value
 * is of no known kind.
 */
export function fromExpressionValue(json: unknown): RulesValue {
  if (!isRecord(json)) throw new TypeError('Expected an expression value.');
  if ('bool_value' in json) return bool(json['bool_value'] === true);
  if ('int_value' in json) return int(BigInt(String(json['int_value'])));
  if ('float_value' in json) return float(Number(json['float_value']));
  if ('string_value' in json) return string(String(json['string_value']));
  if ('timestamp_value' in json) return timestampValue(String(json['timestamp_value']));
  if ('list_value' in json) return list(elements(json['list_value']).map(fromExpressionValue));
  if ('set_value' in json) return set(elements(json['set_value']).map(fromExpressionValue));
  if ('path_value' in json) return path(pathSegments(json['path_value']));
  if ('map_value' in json) return mapValue(json['map_value']);
  if ('null_value' in json) return NULL;
  throw new TypeError(`Unknown expression value: ${Object.keys(json).join(', ')}.`);
}

function timestampValue(text: string): RulesValue {
  const nanos = parseIso(text);
  if (nanos === undefined) throw new TypeError(`Invalid timestamp '${text}'.`);
  return timestamp(nanos);
}

function mapValue(json: unknown): RulesValue {
  const fields = isRecord(json) && isRecord(json['fields']) ? json['fields'] : {};
  return map(new Map(Object.entries(fields).map(([name, value]) => [name, fromExpressionValue(value)])));
}

function elements(json: unknown): readonly unknown[] {
  return isRecord(json) && Array.isArray(json['values']) ? json['values'] : [];
}

function pathSegments(json: unknown): string[] {
  const segments = isRecord(json) && Array.isArray(json['segments']) ? json['segments'] : [];
  return segments.map((segment) => (isRecord(segment) ? String(segment['simple']) : ''));
}
