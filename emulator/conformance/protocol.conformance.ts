import { beforeEach, describe, expect, it } from 'vitest';
import { useEmulator } from './support/emulator.ts';

const PROJECT = 'demo-protocol';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const emulator = useEmulator({ projectId: PROJECT });

/** A call over REST as the owner. */
async function post(path: string, body: unknown): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${emulator.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

const call = (verb: string, body: unknown) => post(`/v1/${DATABASE}/documents:${verb}`, body);
const name = (id: string) => `${DATABASE}/documents/c/${id}`;
const set = (id: string) => ({ update: { name: name(id), fields: { n: { integerValue: '1' } } } });
const verify = { verify: name('a'), currentDocument: { exists: true } };
const from = [{ collectionId: 'c' }];

beforeEach(async () => {
  emulator.clear();
  expect((await call('commit', { writes: [set('a'), set('b')] })).status).toBe(200);
});

describe('verify', () => {
  it('checks a document that the commit does not write', async () => {
    expect((await call('commit', { writes: [verify, set('b')] })).status).toBe(200);
    const missing = { verify: name('none'), currentDocument: { exists: true } };
    expect((await call('commit', { writes: [missing, set('b')] })).status).toBe(404);
  });

  it.each<[string, object[]]>([
    ['without a precondition', [{ verify: name('a') }]],
    ['with a mask', [{ ...verify, updateMask: { fieldPaths: ['n'] } }]],
    [
      'with transforms',
      [{ ...verify, updateTransforms: [{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }] }],
    ],
    ['twice', [verify, verify]],
    ['before a write of the document', [verify, set('a')]],
    ['after a write of the document', [set('a'), verify]],
  ])('is refused %s', async (_name, writes) => {
    expect(await call('commit', { writes })).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });
});

describe('a commit', () => {
  it('cannot delete a document and then update it', async () => {
    const update = { ...set('a'), currentDocument: { exists: true } };
    expect(await call('commit', { writes: [{ delete: name('a') }, update] })).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
    expect((await call('commit', { writes: [{ delete: name('a') }, set('a')] })).status).toBe(200);
  });
});

describe('what a request may ask, and may leave out', () => {
  it.each([
    ['runQuery', { structuredQuery: { from }, explainOptions: { analyze: true } }],
    [
      'runAggregationQuery',
      {
        structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ count: {} }] },
        explainOptions: {},
      },
    ],
  ])('a plan of %s is not given, and said not to be', async (verb, body) => {
    expect(await call(verb, body)).toMatchObject({
      status: 501,
      json: [{ error: { status: 'UNIMPLEMENTED' } }],
    });
  });

  it.each(['OPTIMISTIC', 'PESSIMISTIC'])('a transaction may ask to be %s', async (concurrencyMode) => {
    const reply = await call('beginTransaction', { options: { readWrite: { concurrencyMode } } });
    expect(reply).toEqual({ status: 200, json: { transaction: expect.any(String) } });
  });

  it('a query without a selector is one of every collection below its parent', async () => {
    await call('commit', { writes: [{ update: { name: `${name('a')}/below/x` } }] });
    const { json } = await call('runQuery', { structuredQuery: { from: [] } });
    expect(json).toMatchObject([{ document: { name: name('a') } }, { document: { name: name('b') } }]);
  });

  it('a projection without fields returns all of them, as the protocol says', async () => {
    const { json } = await call('runQuery', { structuredQuery: { from, select: {}, limit: 1 } });
    expect(json).toMatchObject([{ document: { fields: { n: { integerValue: '1' } } } }]);
  });
});

describe('an export', () => {
  it.each(['export_directory', 'export_name'])('refuses a NUL character in %s', async (key) => {
    const body = { export_directory: 'here', export_name: 'x', [key]: 'a\0b' };
    expect(await post(`/emulator/v1/projects/${PROJECT}:export`, body)).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });
});
