import * as web from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { Filter, type Query } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { CITIES, QUERY_CASES, type QueryCase, type WhereClause } from './query-cases.ts';
import { adminClient, liteClient, webClient } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';

const PROJECT = 'demo-queries';
const emulator = useEmulator({ projectId: PROJECT });

beforeAll(async () => {
  const db = adminClient(emulator, PROJECT);
  const batch = db.batch();
  for (const [id, fields] of Object.entries(CITIES)) batch.set(db.doc(`cities/${id}`), fields);
  batch.set(db.doc('cities/SF/landmarks/bridge'), { kind: 'bridge', rank: 2 });
  batch.set(db.doc('cities/TOK/landmarks/tower'), { kind: 'tower', rank: 1 });
  await batch.commit();
});

describe.each(QUERY_CASES)('$name', (query) => {
  it('admin', async () => {
    const found = await adminQuery(query).get();
    expect(found.docs.map((document) => document.id)).toEqual(query.expected);
  });
  it('web', async () => {
    const found = await web.getDocsFromServer(sdkQuery(web, webClient(emulator, PROJECT), query));
    expect(found.docs.map((document) => document.id)).toEqual(query.expected);
  });
  it('lite', async () => {
    const found = await lite.getDocs(sdkQuery(lite, liteClient(emulator, PROJECT), query));
    expect(found.docs.map((document) => document.id)).toEqual(query.expected);
  });
});

function adminQuery(query: QueryCase): Query {
  const db = adminClient(emulator, PROJECT);
  let built: Query = query.group ? db.collectionGroup(query.group) : db.collection('cities');
  for (const [field, op, value] of query.where ?? []) built = built.where(field, op, value);
  if (query.or)
    built = built.where(Filter.or(...query.or.map((clause: WhereClause) => Filter.where(...clause))));
  for (const [field, direction] of query.orderBy ?? []) built = built.orderBy(field, direction);
  if (query.startAt) built = built.startAt(...query.startAt);
  if (query.startAfter) built = built.startAfter(...query.startAfter);
  if (query.endAt) built = built.endAt(...query.endAt);
  if (query.endBefore) built = built.endBefore(...query.endBefore);
  if (query.limit !== undefined) built = built.limit(query.limit);
  if (query.limitToLast !== undefined) built = built.limitToLast(query.limitToLast);
  return built;
}

/** The web and the Lite SDK have the same functions, each for its own classes. */
function sdkQuery(sdk: typeof web, db: web.Firestore, query: QueryCase): web.Query;
function sdkQuery(sdk: typeof lite, db: lite.Firestore, query: QueryCase): lite.Query;
function sdkQuery(
  sdk: typeof web | typeof lite,
  db: web.Firestore | lite.Firestore,
  query: QueryCase,
): web.Query | lite.Query {
  const {
    collection,
    collectionGroup,
    query: build,
    where,
    or,
    orderBy,
    limit,
    limitToLast,
    startAt,
    startAfter,
    endAt,
    endBefore,
  } = sdk as typeof web;
  const store = db as web.Firestore;
  const base = query.group ? collectionGroup(store, query.group) : collection(store, 'cities');
  const constraints = [
    ...(query.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(query.startAt ? [startAt(...query.startAt)] : []),
    ...(query.startAfter ? [startAfter(...query.startAfter)] : []),
    ...(query.endAt ? [endAt(...query.endAt)] : []),
    ...(query.endBefore ? [endBefore(...query.endBefore)] : []),
    ...(query.limit === undefined ? [] : [limit(query.limit)]),
    ...(query.limitToLast === undefined ? [] : [limitToLast(query.limitToLast)]),
  ];
  if (query.or)
    return build(base, or(...query.or.map(([field, op, value]) => where(field, op, value))), ...constraints);
  return build(
    base,
    ...(query.where ?? []).map(([field, op, value]) => where(field, op, value)),
    ...constraints,
  );
}

describe('other reads', () => {
  it('counts, sums and averages', async () => {
    const admin = await adminClient(emulator, PROJECT).collection('cities').count().get();
    expect(admin.data().count).toBe(Object.keys(CITIES).length);
    const spec = { count: web.count(), total: web.sum('population'), mean: web.average('population') };
    const capitals = web.query(
      web.collection(webClient(emulator, PROJECT), 'cities'),
      web.where('capital', '==', true),
    );
    expect((await web.getAggregateFromServer(capitals, spec)).data()).toEqual({
      count: 3,
      total: 31_180_000,
      mean: 31_180_000 / 3,
    });
    const everything = lite.collection(liteClient(emulator, PROJECT), 'cities');
    expect((await lite.getCount(everything)).data().count).toBe(Object.keys(CITIES).length);
  });

  it('select gives only the fields asked for', async () => {
    const found = await adminClient(emulator, PROJECT).collection('cities').select('name').limit(1).get();
    expect(found.docs[0]?.data()).toEqual({ name: 'Beijing' });
  });

  it('a document snapshot is a cursor', async () => {
    const db = webClient(emulator, PROJECT);
    const tokyo = await web.getDoc(web.doc(db, 'cities/TOK'));
    const cities = web.collection(db, 'cities');
    const after = await web.getDocs(
      web.query(cities, web.orderBy('population', 'desc'), web.startAfter(tokyo)),
    );
    expect(after.docs.map((document) => document.id)).toEqual(['LA', 'SF', 'DC']);
  });

  it.each([
    ['in with too many values', () => Array.from({ length: 31 }, (_, index) => index), 'in'],
    [
      'array-contains-any with too many values',
      () => Array.from({ length: 31 }, (_, index) => index),
      'array-contains-any',
    ],
  ] as const)('refuses %s', async (_name, values, op) => {
    const query = adminClient(emulator, PROJECT).collection('cities').where('n', op, values());
    await expect(query.get()).rejects.toMatchObject({ code: 3 });
  });
});
