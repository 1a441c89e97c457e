import type { Actor } from './actors.ts';
import { PROJECT } from './rules-environment.ts';
import { required } from './running-site.ts';

/** The part of a query that the web SDK cannot send. */
interface Bounds {
  readonly limit: number;
  readonly offset?: number;
}

/** The HTTP status of a list of one collection, sent as the REST API takes it. */
export function listOverRest(actor: Actor, collection: string, bounds: Bounds): Promise<number> {
  return send(actor, collection, 'runQuery', (query) => ({ structuredQuery: { ...query, ...bounds } }));
}

/** The HTTP status of a count of the same documents: rules see a list. */
export function countOverRest(actor: Actor, collection: string, bounds: Bounds): Promise<number> {
  return send(actor, collection, 'runAggregationQuery', (query) => ({
    structuredAggregationQuery: {
      structuredQuery: { ...query, ...bounds },
      aggregations: [{ alias: 'all', count: {} }],
    },
  }));
}

async function send(
  actor: Actor,
  collection: string,
  verb: string,
  body: (query: object) => object,
): Promise<number> {
  const segments = collection.split('/');
  const collectionId = segments.pop();
  const parent = ['documents', ...segments].join('/');
  const host = required('FIRESTORE_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/v1/projects/${PROJECT}/databases/(default)/${parent}:${verb}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization(actor) },
      body: JSON.stringify(body({ from: [{ collectionId }] })),
    },
  );
  await response.text();
  return response.status;
}

/** A token as the emulators take it: without a signature. A visitor sends none. */
function authorization({ uid, token }: Actor): Record<string, string> {
  if (uid === undefined) return {};
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { sub: uid, user_id: uid, aud: PROJECT, iat: 0, auth_time: 0, ...token };
  return { Authorization: `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.` };
}
