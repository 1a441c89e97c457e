import * as web from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { FieldPath, FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { adminClient, liteClient, webClient } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';

const PROJECT = 'demo-documents';
const emulator = useEmulator({ projectId: PROJECT });

describe('values survive every encoding', () => {
  const values = {
    null: null,
    yes: true,
    integer: 42,
    biggest: Number.MAX_SAFE_INTEGER,
    double: 1.5,
    nan: Number.NaN,
    infinite: Number.NEGATIVE_INFINITY,
    text: 'راوي 😀 <&"\u0001',
    emptyText: '',
    array: [1, 'x', { deep: [null] }],
    emptyArray: [],
    map: { a: { b: { c: 1 } }, 'dotted.key': 1 },
    emptyMap: {},
  };

  it('admin', async () => {
    const document = adminClient(emulator, PROJECT).doc('values/admin');
    const special = {
      at: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Buffer.from([0, 1, 255]),
      place: new GeoPoint(1.5, -2),
      other: document.firestore.doc('a/b'),
    };
    await document.set({ ...values, ...special });
    const data = (await document.get()).data();
    expect(data).toMatchObject(values);
    expect(data?.at).toEqual(special.at);
    expect(Buffer.from(data?.bytes)).toEqual(special.bytes);
    expect(data?.place).toEqual(special.place);
    expect(data?.other.path).toBe('a/b');
  });

  it('web', async () => {
    const db = webClient(emulator, PROJECT);
    const document = web.doc(db, 'values/web');
    const special = {
      at: new web.Timestamp(1_700_000_000, 123_456_000),
      bytes: web.Bytes.fromUint8Array(new Uint8Array([0, 1, 255])),
      place: new web.GeoPoint(1.5, -2),
    };
    await web.setDoc(document, { ...values, ...special, other: web.doc(db, 'a/b') });
    const data = (await web.getDocFromServer(document)).data();
    expect(data).toMatchObject(values);
    expect(data?.at.isEqual(special.at)).toBe(true);
    expect(data?.bytes.isEqual(special.bytes)).toBe(true);
    expect(data?.place.isEqual(special.place)).toBe(true);
    expect(data?.other.path).toBe('a/b');
  });

  it('lite', async () => {
    const db = liteClient(emulator, PROJECT);
    const document = lite.doc(db, 'values/lite');
    const special = {
      at: new lite.Timestamp(1_700_000_000, 123_456_000),
      bytes: lite.Bytes.fromUint8Array(new Uint8Array([0, 1, 255])),
      place: new lite.GeoPoint(1.5, -2),
    };
    await lite.setDoc(document, { ...values, ...special });
    const data = (await lite.getDoc(document)).data();
    expect(data).toMatchObject(values);
    expect(data?.at.isEqual(special.at)).toBe(true);
    expect(data?.bytes.isEqual(special.bytes)).toBe(true);
    expect(data?.place.isEqual(special.place)).toBe(true);
  });

  it('a field called __proto__ is a field', async () => {
    const document = adminClient(emulator, PROJECT).doc('values/proto');
    await document.set({
      map: Object.fromEntries([
        ['constructor', 1],
        ['toString', 2],
      ]),
    });
    expect((await document.get()).get('map')).toEqual({ constructor: 1, toString: 2 });
  });

  it.each([
    ['before 1970', new Timestamp(-1, 999_999_000)],
    ['the first', new Timestamp(-62_135_596_800, 0)],
    ['the last', new Timestamp(253_402_300_799, 999_999_000)],
  ])('a time that is %s is kept', async (_name, at) => {
    const document = adminClient(emulator, PROJECT).doc('values/times');
    await document.set({ at });
    expect((await document.get()).get('at')).toEqual(at);
    const throughRest = await lite.getDoc(lite.doc(liteClient(emulator, PROJECT), 'values/times'));
    expect([throughRest.get('at').seconds, throughRest.get('at').nanoseconds]).toEqual([
      at.seconds,
      at.nanoseconds,
    ]);
  });

  it('64-bit integers keep every digit', async () => {
    const db = adminClient(emulator, PROJECT);
    db.settings({ useBigInt: true });
    await db.doc('values/big').set({ n: 9_007_199_254_740_993n });
    expect((await db.doc('values/big').get()).get('n')).toBe(9_007_199_254_740_993n);
  });
});

describe('writes', () => {
  it('set replaces, merge keeps, update touches only its fields', async () => {
    const document = adminClient(emulator, PROJECT).doc('writes/masks');
    await document.set({ a: 1, b: { c: 1, d: 1 } });
    await document.set({ b: { c: 2 } }, { merge: true });
    expect((await document.get()).data()).toEqual({ a: 1, b: { c: 2, d: 1 } });
    await document.update({ 'b.d': FieldValue.delete(), a: 3 });
    expect((await document.get()).data()).toEqual({ a: 3, b: { c: 2 } });
    await document.update(new FieldPath('with.dot', '`tick`'), 1);
    expect((await document.get()).get(new FieldPath('with.dot', '`tick`'))).toBe(1);
    await document.set({ only: true });
    expect((await document.get()).data()).toEqual({ only: true });
  });

  it('transforms give their results', async () => {
    const document = adminClient(emulator, PROJECT).doc('writes/transforms');
    await document.set({ n: 1, list: [1, 2, 2], at: FieldValue.serverTimestamp() });
    const { writeTime } = await document.update({
      n: FieldValue.increment(1.5),
      list: FieldValue.arrayUnion(2, 3),
      at: FieldValue.serverTimestamp(),
    });
    const data = (await document.get()).data();
    expect(data).toMatchObject({ n: 2.5, list: [1, 2, 2, 3] });
    expect(Math.abs(data?.at.toMillis() - writeTime.toMillis())).toBeLessThan(2);
    await document.update({ list: FieldValue.arrayRemove(2) });
    expect((await document.get()).get('list')).toEqual([1, 3]);
  });

  it('the web SDK sees server times, increments and array changes', async () => {
    const db = webClient(emulator, PROJECT);
    const document = web.doc(db, 'writes/web-transforms');
    await web.setDoc(document, { n: 1, list: ['a'], at: web.serverTimestamp() });
    await web.updateDoc(document, { n: web.increment(2), list: web.arrayUnion('b') });
    const data = (await web.getDocFromServer(document)).data();
    expect(data).toMatchObject({ n: 3, list: ['a', 'b'] });
    expect(data?.at).toBeInstanceOf(web.Timestamp);
  });

  it('a batch is all or nothing', async () => {
    const db = adminClient(emulator, PROJECT);
    const batch = db.batch().set(db.doc('batch/a'), { n: 1 }).update(db.doc('batch/missing'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await db.doc('batch/a').get()).exists).toBe(false);
  });

  it('BulkWriter reports each write alone', async () => {
    const db = adminClient(emulator, PROJECT);
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const results = Promise.allSettled([
      writer.set(db.doc('bulk/a'), { n: 1 }),
      writer.update(db.doc('bulk/missing'), { n: 1 }),
      writer.create(db.doc('bulk/b'), { n: 1 }),
    ]);
    await writer.close();
    expect((await results).map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await db.collection('bulk').get()).size).toBe(2);
  });
});

describe('refusals have their status', () => {
  it('admin', async () => {
    const db = adminClient(emulator, PROJECT);
    await db.doc('refusals/there').set({ n: 1 });
    const first = await db.doc('refusals/there').get();
    await db.doc('refusals/there').update({ n: 2 });
    await expect(db.doc('refusals/there').create({})).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('refusals/none').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
    const stale = { lastUpdateTime: first.updateTime as Timestamp };
    await expect(db.doc('refusals/there').update({ n: 3 }, stale)).rejects.toMatchObject({ code: 9 });
    await expect(db.doc('refusals/there').delete({ exists: true })).resolves.toBeDefined();
    const large = 'x'.repeat(1024 * 1024);
    await expect(db.doc('refusals/large').set({ large })).rejects.toMatchObject({ code: 3 });
  });

  it('web', async () => {
    const db = webClient(emulator, PROJECT);
    await expect(web.updateDoc(web.doc(db, 'refusals/web'), { n: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    // The stream that failed is replaced: the next write passes.
    await expect(web.setDoc(web.doc(db, 'refusals/next'), { n: 1 })).resolves.toBeUndefined();
  });

  it('lite', async () => {
    const db = liteClient(emulator, PROJECT);
    await expect(lite.updateDoc(lite.doc(db, 'refusals/lite'), { n: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('listing', () => {
  it('names collections, and documents that are missing but have children', async () => {
    const db = adminClient(emulator, PROJECT);
    await db.doc('listing/parent/children/a').set({});
    await db.doc('listing/real').set({ n: 1 });
    const documents = await db.collection('listing').listDocuments();
    expect(documents.map((document) => document.id)).toEqual(['parent', 'real']);
    expect((await db.doc('listing/parent').listCollections()).map((collection) => collection.id)).toEqual([
      'children',
    ]);
    expect((await db.listCollections()).map((collection) => collection.id)).toContain('listing');
  });

  it('getAll keeps the order asked for and takes a field mask', async () => {
    const db = adminClient(emulator, PROJECT);
    await db.doc('getall/b').set({ x: 1, y: 2 });
    const found = await db.getAll(db.doc('getall/none'), db.doc('getall/b'), { fieldMask: ['y'] });
    expect(found.map((document) => [document.id, document.data()])).toEqual([
      ['none', undefined],
      ['b', { y: 2 }],
    ]);
  });
});
