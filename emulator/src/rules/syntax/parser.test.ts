import { describe, expect, it } from 'vitest';
import { parseRulesAst } from '../index.ts';
import { methodsOf } from './ast.ts';
import { parseFile } from './parser.ts';

const IN = (body: string): string => `rules_version = '2';\nservice cloud.firestore {\n${body}\n}`;

describe('parseFile', () => {
  it('reads a whole file', () => {
    const file = parseFile(`
      rules_version = '2';
      // Comments everywhere
      function outer(a, b) { let c = a; return c == b; }
      service cloud.firestore {
        function inService() { return true }
        match /databases/{database}/documents {
          match /a/{x=**} { allow read, create: if outer(1, 2); allow write; }
          match /{name}/b-c.d { function f() { return 1; } allow list: if true }
        }
      }`);
    expect(file.version).toBe('2');
    expect(
      file.functions.map(({ name, parameters, bindings }) => [name, parameters, bindings.length]),
    ).toEqual([['outer', ['a', 'b'], 1]]);
    const service = file.services[0];
    expect([service?.name, service?.functions.length]).toEqual(['cloud.firestore', 1]);
    const [first, second] = service?.matches[0]?.matches ?? [];
    expect(first?.pattern).toMatchObject([
      { kind: 'literal', text: 'a' },
      { kind: 'recursive', name: 'x' },
    ]);
    expect(second?.pattern).toMatchObject([
      { kind: 'wildcard', name: 'name' },
      { kind: 'literal', text: 'b-c.d' },
    ]);
    expect(first?.allows.map((allow) => [...methodsOf(allow)])).toEqual([
      ['get', 'list', 'create'],
      ['create', 'update', 'delete'],
    ]);
    expect(first?.allows.map(({ condition }) => condition !== undefined)).toEqual([true, false]);
    expect(second?.functions.length).toBe(1);
  });

  it('takes version 1 when none is named', () => {
    expect(parseFile('service a.b {}').version).toBe('1');
    expect(parseFile('rules_version = "1"; service a.b {}').version).toBe('1');
  });

  it.each([
    ['', 1, 1, "Missing 'service' declaration."],
    ["rules_version = '3';", 1, 17, "Invalid rules_version. Expected '1' or '2'."],
    ['service', 1, 8, 'Unexpected end of file. Expected a name.'],
    ['foo', 1, 1, "Unexpected 'foo'. Expected 'function' or 'service'."],
    [IN('  /users/{u} { }'), 3, 3, "Missing 'match' keyword before path."],
    [IN('match /a {\n  /b { }\n}'), 4, 3, "Missing 'match' keyword before path."],
    [IN('allow read;'), 3, 1, "Unexpected 'allow'. Expected 'match', 'function' or '}'."],
    [IN('match a { }'), 3, 7, "Unexpected 'a'. Expected '/'."],
    [IN('match / { }'), 3, 9, "Unexpected '{'. Expected a path segment."],
    [IN('match /{a=*} { }'), 3, 12, "Unexpected '}'. Expected '*'."],
    [IN('match /a { allow reed; }'), 3, 18, "Invalid method 'reed' in allow."],
    [IN('match /a { allow read if true; }'), 3, 23, "Unexpected 'if'. Expected ';'."],
    [IN('match /a { allow read: true; }'), 3, 24, "Unexpected 'true'. Expected 'if'."],
    [IN('match /a { allow read: if ; }'), 3, 27, "Unexpected ';'. Expected an expression."],
    [IN('match /a { allow read: if a allow write; }'), 3, 29, "Unexpected 'allow'. Expected ';'."],
    [
      IN('match /a { allow read: if true;'),
      4,
      2,
      "Unexpected end of file. Expected 'match', 'function' or '}'.",
    ],
    [IN('match /a { deny read; }'), 3, 12, "Unexpected 'deny'."],
    [IN('function f( { return 1; }'), 3, 13, "Unexpected '{'. Expected a name."],
    [IN('function f() { }'), 3, 16, "Unexpected '}'. Expected 'let' or 'return'."],
    [IN('function f() { let a = 1 return a; }'), 3, 26, "Unexpected 'return'. Expected ';'."],
    [IN('function f() { return 1; return 2; }'), 3, 26, "Unexpected 'return'. Expected '}'."],
    [`${IN('')} }`, 4, 3, "Unexpected '}'. Expected 'function' or 'service'."],
  ])('%j fails at %d:%d', (text, line, column, message) => {
    const { issues } = parseRulesAst(text);
    expect(issues.find(({ severity }) => severity === 'error')).toEqual({
      severity: 'error',
      line,
      column,
      message,
    });
  });
});
