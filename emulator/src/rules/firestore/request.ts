import type { Auth } from '../../values/auth.ts';
import type { DocumentRequest, ListRequest } from '../contract.ts';
import type { Variables } from '../evaluate/scope.ts';
import { fromClaims, fromTimestamp } from '../types/convert.ts';
import { int, map, NULL, path, type RulesValue, string } from '../types/value.ts';
import { resourceOf } from './documents.ts';

/** The path under which rules see a document or collection. */
export function databasePath(database: string, segments: readonly string[]): string[] {
  return ['databases', database, 'documents', ...segments];
}

/** `request.auth`: `null` for a visitor. */
export function authValue(auth: Auth): RulesValue {
  if (auth === null) return NULL;
  return map(
    new Map<string, RulesValue>([
      ['uid', string(auth.uid)],
      ['token', map(fromClaims(auth.token))],
    ]),
  );
}

/** `request` and `resource` of an access to one document. `request.resource` is `null` where nothing is written. */
export function documentGlobals(request: DocumentRequest): Variables {
  const { database, existing, incoming } = request;
  const fields = new Map<string, RulesValue>([
    ['auth', authValue(request.auth)],
    ['method', string(request.method)],
    ['path', path(databasePath(database, request.path))],
    ['time', fromTimestamp(request.time)],
    ['resource', incoming === undefined ? NULL : resourceOf(incoming, database)],
    ['query', map(new Map())],
  ]);
  return new Map([
    ['request', map(fields)],
    ['resource', existing === undefined ? NULL : resourceOf(existing, database)],
  ]);
}

/** `request.query`: only the clauses that the query has. */
export function queryValue(request: ListRequest): RulesValue {
  const fields = new Map<string, RulesValue>();
  if (request.limit !== undefined) fields.set('limit', int(request.limit));
  if (request.offset > 0) fields.set('offset', int(request.offset));
  if (request.orderBy.length > 0) fields.set('orderBy', string(request.orderBy.map(clause).join(', ')));
  return map(fields);
}

function clause({ field, direction }: ListRequest['orderBy'][number]): string {
  return `${field.join('.')} ${direction.toUpperCase()}`;
}
