import type { ListRequest } from '../contract.ts';
import type { PathPart } from '../evaluate/match-path.ts';
import type { Variables } from '../evaluate/scope.ts';
import { unknownData } from '../prove/constraints.ts';
import type { Atom } from '../prove/disjuncts.ts';
import { certain, type Outcome } from '../prove/unknown.ts';
import { fromTimestamp, referenceSegments } from '../types/convert.ts';
import { failure, NULL, path, string } from '../types/value.ts';
import { authValue, databasePath, queryValue } from './request.ts';

/** One case of a query as the engine sees it: the path and the values of a document that could be any of its results. */
interface ListCase {
  readonly parts: readonly PathPart[];
  readonly globals: Variables;
}

export function listCase(request: ListRequest, atoms: readonly Atom[]): ListCase {
  const pinned = pinnedPath(atoms);
  const id: Outcome =
    pinned === undefined
      ? certain('the id of the document', { kinds: new Set(['string']) })
      : string(pinned.at(-1) ?? '');
  const name: Outcome =
    pinned === undefined ? certain('the path of the document', { kinds: new Set(['path']) }) : path(pinned);
  const sorted = request.orderBy.map(({ field }) => field);
  const resource = members('resource', { __name__: name, data: unknownData(atoms, sorted), id });
  const collection = databasePath(request.database, [...request.parent, request.collectionId]);
  return {
    parts: pinned ?? pathParts(request, id),
    globals: new Map([
      ['resource', resource],
      [
        'request',
        members('request', {
          auth: authValue(request.auth),
          method: string('list'),
          path: request.group ? certain('request.path', { kinds: new Set(['path']) }) : path(collection),
          query: queryValue(request),
          resource: NULL,
          time: fromTimestamp(request.time),
        }),
      ],
    ]),
  };
}

function pathParts(request: ListRequest, id: Outcome): PathPart[] {
  const parts: PathPart[] = databasePath(request.database, request.parent);
  if (request.group) parts.push({ kind: 'run' });
  parts.push(request.collectionId, { kind: 'segment', value: id });
  return parts;
}

/** The whole path of the only document that can match, when the case asks for one by name. */
function pinnedPath(atoms: readonly Atom[]): readonly string[] | undefined {
  for (const atom of atoms) {
    if (
      atom.kind === 'field' &&
      atom.field[0] === '__name__' &&
      atom.op === '==' &&
      atom.value.kind === 'reference'
    ) {
      return referenceSegments(atom.value.name);
    }
  }
  return undefined;
}

/** An object of which every member is given, some of them unknown. */
function members(about: string, values: Readonly<Record<string, Outcome>>): Outcome {
  return certain(about, {
    kinds: new Set(['map']),
    member: (name) =>
      (Object.hasOwn(values, name) ? values[name] : undefined) ??
      failure(`Property ${name} is undefined on object.`),
  });
}
