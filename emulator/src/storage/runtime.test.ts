import { describe, expect, it } from 'vitest';
import type { Outgoing } from './messages.ts';
import { StorageRuntime } from './runtime.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /public/{file=**} { allow get: if true; allow list: if request.auth != null; }
    match /users/{uid}/{name} {
      allow read: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid && resource == null
        && request.resource.size < 100 && request.resource.contentType.matches('image/.*')
        && request.resource.name == 'users/' + uid + '/' + name && request.resource.metadata.kind == 'cover';
      allow update: if request.auth.uid == uid && request.resource.md5Hash == resource.md5Hash;
      allow delete: if request.auth.token.admin && request.time > resource.timeCreated;
    }
    match /plain/{name} {
      allow create: if request.resource.name == 'plain/' + name
        && (!('contentEncoding' in request.resource) || request.resource.contentEncoding in [null, '', 'identity'])
        && (!('metadata' in request.resource) || request.resource.metadata == null || request.resource.metadata.size() == 0);
    }
    match /team/{file} {
      allow read: if firestore.get(/databases/(default)/documents/teams/$(request.auth.token.team)).data.members.hasAny([request.auth.uid]);
      allow create: if firestore.exists(/databases/(default)/documents/teams/a) && !firestore.exists(/databases/(default)/documents/teams/b);
      allow delete: if firestore.exists(/databases/(default)/documents/a/1) || firestore.exists(/databases/(default)/documents/a/2) || firestore.exists(/databases/(default)/documents/a/3);
    }
  }
}`;

type Json = Readonly<Record<string, unknown>>;

const text = (value: string): Json => ({ string_value: value });
const map = (fields: Json): Json => ({ map_value: { fields } });

/** A runtime with what it has answered. */
function start(content: string | null = RULES) {
  const sent: Outgoing[] = [];
  const logged: string[] = [];
  const runtime = new StorageRuntime(
    (message) => sent.push(message),
    (line) => logged.push(line),
  );
  const receive = (message: unknown): void => runtime.receive(JSON.stringify(message));
  if (content !== null) receive(load(0, content));
  return { runtime, sent, logged, receive };
}

function load(id: number, content: string, rulesetName = '0'): Json {
  return {
    action: 'load_ruleset',
    context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
    id,
  };
}

interface Access {
  readonly auth?: Json | undefined;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  readonly rulesetName?: string;
}

function verify(
  id: number,
  method: string,
  path: string,
  { auth, before, after, rulesetName = '0' }: Access = {},
): Json {
  const nothing = { null_value: null };
  return {
    action: 'verify',
    context: {
      rulesetName,
      service: 'firebase.storage',
      path: `/b/bucket/o/${path}`,
      method,
      variables: {
        resource: before ?? nothing,
        request: map({
          path: { path_value: { segments: `b/bucket/o/${path}`.split('/').map((simple) => ({ simple })) } },
          time: { timestamp_value: '2026-01-02T03:04:05.678Z' },
          resource: after ?? nothing,
          auth: auth ?? nothing,
        }),
      },
    },
    id,
  };
}

const ann = map({ uid: text('ann'), token: map({ admin: { bool_value: true }, team: text('a') }) });
const visitor = undefined;
const cover = (over: Json = {}): Json =>
  map({
    name: text('users/ann/c.png'),
    size: { int_value: 99 },
    contentType: text('image/png'),
    metadata: map({ kind: text('cover') }),
    md5Hash: text('h'),
    timeCreated: { timestamp_value: '2026-01-01T00:00:00.000Z' },
    ...over,
  });

function permit(method: string, path: string, access: Access): boolean {
  const { sent, receive } = start();
  receive(verify(1, method, path, access));
  const answer = sent.at(-1);
  if (answer?.result === undefined || !('permit' in answer.result)) throw new Error(JSON.stringify(answer));
  return answer.result.permit;
}

describe('load_ruleset', () => {
  it('answers the version', () => {
    expect(start().sent).toEqual([
      { id: 0, status: 'ok', warnings: [], errors: [], result: { rulesVersion: 2 } },
    ]);
  });

  it('answers compile errors as texts of JSON, with status ok', () => {
    const { sent } = start("rules_version = '2';\nservice firebase.storage {\n  /b/{bucket}/o { }\n}");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ id: 0, status: 'ok' });
    expect(sent[0]?.result).toBeUndefined();
    expect(sent[0]?.errors.map((error): unknown => JSON.parse(error))).toEqual([
      {
        description_: "Missing 'match' keyword before path.",
        sourcePosition_: { fileName_: 'storage.rules', line_: 3, column_: 3 },
      },
    ]);
  });

  it('answers warnings and still loads', () => {
    const { sent } = start('service firebase.storage { match /b/{b}/o { allow read: if nobody; } }');
    expect(sent[0]).toMatchObject({ errors: [], result: { rulesVersion: 1 } });
    expect(sent[0]?.warnings).toHaveLength(2);
  });

  it('refuses rules of another service', () => {
    const { sent } = start("rules_version = '2'; service cloud.firestore { }");
    expect(sent[0]?.errors[0]).toContain("Missing 'service firebase.storage'.");
  });

  it('keeps an old ruleset beside a new one, and after one that fails', () => {
    const { sent, receive } = start();
    receive(load(1, "rules_version = '2'; service firebase.storage { }", '1'));
    receive(load(2, 'nonsense', '0'));
    receive(verify(3, 'get', 'public/a', { rulesetName: '0' }));
    receive(verify(4, 'get', 'public/a', { rulesetName: '1' }));
    expect(sent.slice(-2)).toMatchObject([{ result: { permit: true } }, { result: { permit: false } }]);
  });
});

describe('verify', () => {
  it.each([
    ['get', 'public/a/b.png', { auth: visitor }, true],
    ['list', 'public', { auth: visitor }, false],
    ['list', 'public', { auth: ann }, true],
    ['get', 'users/ann/c.png', { auth: ann, before: cover() }, true],
    ['get', 'users/ann/c.png', { auth: visitor, before: cover() }, false],
    ['get', 'users/bob/c.png', { auth: ann, before: cover() }, false],
    ['get', 'other', { auth: ann }, false],
    ['create', 'users/ann/c.png', { auth: ann, after: cover() }, true],
    ['create', 'users/ann/c.png', { auth: ann, after: cover(), before: cover() }, false],
    ['create', 'users/ann/c.png', { auth: ann, after: cover({ size: { int_value: 100 } }) }, false],
    ['create', 'users/ann/c.png', { auth: ann, after: cover({ size: { float_value: 99.5 } }) }, true],
    ['create', 'users/ann/c.png', { auth: ann, after: cover({ contentType: { null_value: null } }) }, false],
    ['create', 'users/ann/d.png', { auth: ann, after: cover() }, false],
    ['update', 'users/ann/c.png', { auth: ann, before: cover(), after: cover() }, true],
    [
      'update',
      'users/ann/c.png',
      { auth: ann, before: cover(), after: cover({ md5Hash: text('x') }) },
      false,
    ],
    ['delete', 'users/ann/c.png', { auth: ann, before: cover() }, true],
    ['delete', 'users/ann/c.png', { auth: visitor, before: cover() }, false],
  ] as const)('%s %s %#', (method, path, access, expected) => {
    expect(permit(method, path, access)).toBe(expected);
  });

  it('says why it denied', () => {
    const { sent, receive } = start();
    receive(verify(1, 'get', 'users/ann/c.png', { before: cover() }));
    expect(sent.at(-1)).toMatchObject({
      errors: [],
      warnings: [expect.stringContaining("Null value error. for 'get' @ L6")],
    });
  });
});

const DOCUMENT = {
  name: 'projects/p/databases/(default)/documents/teams/a',
  fields: { members: { arrayValue: { values: [{ stringValue: 'ann' }] } } },
};

describe('what a client says of a file', () => {
  const nothing = { null_value: null };
  it.each([
    ['nothing', 'plain/a', { contentEncoding: nothing, metadata: map({}) }, true],
    ['nothing at all', 'plain/a', {}, true],
    ['that it is not packed', 'plain/a', { contentEncoding: text('identity') }, true],
    ['that it is packed', 'plain/a', { contentEncoding: text('gzip') }, false],
    ['something of its own', 'plain/a', { metadata: map({ note: text('x') }) }, false],
    ['a name with an empty part', 'plain//a', {}, false],
  ] as const)('%s', (_what, name, fields, expected) => {
    expect(permit('create', name, { after: map({ name: text(name), ...fields }) })).toBe(expected);
  });
});

describe('documents of Firestore', () => {
  const fetched = (id: number, path: string): unknown =>
    expect.objectContaining({
      id,
      server_request_id: id,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path: `/databases/(default)/documents/${path}` },
    });

  it('are asked for and used', () => {
    const { sent, receive } = start();
    receive(verify(7, 'get', 'team/x', { auth: ann }));
    expect(sent.at(-1)).toEqual(fetched(7, 'teams/a'));
    receive({ result: DOCUMENT, status: 'ok', warnings: [], errors: [], id: 7 });
    expect(sent.at(-1)).toMatchObject({ id: 7, result: { permit: true } });
  });

  it('may be missing', () => {
    const { sent, receive } = start();
    receive(verify(7, 'create', 'team/x', { auth: ann }));
    receive({ result: DOCUMENT, status: 'ok', warnings: [], errors: [], id: 7 });
    expect(sent.at(-1)).toEqual(fetched(7, 'teams/b'));
    receive({ status: 'not_found', warnings: [], errors: [], id: 7 });
    expect(sent.at(-1)).toMatchObject({ id: 7, result: { permit: true } });
  });

  it('are at most two for one request', () => {
    const { sent, receive } = start();
    receive(verify(7, 'delete', 'team/x', { auth: ann }));
    receive({ status: 'not_found', warnings: [], errors: [], id: 7 });
    receive({ status: 'not_found', warnings: [], errors: [], id: 7 });
    expect(sent.at(-1)).toMatchObject({
      id: 7,
      result: { permit: false },
      warnings: [expect.stringContaining('at most 2 per operation')],
    });
  });

  it('come in any order for requests that interleave', () => {
    const { sent, receive } = start();
    const ids = [1, 2, 3];
    for (const id of ids) receive(verify(id, 'get', 'team/x', { auth: ann }));
    receive(verify(9, 'get', 'public/a'));
    expect(sent.at(-1)).toMatchObject({ id: 9, result: { permit: true } });
    receive({ result: DOCUMENT, status: 'ok', warnings: [], errors: [], id: 3 });
    receive({ status: 'not_found', warnings: [], errors: [], id: 1 });
    receive({ result: DOCUMENT, status: 'ok', warnings: [], errors: [], id: 2 });
    expect(sent.slice(-3)).toMatchObject([
      { id: 3, result: { permit: true } },
      { id: 1, result: { permit: false } },
      { id: 2, result: { permit: true } },
    ]);
  });

  it('with a value that cannot be read deny instead of hanging', () => {
    const { sent, receive } = start();
    receive(verify(7, 'get', 'team/x', { auth: ann }));
    receive({ result: { fields: { members: { strangeValue: 1 } } }, status: 'ok', id: 7 });
    expect(sent.at(-1)).toMatchObject({
      id: 7,
      status: 'ok',
      errors: ["Unknown value kind 'strangeValue'."],
    });
  });
});

describe('bad input', () => {
  it.each([
    [{ id: 5 }, 'Request 5 waits for no document.'],
    [{ id: 5, action: 'dance' }, 'Unknown action "dance".'],
    [{ id: 5, action: 'load_ruleset', context: {} }, 'Expected a rules file.'],
    [
      { id: 5, action: 'verify', context: { rulesetName: '9', method: 'get', path: '/b' } },
      "No ruleset '9' is loaded.",
    ],
    [
      { id: 5, action: 'verify', context: { rulesetName: '0', method: 'stat', path: '/b' } },
      "Unknown method 'stat'.",
    ],
    [
      {
        id: 5,
        action: 'verify',
        context: { rulesetName: '0', method: 'get', path: '/b', variables: { resource: { odd: 1 } } },
      },
      'Unknown expression value: odd.',
    ],
  ])('%j is answered with its error', (message, error) => {
    const { sent, receive } = start();
    receive(message);
    expect(sent.at(-1)).toEqual({ id: 5, status: 'ok', warnings: [], errors: [error] });
  });

  it.each(['', '{', '5', '"x"', '{"action":"verify"}'])('%j has no id and is only logged', (line) => {
    const { runtime, sent, logged } = start(null);
    runtime.receive(line);
    expect(sent).toEqual([]);
    expect(logged).toHaveLength(1);
  });
});

it('writes debug() where the CLI takes it for a log line', () => {
  const { logged, receive } = start(
    "rules_version = '2'; service firebase.storage { match /b/{b}/o/{f} { allow get: if debug(request.method) == 'get'; } }",
  );
  receive(verify(1, 'get', 'x'));
  expect(logged).toEqual(['debug: "get"']);
});
