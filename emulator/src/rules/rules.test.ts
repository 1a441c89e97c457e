import { describe, expect, it } from 'vitest';
import type { Fields, Value } from '../values/value.ts';
import {
  type DocumentReader,
  type DocumentRequest,
  parseRules,
  type RulesDocument,
  type Ruleset,
} from './index.ts';

const text = (value: string): Value => ({ kind: 'string', value });
const fields = (values: Record<string, Value>): Fields => new Map(Object.entries(values));
const NOTHING: DocumentReader = { get: () => undefined, getAfter: () => undefined };

function load(source: string): Ruleset {
  const { ruleset, issues } = parseRules(source);
  if (ruleset === undefined) throw new Error(JSON.stringify(issues));
  return ruleset;
}

const ruleset = load(`
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isSignedIn() { return request.auth != null; }
    match /posts/{post} {
      function isOwner() { return isSignedIn() && request.auth.uid == resource.data.owner; }
      allow get: if resource.data.public == 'yes' || isOwner();
      allow list: if isOwner();
      allow create: if isSignedIn() && request.resource.data.keys().hasOnly(['owner', 'public']);
    }
  }
}`);

const post: RulesDocument = {
  path: ['posts', 'p1'],
  fields: fields({ owner: text('ann'), public: text('no') }),
};
const ann = { uid: 'ann', token: {} };

function read(over: Partial<DocumentRequest>): DocumentRequest {
  return {
    method: 'get',
    database: '(default)',
    path: ['posts', 'p1'],
    auth: null,
    time: { seconds: 0, nanos: 0 },
    existing: post,
    incoming: undefined,
    ...over,
  };
}

describe('a small ruleset', () => {
  it('lets the owner read and nobody else', () => {
    expect(ruleset.decide(read({ auth: ann }), NOTHING).allowed).toBe(true);
    expect(ruleset.decide(read({ auth: { uid: 'bob', token: {} } }), NOTHING)).toEqual({
      allowed: false,
      reason: expect.stringContaining("false for 'get' @ L8"),
    });
  });

  it('lets a list pass only when the query asks for the own documents', () => {
    const list = {
      database: '(default)',
      parent: [],
      collectionId: 'posts',
      group: false,
      orderBy: [],
      limit: undefined,
      offset: 0,
      auth: ann,
      time: { seconds: 0, nanos: 0 },
    };
    const own = { kind: 'field', field: ['owner'], op: '==', value: text('ann') } as const;
    expect(ruleset.decideList({ ...list, where: own }, NOTHING).allowed).toBe(true);
    expect(ruleset.decideList({ ...list, where: undefined }, NOTHING)).toEqual({
      allowed: false,
      reason: expect.stringContaining('resource.data.owner'),
    });
  });
});
