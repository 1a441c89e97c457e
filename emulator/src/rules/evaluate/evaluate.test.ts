import { describe, expect, it } from 'vitest';
import type { Value } from '../../values/value.ts';
import { type DocumentRequest, parseRules, type Ruleset } from '../index.ts';
import { outcomeText } from '../testing/evaluate-text.ts';
import { loadRules, NO_DOCUMENTS, readRequest } from '../testing/requests.ts';

/** A ruleset whose only allow is `condition`, with `functions` beside it. */
function rules(condition: string, functions = ''): Ruleset {
  return loadRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /things/{thing} { allow get: if ${condition}; }
  }
}`);
}

function decide(ruleset: Ruleset, over: Partial<DocumentRequest> = {}) {
  return ruleset.decide(readRequest({ path: ['things', 't1'], ...over }), NO_DOCUMENTS);
}

describe('precedence', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 3 - 2', '5'],
    ['-2 * 3', '-6'],
    ['!false && false', 'false'],
    ['!(false && false)', 'true'],
    ['true || false && false', 'true'],
    ['1 < 2 == true', 'true'],
    ['1 in [1] == true', 'true'],
    ['1 + 1 in [2]', 'true'],
    ['1 is int == true', 'true'],
    ['1 + 1 is int', 'true'],
    ["!('a' in {})", 'true'],
    ['false ? 1 : true ? 2 : 3', '2'],
    ['true ? false ? 1 : 2 : 3', '2'],
    ['false || true ? 1 : 2', '1'],
    ["{'a': [1, 2]}.a[1] + 1", '3'],
    ["['x', 'y'].size() == 2 && 'x' == 'x'", 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });
});

describe('errors are not false', () => {
  it.each([
    ['1 / 0 == 1 || true', 'true'],
    ['true || 1 / 0 == 1', 'true'],
    ['false && 1 / 0 == 1', 'false'],
    ['1 / 0 == 1 && false', 'false'],
    ['!(null.a) || true', 'true'],
    ['true ? 1 : 1 / 0', '1'],
    ['[true, false][0] && [true][0]', 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    '!(1 / 0 == 1)',
    '1 / 0 == 1 ? true : true',
    'null.a != 1',
    '[null.a].size() == 1',
    '1 / 0 == 1 || false',
  ])('%s is an error', (text) => {
    expect(outcomeText(text)).toMatch(/^error: /);
  });
});

describe('functions', () => {
  it('see their arguments, their lets in order and the wildcards around them', () => {
    const ruleset = rules(
      "sum(1, 2) == 4 && here('t1')",
      `function sum(a, b) { let c = a + b; let d = c + 1; return d; }
       function here(name) { return database == '(default)' && name == 't1'; }`,
    );
    expect(decide(ruleset).allowed).toBe(true);
  });

  it('do not see the wildcards or locals of their caller', () => {
    const ruleset = rules(
      'outer(1)',
      'function outer(a) { return inner(); } function inner() { return a == 1 || thing == 1; }',
    );
    expect(decide(ruleset).reason).toContain('Variable is not bound in path template or scope: [a]');
  });

  it('hide a global function of the same name', () => {
    expect(decide(rules('exists(1)', 'function exists(x) { return x == 1; }')).allowed).toBe(true);
  });

  it('prefer the nearest declaration', () => {
    const ruleset = loadRules(`rules_version = '2';
function level() { return 'file'; }
service cloud.firestore {
  function inService() { return level(); }
  match /databases/{database}/documents {
    function level() { return 'match'; }
    match /things/{thing} { allow get: if level() == 'match' && inService() == 'file'; }
  }
}`);
    expect(decide(ruleset)).toEqual({ allowed: true, reason: "true for 'get' @ L7" });
  });

  it('carry an error in a let or argument to where it is used', () => {
    const unused = 'function f(a) { let b = a.missing; return true; }';
    expect(decide(rules('f(null)', unused)).allowed).toBe(true);
    const used = 'function f(a) { let b = a.missing; return b || true; }';
    expect(decide(rules('f(null)', used)).allowed).toBe(true);
    const needed = 'function f(a) { let b = a.missing; return b == 1; }';
    expect(decide(rules('f(null)', needed)).reason).toContain('Null value error.');
  });
});

describe('unknown names', () => {
  it.each([
    ['nobody == 1', 'Variable is not bound in path template or scope: [nobody].'],
    ['nothing()', 'Function not found error: Name: [nothing].'],
    ["'a'.nothing()", 'Function not found error: Name: [nothing]'],
    ['firestore.get(/a/b) == 1', 'Variable is not bound in path template or scope: [firestore].'],
  ])('%s loads and denies', (condition, message) => {
    const decision = decide(rules(condition));
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain(message);
  });
});

describe('request and resource', () => {
  it.each([
    "request.method == 'get'",
    'request.path == /databases/(default)/documents/things/t1',
    'request.path[4] == thing',
    'request.auth == null',
    'request.resource == null',
    'resource == null',
    'request.time == timestamp.value(1000)',
    "thing == 't1' && database == '(default)'",
    'request.query.size() == 0',
  ])('a visitor’s get of a missing document: %s', (condition) => {
    expect(decide(rules(condition), { time: { seconds: 1, nanos: 0 } }).allowed).toBe(true);
  });

  it.each([
    "request.auth.uid == 'ann'",
    'request.auth.token.admin == true',
    "request.auth.token.email == 'ann@example.org' && request.auth.token.email_verified",
    "request.auth.token.firebase.sign_in_provider == 'password'",
    "request.auth.token.get('role', 'reader') == 'reader'",
    'request.auth.token.auth_time is int && request.auth.token.score is float',
    "'admin' in request.auth.token && !('owner' in request.auth.token)",
    "request.auth.token.firebase.identities['email'][0] == 'ann@example.org'",
    'request.auth.token.nothing == null',
  ])('a person’s token: %s', (condition) => {
    const token = {
      admin: true,
      email: 'ann@example.org',
      email_verified: true,
      auth_time: 12,
      score: 0.5,
      nothing: null,
      firebase: { sign_in_provider: 'password', identities: { email: ['ann@example.org'] } },
    };
    expect(decide(rules(condition), { auth: { uid: 'ann', token } }).allowed).toBe(true);
  });

  it.each([
    ['request.auth.uid == null', 'Null value error.'],
    ['resource.data.a == 1', 'Null value error.'],
    ['request.resource.data.a == 1', 'Null value error.'],
    ['request.foo == 1', 'Property foo is undefined on object.'],
  ])('%s is an error for a visitor', (condition, message) => {
    expect(decide(rules(condition)).reason).toContain(message);
  });

  it('shows every kind of stored value', () => {
    const condition = [
      'resource.id == thing',
      'resource.__name__ == request.path',
      'resource.data.i is int && resource.data.d is float && resource.data.n == null',
      'resource.data.r == /databases/(default)/documents/people/ann && resource.data.r is path',
      'resource.data.g is latlng && resource.data.t is timestamp && resource.data.b is bytes',
      "resource.data.l[0] == 'x' && resource.data.m.k == true && resource.data.size() == 10",
    ].join(' && ');
    const existing = {
      path: ['things', 't1'],
      fields: new Map<string, Value>([
        ['i', { kind: 'integer', value: 1n }],
        ['d', { kind: 'double', value: 1 }],
        ['n', { kind: 'null' }],
        ['r', { kind: 'reference', name: 'projects/p/databases/(default)/documents/people/ann' }],
        ['g', { kind: 'geopoint', latitude: 1, longitude: 2 }],
        ['t', { kind: 'timestamp', seconds: 1, nanos: 0 }],
        ['b', { kind: 'bytes', value: new Uint8Array([1]) }],
        ['l', { kind: 'array', values: [{ kind: 'string', value: 'x' }] }],
        ['m', { kind: 'map', fields: new Map([['k', { kind: 'boolean', value: true }]]) }],
        ['__proto__', { kind: 'string', value: 'plain' }],
      ]),
    };
    expect(decide(rules(condition), { existing })).toEqual({ allowed: true, reason: expect.any(String) });
  });
});

function many(count: number): string {
  return Array.from({ length: count }, () => '1 == 1').join(' && ');
}

describe('the budget of expressions', () => {
  it('lets 1,000 pass and denies the next, whatever follows it', () => {
    // 501 comparisons joined by 499 conjunctions make 1,000; a `||` in front costs one more.
    expect(decide(rules(many(500))).allowed).toBe(true);
    const over = decide(rules(`(${many(501)} && false) || true`));
    expect(over.allowed).toBe(false);
    expect(over.reason).toContain('maximum of 1000 expressions');
  });
});

describe('deep expressions', () => {
  it('are evaluated as deep as the budget reaches', () => {
    const sum = Array.from({ length: 990 }, () => '1').join(' + ');
    expect(decide(rules(`${sum} == 990`)).allowed).toBe(true);
    const brackets = `${'('.repeat(150)}true${')'.repeat(150)}`;
    expect(decide(rules(`${brackets} && ${'!'.repeat(150)}true`)).allowed).toBe(true);
  });
});

describe('a file that does not parse', () => {
  it('has no ruleset and says where', () => {
    expect(
      parseRules("rules_version = '2';\nservice cloud.firestore {\n  match /a { allow read: if ; }\n}"),
    ).toEqual({
      ruleset: undefined,
      issues: [
        { severity: 'error', message: "Unexpected ';'. Expected an expression.", line: 3, column: 29 },
      ],
    });
  });

  it('must have the service', () => {
    expect(parseRules('service firebase.storage { match /b/{b}/o { allow read; } }').ruleset).toBeUndefined();
  });
});
