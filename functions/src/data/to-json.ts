import type { z } from 'zod';

type Json = z.infer<ReturnType<typeof z.json>>;

/**
 * A stored value as JSON: times as ISO 8601, references as their path, anything else that JSON does not have
 * as text.
 */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint' || typeof value === 'symbol') return value.toString();
  if (typeof value !== 'object') return null;
  if ('toDate' in value && typeof value.toDate === 'function') return toJson(value.toDate());
  if ('path' in value && typeof value.path === 'string' && 'firestore' in value) return value.path;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toJson(inner)]));
}
