import { beforeAll, describe, expect, it } from 'vitest';
import { unsignedToken } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';

const PROJECT = 'demo-rest';
const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;
const ROOT = DOCUMENTS.slice('/v1/'.length);
const emulator = useEmulator({ projectId: PROJECT });

interface Reply {
  readonly status: number;
  readonly json: unknown;
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${emulator.url}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

const TIME = expect.stringMatching(/^\d{4}-.*Z$/);
const document = (path: string, fields?: object) => ({
  name: `${ROOT}/${path}`,
  ...(fields ? { fields } : {}),
  createTime: TIME,
  updateTime: TIME,
});
const integer = (value: number) => ({ integerValue: String(value) });

beforeAll(async () => {
  await call('PATCH', `${DOCUMENTS}/c/a`, { fields: { n: integer(1), m: integer(2) } });
  await call('PATCH', `${DOCUMENTS}/c/b`, {});
  await call('PATCH', `${DOCUMENTS}/c/a/sub/x`, {});
});

describe('methods', () => {
  it.each<[string, string, string, unknown, unknown]>([
    ['get', 'GET', `${DOCUMENTS}/c/a`, undefined, document('c/a', { n: integer(1), m: integer(2) })],
    [
      'get, escaped',
      'GET',
      `${DOCUMENTS.replace('(default)', '%28default%29')}/c/a?key=any`,
      undefined,
      document('c/a', { n: integer(1), m: integer(2) }),
    ],
    [
      'get with a mask',
      'GET',
      `${DOCUMENTS}/c/a?mask.fieldPaths=n`,
      undefined,
      document('c/a', { n: integer(1) }),
    ],
    [
      'list',
      'GET',
      `${DOCUMENTS}/c?pageSize=1`,
      undefined,
      { documents: [document('c/a', { n: integer(1), m: integer(2) })], nextPageToken: expect.any(String) },
    ],
    ['list of nothing', 'GET', `${DOCUMENTS}/nothing`, undefined, {}],
    [
      'patch',
      'PATCH',
      `${DOCUMENTS}/p/a?updateMask.fieldPaths=n&currentDocument.exists=false`,
      { fields: { n: integer(1) } },
      document('p/a', { n: integer(1) }),
    ],
    [
      'create',
      'POST',
      `${DOCUMENTS}/p?documentId=new`,
      { fields: { n: integer(5) } },
      document('p/new', { n: integer(5) }),
    ],
    [
      'create with an id of its own',
      'POST',
      `${DOCUMENTS}/p/a/q`,
      {},
      { name: expect.stringMatching(/\/p\/a\/q\/[A-Za-z0-9]{20}$/), createTime: TIME, updateTime: TIME },
    ],
    ['delete', 'DELETE', `${DOCUMENTS}/c/gone`, undefined, {}],
    [
      'commit',
      'POST',
      `${DOCUMENTS}:commit`,
      { writes: [{ delete: `${ROOT}/c/none` }] },
      { writeResults: [{}], commitTime: TIME },
    ],
    [
      'batchGet',
      'POST',
      `${DOCUMENTS}:batchGet`,
      { documents: [`${ROOT}/c/b`, `${ROOT}/c/zz`] },
      [
        { found: document('c/b'), readTime: TIME },
        { missing: `${ROOT}/c/zz`, readTime: TIME },
      ],
    ],
    [
      'batchGet that begins a transaction',
      'POST',
      `${DOCUMENTS}:batchGet`,
      { documents: [`${ROOT}/c/b`], newTransaction: { readOnly: {} } },
      [{ transaction: expect.any(String) }, { found: document('c/b'), readTime: TIME }],
    ],
    [
      'runQuery',
      'POST',
      `${DOCUMENTS}:runQuery`,
      {
        structuredQuery: {
          from: [{ collectionId: 'c' }],
          select: { fields: [{ fieldPath: 'n' }] },
          limit: 1,
        },
      },
      [{ document: document('c/a', { n: integer(1) }), readTime: TIME, done: true }],
    ],
    [
      'runQuery, enums as numbers',
      'POST',
      `${DOCUMENTS}:runQuery?$alt=json;enum-encoding=int`,
      {
        structuredQuery: {
          from: [{ collectionId: 'c' }],
          where: { fieldFilter: { field: { fieldPath: 'n' }, op: 5, value: integer(1) } },
          orderBy: [{ field: { fieldPath: 'n' }, direction: 2 }],
        },
      },
      [{ document: expect.anything(), readTime: TIME, done: true }],
    ],
    [
      'runQuery that finds nothing',
      'POST',
      `${DOCUMENTS}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'nothing' }] } },
      [{ readTime: TIME, done: true }],
    ],
    [
      'runQuery below a document',
      'POST',
      `${DOCUMENTS}/c/a:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'sub' }] } },
      [{ document: document('c/a/sub/x'), readTime: TIME, done: true }],
    ],
    [
      'runAggregationQuery',
      'POST',
      `${DOCUMENTS}:runAggregationQuery`,
      {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'c' }] },
          aggregations: [{ count: {}, alias: 'n' }, { sum: { field: { fieldPath: 'n' } } }],
        },
      },
      [{ result: { aggregateFields: { n: integer(1), field_2: integer(1) } }, readTime: TIME }],
    ],
    ['beginTransaction', 'POST', `${DOCUMENTS}:beginTransaction`, {}, { transaction: expect.any(String) }],
    ['listCollectionIds', 'POST', `${DOCUMENTS}/c/a:listCollectionIds`, {}, { collectionIds: ['sub'] }],
    [
      'batchWrite',
      'POST',
      `${DOCUMENTS}:batchWrite`,
      {
        writes: [
          { update: { name: `${ROOT}/w/a`, fields: {} } },
          { delete: `${ROOT}/w/b`, currentDocument: { exists: true } },
        ],
      },
      { writeResults: [{ updateTime: TIME }, {}], status: [{}, { code: 5, message: expect.any(String) }] },
    ],
  ])('%s', async (_name, method, path, body, expected) => {
    expect(await call(method, path, body)).toEqual({ status: 200, json: expected });
  });

  it('JSON is read whatever its content type says', async () => {
    const reply = await call('POST', `${DOCUMENTS}:commit`, { writes: [] }, { 'content-type': 'text/plain' });
    expect(reply.status).toBe(200);
  });
});

const invalid = (code = 400, status = 'INVALID_ARGUMENT') => ({
  error: { code, status, message: expect.any(String) },
});

describe('malformed requests answer a proper error', () => {
  const deep = '['.repeat(200_000);
  it.each<[string, string, string, unknown, number, unknown]>([
    ['no JSON', 'POST', `${DOCUMENTS}:commit`, '{not json', 400, invalid()],
    ['JSON that is no object', 'POST', `${DOCUMENTS}:commit`, '[1]', 400, invalid()],
    ['JSON nested without end', 'POST', `${DOCUMENTS}:commit`, deep, 400, invalid()],
    [
      'values nested without end',
      'PATCH',
      `${DOCUMENTS}/c/deep`,
      `{"fields":{"a":${'{"arrayValue":{"values":['.repeat(5000)}{"nullValue":null}${']}}'.repeat(5000)}}}`,
      400,
      invalid(),
    ],
    ['a wrong type', 'POST', `${DOCUMENTS}:commit`, { writes: 'x' }, 400, invalid()],
    ['an unknown field', 'POST', `${DOCUMENTS}:commit`, { unknownField: 1 }, 400, invalid()],
    ['a write without an operation', 'POST', `${DOCUMENTS}:commit`, { writes: [{}] }, 400, invalid()],
    ['a value without a type', 'PATCH', `${DOCUMENTS}/c/x`, { fields: { a: {} } }, 400, invalid()],
    [
      'an integer that is too large',
      'PATCH',
      `${DOCUMENTS}/c/x`,
      { fields: { a: { integerValue: '9223372036854775808' } } },
      400,
      invalid(),
    ],
    [
      'a timestamp that is none',
      'PATCH',
      `${DOCUMENTS}/c/x`,
      { fields: { a: { timestampValue: 'yesterday' } } },
      400,
      invalid(),
    ],
    [
      'a place that is none',
      'PATCH',
      `${DOCUMENTS}/c/x`,
      { fields: { a: { geoPointValue: { latitude: 91 } } } },
      400,
      invalid(),
    ],
    [
      'bytes that are no base64',
      'PATCH',
      `${DOCUMENTS}/c/x`,
      { fields: { a: { bytesValue: '!' } } },
      400,
      invalid(),
    ],
    ['an unknown parameter', 'GET', `${DOCUMENTS}/c/a?nonsense=1`, undefined, 400, invalid()],
    ['an escape that is none', 'GET', `${DOCUMENTS}/c/%ff`, undefined, 400, invalid()],
    ['a reserved id', 'PATCH', `${DOCUMENTS}/c/__x__`, {}, 400, invalid()],
    [
      'a negative limit',
      'POST',
      `${DOCUMENTS}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'c' }], limit: -1 } },
      400,
      [invalid()],
    ],
    [
      'a query of two collections',
      'POST',
      `${DOCUMENTS}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'c' }, { collectionId: 'd' }] } },
      400,
      [invalid()],
    ],
    ['no query', 'POST', `${DOCUMENTS}:runQuery`, {}, 400, [invalid()]],
    [
      'a filter without an operator',
      'POST',
      `${DOCUMENTS}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'c' }], where: { fieldFilter: {} } } },
      400,
      [invalid()],
    ],
    [
      'an enum that is none',
      'POST',
      `${DOCUMENTS}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'c' }], orderBy: [{ direction: 'UP' }] } },
      400,
      [invalid()],
    ],
    ['an aggregation of nothing', 'POST', `${DOCUMENTS}:runAggregationQuery`, {}, 400, [invalid()]],
    ['an unknown transaction', 'POST', `${DOCUMENTS}:rollback`, { transaction: 'AAAA' }, 400, invalid()],
    ['a document that is missing', 'GET', `${DOCUMENTS}/c/none`, undefined, 404, invalid(404, 'NOT_FOUND')],
    ['a create that exists', 'POST', `${DOCUMENTS}/c?documentId=a`, {}, 409, invalid(409, 'ALREADY_EXISTS')],
    [
      'a precondition that fails',
      'PATCH',
      `${DOCUMENTS}/c/a?currentDocument.updateTime=2020-01-01T00:00:00Z`,
      {},
      400,
      invalid(400, 'FAILED_PRECONDITION'),
    ],
    ['partitionQuery', 'POST', `${DOCUMENTS}:partitionQuery`, {}, 501, invalid(501, 'UNIMPLEMENTED')],
    ['an unknown verb', 'POST', `${DOCUMENTS}:nosuchverb`, {}, 404, 'Not Found\n'],
    ['a stream over REST', 'POST', `${DOCUMENTS}:listen`, {}, 404, 'Not Found\n'],
    ['a method that REST does not have', 'PUT', `${DOCUMENTS}/c/a`, {}, 404, 'Not Found\n'],
    ['an address of nothing', 'GET', '/nope', undefined, 404, 'Not Found\n'],
    [
      'rules that are no rules',
      'PUT',
      `/emulator/v1/projects/${PROJECT}:securityRules`,
      { rules: 1 },
      400,
      invalid(),
    ],
    [
      'a trigger that is none',
      'POST',
      `/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=x`,
      {},
      400,
      invalid(),
    ],
    ['an old trigger that is none', 'PUT', `/emulator/v1/projects/${PROJECT}/triggers/x`, {}, 400, invalid()],
    ['an export to nowhere', 'POST', `/emulator/v1/projects/${PROJECT}:export`, {}, 400, invalid()],
  ])('%s', async (_name, method, path, body, status, expected) => {
    expect(await call(method, path, body)).toEqual({ status, json: expected });
    expect((await call('GET', '/')).status).toBe(200);
  });

  it('a body of more than 10 MiB', async () => {
    const reply = await call(
      'POST',
      `${DOCUMENTS}:commit`,
      `{"writes":[],"x":"${'x'.repeat(11 * 1024 * 1024)}"}`,
    );
    expect(reply).toEqual({ status: 400, json: invalid() });
  });

  it('bytes that are no HTTP', async () => {
    const { connect } = await import('node:net');
    for (const bytes of ['\0\0\0\0\r\n\r\n', 'PRI nonsense\r\n\r\n', 'GET / HTTP/9\r\n\r\n']) {
      await new Promise<void>((resolve) => {
        const socket = connect(emulator.port, emulator.host, () => socket.end(bytes));
        socket.on('data', () => {});
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
    }
    expect((await call('GET', '/')).status).toBe(200);
  });
});

const token = (part: string) => `Bearer ${part}`;

describe('who calls', () => {
  it.each<[string, string | undefined, number]>([
    ['owner', 'Bearer owner', 200],
    ['owner, in capitals', 'bearer OWNER', 200],
    ['a Google access token', 'Bearer ya29.any', 200],
    ['nobody', undefined, 403],
    ['a user', token(unsignedToken({ sub: 'alice' })), 403],
    ['a user whose token has run out', token(unsignedToken({ sub: 'alice', exp: 1 })), 403],
    ['a user with a signature', `Bearer ${unsignedToken({ sub: 'alice' })}c2ln`, 403],
    ['garbage', 'Bearer garbage', 400],
    ['two segments', 'Bearer e30.e30', 400],
    ['claims that are a list', 'Bearer e30.W10.', 400],
    ['another scheme', 'Basic dXNlcjpwYXNz', 401],
  ])('%s', async (_name, authorization, status) => {
    const response = await fetch(`${emulator.url}${DOCUMENTS}:listCollectionIds`, {
      method: 'POST',
      body: '{}',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(response.status).toBe(status);
  });
});

describe('pages of other origins', () => {
  it('a preflight is answered with what it asked for', async () => {
    const response = await fetch(`${emulator.url}${DOCUMENTS}:commit`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-goog-api-client,authorization',
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-headers')).toBe('x-goog-api-client,authorization');
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  it.each(['/nope', `${DOCUMENTS}/c/none`, `${DOCUMENTS}:commit`])(
    'a reply of %s allows the origin too',
    async (path) => {
      const response = await fetch(`${emulator.url}${path}`, {
        headers: { origin: 'http://localhost:3000' },
      });
      expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
      expect(response.headers.get('vary')).toBe('Origin');
    },
  );
});
