import { FirestoreError } from '../errors.ts';
import type { Message } from './proto-json.ts';
import { type FieldType, type MessageType, schema } from './schema.ts';

/** A REST address understood: which method, what the address itself says, and where the body goes. */
export interface Route {
  readonly method: string;
  readonly path: Message;
  /** `whole`: the body is the request; `document`: it is the request's document; `none`: there is none. */
  readonly body: 'whole' | 'document' | 'none';
}

/** Verbs after the colon and whether they speak of the database or of a parent document. */
const VERBS: Readonly<Record<string, { readonly method: string; readonly scope: 'database' | 'parent' }>> = {
  batchGet: { method: 'BatchGetDocuments', scope: 'database' },
  beginTransaction: { method: 'BeginTransaction', scope: 'database' },
  commit: { method: 'Commit', scope: 'database' },
  rollback: { method: 'Rollback', scope: 'database' },
  batchWrite: { method: 'BatchWrite', scope: 'database' },
  runQuery: { method: 'RunQuery', scope: 'parent' },
  runAggregationQuery: { method: 'RunAggregationQuery', scope: 'parent' },
  partitionQuery: { method: 'PartitionQuery', scope: 'parent' },
  listCollectionIds: { method: 'ListCollectionIds', scope: 'parent' },
};

const ADDRESS = /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+\/documents)(?:\/(.*?))?(?::([A-Za-z]+))?$/;

/** Understands a path such as `/v1/projects/p/databases/(default)/documents/a/b:runQuery`; `undefined` for others. */
export function findRoute(httpMethod: string, pathname: string): Route | undefined {
  const match = ADDRESS.exec(pathname);
  if (!match) return undefined;
  const [, encodedRoot = '', encodedRest, possibleVerb] = match;
  const verb = httpMethod === 'POST' ? possibleVerb : undefined;
  const root = decodePath(encodedRoot);
  const rest =
    verb === undefined && possibleVerb !== undefined ? `${encodedRest ?? ''}:${possibleVerb}` : encodedRest;
  const segments = rest === undefined || rest === '' ? [] : rest.split('/').map(decodePath);
  if (verb !== undefined) return verbRoute(verb, root, segments);
  const name = [root, ...segments].join('/');
  const isDocument = segments.length > 0 && segments.length % 2 === 0;
  const collectionId = segments.at(-1);
  const parent = [root, ...segments.slice(0, -1)].join('/');
  switch (httpMethod) {
    case 'GET':
    case 'HEAD':
      if (isDocument) return { method: 'GetDocument', path: { name }, body: 'none' };
      return collectionId === undefined
        ? undefined
        : { method: 'ListDocuments', path: { parent, collectionId }, body: 'none' };
    case 'POST':
      if (isDocument || collectionId === undefined) return undefined;
      return { method: 'CreateDocument', path: { parent, collectionId }, body: 'document' };
    case 'PATCH':
      return isDocument
        ? { method: 'UpdateDocument', path: { document: { name } }, body: 'document' }
        : undefined;
    case 'DELETE':
      return isDocument ? { method: 'DeleteDocument', path: { name }, body: 'none' } : undefined;
    default:
      return undefined;
  }
}

function verbRoute(verb: string, root: string, segments: readonly string[]): Route | undefined {
  const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!found) return undefined;
  const { method, scope } = found;
  if (scope === 'parent') return { method, path: { parent: [root, ...segments].join('/') }, body: 'whole' };
  if (segments.length > 0) return undefined;
  return { method, path: { database: root.slice(0, -'/documents'.length) }, body: 'whole' };
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', `The address has an escape that is not UTF-8: ${text}`);
  }
}

/** Parameters that belong to Google's API front end and not to a request. */
const SYSTEM_PARAMETERS =
  /^(\$.*|key|alt|fields|callback|prettyPrint|quotaUser|access_token|oauth_token|upload\w*)$/;

/** Reads query parameters (`mask.fieldPaths=a&mask.fieldPaths=b&pageSize=3`) as the JSON of a request. */
export function readParameters(parameters: URLSearchParams, requestType: string): Message {
  const json: Message = {};
  for (const [key, text] of parameters) {
    if (!SYSTEM_PARAMETERS.test(key)) setParameter(json, schema.message(requestType), key.split('.'), text);
  }
  return json;
}

function setParameter(
  json: Message,
  type: MessageType,
  [name = '', ...rest]: readonly string[],
  text: string,
): void {
  const field = type.fields.get(name);
  if (!field) throw new FirestoreError('INVALID_ARGUMENT', `Unknown query parameter "${name}".`);
  const inner = schema.type(field.type);
  if (rest.length > 0) {
    if (inner?.kind !== 'message')
      throw new FirestoreError('INVALID_ARGUMENT', `"${name}" has no field "${rest[0]}".`);
    const child = (json[name] ??= {}) as Message;
    setParameter(child, inner, rest, text);
  } else if (field.repeated) {
    ((json[name] ??= []) as unknown[]).push(readText(field, text));
  } else {
    json[name] = readText(field, text);
  }
}

function readText(field: FieldType, text: string): unknown {
  if (field.type !== 'bool') return text;
  return text === 'true' ? true : text === 'false' ? false : text;
}
