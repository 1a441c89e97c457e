import { describe, expect, it } from 'vitest';
import { documentAt, loadRules, NO_DOCUMENTS, readRequest } from './testing/requests.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isSignedIn() {
      return request.auth != null;
    }
    match /posts/{post} {
      allow get: if isSignedIn()
        && resource.data.owner == request.auth.uid;
      allow update: if isSignedIn() && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title']);
      allow delete: if resource.data.locked == false;
      allow delete: if 1;
    }
  }
}`;

const rules = loadRules(RULES);
const ann = { uid: 'ann', token: {} };
const post = documentAt('posts/p', { owner: 'bob', title: 'a' });

function reason(over: Parameters<typeof readRequest>[0]): string {
  return rules.decide(readRequest({ path: ['posts', 'p'], existing: post, ...over }), NO_DOCUMENTS).reason;
}

describe('the reason of a denial', () => {
  it('names the part that was false, its line and column, and its operands', () => {
    expect(reason({ auth: ann })).toBe(
      'false for \'get\' @ L8: resource.data.owner == request.auth.uid at L9:12 ("bob" == "ann")',
    );
    expect(reason({})).toBe("false for 'get' @ L8: isSignedIn() at L8:21");
  });

  it('shows a condition that is no comparison as it is written', () => {
    expect(reason({ method: 'update', auth: ann, incoming: documentAt('posts/p', { owner: 'ann' }) })).toBe(
      "false for 'update' @ L10: request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title']) at L10:40",
    );
  });

  it('names an error and its place, one line for each allow', () => {
    expect(reason({ method: 'delete' }).split('\n')).toEqual([
      "Property locked is undefined on object. for 'delete' @ L11 (evaluation error at L11:24)",
      "int instead of bool for 'delete' @ L12",
    ]);
  });

  it('says when nothing matches', () => {
    expect(reason({ method: 'create' })).toBe("No matching allow statements for 'create'");
    expect(reason({ path: ['other', 'o'] })).toBe("No matching allow statements for 'get'");
  });

  it('cuts what is long', () => {
    const long = loadRules(
      RULES.replace('resource.data.owner ==', `resource.data.owner + '${'x'.repeat(300)}' ==`),
    );
    const { reason: text } = long.decide(
      readRequest({ path: ['posts', 'p'], existing: post, auth: ann }),
      NO_DOCUMENTS,
    );
    expect(text.length).toBeLessThan(400);
    expect(text).toContain('…');
  });
});
