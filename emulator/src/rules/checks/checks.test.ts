import { describe, expect, it } from 'vitest';
import { parseRulesAst } from '../index.ts';

/** The findings for the body of a match in the default database, as `severity line message`. */
function findings(body: string, file = ''): string[] {
  const text = `rules_version = '2'; ${file}
service cloud.firestore { match /databases/{database}/documents {
${body}
} }`;
  return parseRulesAst(text).issues.map(
    ({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}`,
  );
}

const allow = (condition: string): string => `match /a/{id} { allow read: if ${condition}; }`;

it('finds nothing in a sound file', () => {
  expect(
    findings(`function isOwner(owner) { let me = request.auth.uid; return me == owner; }
      match /a/{id} {
        allow get: if isOwner(resource.data.owner) && id.matches('[a-z]+') && math.abs(1) == 1;
        allow list: if request.query.limit <= 10 && database == '(default)';
        allow write: if exists(/databases/$(database)/documents/b/$(id)) && debug(int('1')) == 1;
        match /{rest=**} { allow read: if rest[0] == 'x' && (/b/$(free)).bind({'free': 'x'}) == rest; }
      }`),
  ).toEqual([]);
});

describe('names', () => {
  it.each([
    [allow('owner == 1'), 'warning 3:32 Invalid variable name: owner.'],
    [allow('isOwner()'), 'warning 3:32 Invalid function name: isOwner.'],
    [allow("'a'.length() == 1"), 'warning 3:32 Invalid function name: length.'],
    [allow('math.log(1) == 1'), 'warning 3:32 Invalid function name: math.log.'],
    [allow('firestore.get(/a/b) == 1'), 'warning 3:32 Invalid variable name: firestore.'],
    [allow('exists(/a/$(id + nobody))'), 'warning 3:49 Invalid variable name: nobody.'],
    [`function f(a) { return b; } ${allow('f(1)')}`, 'warning 3:24 Invalid variable name: b.'],
    [
      `function f() { let a = b; let b = 1; return a == b; } ${allow('f()')}`,
      'warning 3:24 Invalid variable name: b.',
    ],
    [
      `match /a/{id} { match /b/{c} { allow read: if id == c; } } ${allow('c == 1')}`,
      'warning 3:91 Invalid variable name: c.',
    ],
  ])('%s', (body, expected) => {
    expect(findings(body)).toEqual([expected]);
  });
});

describe('arity', () => {
  it.each([
    [
      `function f(a) { return a; } ${allow('f()')}`,
      'Invalid number of arguments to [f]. Received: 0. Expected: 1.',
    ],
    [allow('exists(/a/b, 1)'), 'Invalid number of arguments to [exists]. Received: 2. Expected: 1.'],
    [allow('math.pow(1) == 1.0'), 'Invalid number of arguments to [math.pow]. Received: 1. Expected: 2.'],
    [allow('debug() == 1'), 'Invalid number of arguments to [debug]. Received: 0. Expected: 1.'],
  ])('%s', (body, message) => {
    expect(findings(body)).toEqual([expect.stringMatching(/^error 3:/)]);
    expect(findings(body)[0]).toContain(message);
  });
});

const chain = (length: number): string =>
  Array.from({ length }, (_, index) =>
    index === length - 1
      ? `function f${index}() { return true; }`
      : `function f${index}() { return f${index + 1}(); }`,
  ).join(' ') + allow('f0()');

describe('calls', () => {
  it('refuses a function that calls itself, alone or through others', () => {
    expect(findings(`function f() { return f(); } ${allow('f()')}`)).toEqual([
      'error 3:1 Recursive call is not allowed: f.',
    ]);
    expect(
      findings(`function f() { return g(); } function g() { return true && f(); } ${allow('f()')}`),
    ).toEqual([
      'error 3:1 Recursive call is not allowed: f.',
      'error 3:30 Recursive call is not allowed: g.',
    ]);
  });

  it('lets an inner function hide an outer one of its name', () => {
    expect(
      findings(`function f() { return true; } function g() { return f(); }
        match /a/{id} { function h() { return g(); } allow read: if h(); }`),
    ).toEqual([]);
  });

  it('allows calls 20 deep and refuses the next', () => {
    expect(findings(chain(20))).toEqual([]);
    expect(findings(chain(21))).toEqual([
      'error 3:1 Calls in function f0 are nested 21 deep. At most 20 are allowed.',
    ]);
  });
});

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index}`);

const lets = (count: number): string =>
  `function f() { ${names(count)
    .map((name) => `let ${name} = 1;`)
    .join(' ')} return true; } ${allow('f()')}`;

const call = (count: number): string =>
  `function f(${names(count).join(', ')}) { return true; } ${allow(
    `f(${names(count)
      .map(() => '1')
      .join(', ')})`,
  )}`;

const nested = (depth: number): string =>
  Array.from({ length: depth }, (_, index) => `match /c${index}/d {`).join(' ') + '}'.repeat(depth);

const path = (segments: number, captures: number): string =>
  `match ${names(segments - captures)
    .map((name) => `/${name}`)
    .join('')}${names(captures)
    .map((name) => `/{${name}}`)
    .join('')} { }`;

describe('limits', () => {
  it('allows seven parameters and ten lets', () => {
    expect(findings(call(7))).toEqual([]);
    expect(findings(call(8))).toEqual(['error 3:1 Function f has 8 parameters. At most 7 are allowed.']);
    expect(findings(lets(10))).toEqual([]);
    expect(findings(lets(11))).toEqual(['error 3:1 Function f has 11 let bindings. At most 10 are allowed.']);
  });

  it('allows matches ten deep, the one of the database included', () => {
    expect(findings(nested(9))).toEqual([]);
    expect(findings(nested(10))).toEqual([
      expect.stringContaining('Match statements are nested 11 deep. At most 10 are allowed.'),
    ]);
  });

  it('allows a hundred segments and twenty variables', () => {
    expect(findings(path(97, 19))).toEqual([]);
    expect(findings(path(98, 19))).toEqual([expect.stringContaining('101 segments')]);
    expect(findings(path(97, 20))).toEqual([expect.stringContaining('21 variables')]);
  });
});

describe('duplicates', () => {
  it.each([
    [
      `function f() { return true; } function f() { return false; } ${allow('f()')}`,
      'error 3:31 Duplicate function name: f.',
    ],
    [`function f(a, a) { return a; } ${allow('f(1, 2)')}`, 'error 3:1 Duplicate variable name: a.'],
    [`function f(a) { let a = 1; return a; } ${allow('f(1)')}`, 'error 3:17 Duplicate variable name: a.'],
    ['match /a/{x}/b/{x} { }', 'error 3:16 Duplicate path variable name: x.'],
    ['match /a/{database} { }', 'error 3:10 Duplicate path variable name: database.'],
  ])('%s', (body, expected) => {
    expect(findings(body).filter((finding) => finding.startsWith('error'))).toEqual([expected]);
  });
});

describe('what can never matter', () => {
  it('warns of an allow behind one that always holds', () => {
    expect(
      findings(`match /a/{id} {
  allow read: if true;
  allow get: if id == 'x';
  allow write: if id == 'x';
}`),
    ).toEqual(['warning 5:3 Unreachable allow: get is already always allowed here.']);
    expect(findings('match /a/{id} {\n allow get;\n allow list;\n allow read: if false; }')).toHaveLength(1);
    expect(findings('match /a/{id} { allow get; allow read: if false; }')).toEqual([]);
  });

  it('warns of a function that nothing calls', () => {
    expect(findings(`function f() { return true; } ${allow('true')}`)).toEqual([
      'warning 3:1 Unused function: f.',
    ]);
    expect(findings(allow('true'), 'function f() { return true; }')).toEqual([
      'warning 1:22 Unused function: f.',
    ]);
  });
});

describe('regular expressions', () => {
  it.each(["id.matches('(')", "id.replace('[', '') == id", "id.split('a**') == []", "id.matches('(?!x)')"])(
    '%s',
    (condition) => {
      expect(findings(allow(condition))).toEqual([
        expect.stringMatching(/^error 3:\d+ Invalid regular expression/),
      ]);
    },
  );

  it('leaves a computed pattern to the evaluation', () => {
    expect(findings(allow("id.matches('(' + id)"))).toEqual([]);
  });
});

const issues = (text: string): string[] =>
  parseRulesAst(text).issues.map(({ severity, message }) => `${severity} ${message}`);

const errorsIn = (version: string, match: string): string[] =>
  issues(`rules_version = '${version}'; service cloud.firestore { ${match} }`).filter((issue) =>
    issue.startsWith('error'),
  );

describe('the file as a whole', () => {
  it('warns of version 1', () => {
    expect(issues('service cloud.firestore { match /a/{b} { } }')).toEqual([
      'warning Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    ]);
  });

  it('knows two services', () => {
    expect(
      issues(
        "rules_version = '2'; service firebase.storage { match /b/{b}/o { allow read: if firestore.exists(/a/b); } }",
      ),
    ).toEqual([]);
    expect(issues("rules_version = '2'; service firebase.database { }")).toEqual([
      "error Unknown service 'firebase.database'.",
    ]);
    expect(
      issues("rules_version = '2'; service firebase.storage { match /b { allow read: if get(/a/b); } }"),
    ).toEqual(['warning Invalid function name: get.']);
  });

  it('keeps recursive wildcards where the version has them', () => {
    const middle = 'match /{a=**}/b/{c} { }';
    expect(errorsIn('2', middle)).toEqual([]);
    expect(errorsIn('1', middle)).toEqual([
      "error A recursive wildcard must end the path in rules_version '1'.",
    ]);
    expect(errorsIn('1', 'match /{a=**} { match /b { } }')).toHaveLength(1);
    expect(errorsIn('1', 'match /a/{a=**} { }')).toEqual([]);
    expect(errorsIn('2', 'match /{a=**}/{b=**} { }')).toEqual([
      'error A match path has at most one recursive wildcard.',
    ]);
  });
});
