import { describe, expect, it } from 'vitest';
import type { Access } from '../index.ts';
import { documentAt, inDatabase, loadRules, readerOf, readRequest } from '../testing/requests.ts';

const DOC = '/databases/$(database)/documents';

function rules(condition: string) {
  return loadRules(inDatabase(`match /things/{thing} { allow get: if ${condition}; }`));
}

const people = [
  documentAt('people/ann', { role: 'admin', friends: ['bob'] }),
  documentAt('people/bob', { role: 'reader' }),
];

function decide(condition: string, reader = readerOf(people), access?: Access) {
  return rules(condition).decide(readRequest({}), reader, access);
}

describe('get, exists, getAfter and existsAfter', () => {
  it.each([
    `get(${DOC}/people/ann).data.role == 'admin'`,
    `get(${DOC}/people/ann).id == 'ann'`,
    `get(${DOC}/people/ann).__name__ == /databases/(default)/documents/people/ann`,
    `get(/databases/(default)/documents/people/$('an' + 'n')).data.friends.hasAny(['bob'])`,
    `exists(${DOC}/people/ann) && !exists(${DOC}/people/zoe)`,
    `get(path('/databases/' + database + '/documents/people/bob')).data.role == 'reader'`,
    `get(${DOC}/people/zoe).data.role == 'admin' || true`,
  ])('%s', (condition) => {
    expect(decide(condition).allowed).toBe(true);
  });

  it('sees the documents as they will be after the commit', () => {
    const reader = readerOf(people, [
      documentAt('people/ann', { role: 'reader' }),
      documentAt('people/new', {}),
    ]);
    expect(
      decide(
        `getAfter(${DOC}/people/ann).data.role == 'reader' && get(${DOC}/people/ann).data.role == 'admin'
         && existsAfter(${DOC}/people/new) && !exists(${DOC}/people/new)
         && !existsAfter(${DOC}/people/bob) && exists(${DOC}/people/bob)`,
        reader,
      ).allowed,
    ).toBe(true);
  });

  it.each([
    [
      `get(${DOC}/people/zoe) == null`,
      'Service call error. Function: [get], Argument: [/databases/(default)/documents/people/zoe]',
    ],
    [`get(${DOC}/people/zoe).data.role == 'x'`, 'Service call error. Function: [get]'],
    [`getAfter(${DOC}/people/zoe) == null`, 'Service call error. Function: [getAfter]'],
    [`get(${DOC}/people) == null`, 'Invalid path'],
    [`exists(/people/ann)`, 'Invalid path'],
    ['exists(/databases/other/documents/people/ann)', "the database is '(default)'"],
    [`exists(${DOC}/people/$(nobody))`, 'Path variable nobody is not bound.'],
    [`exists('people/ann')`, 'Invalid argument to [exists]. Received: string. Expected: path.'],
  ])('%s is an error', (condition, message) => {
    const decision = decide(condition);
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain(message);
  });
});

function existing(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `!exists(${DOC}/n/${from + index})`).join(' && ');
}

describe('the limits of document access', () => {
  it('allows ten documents and denies at the eleventh, even where an or follows', () => {
    expect(decide(existing(0, 10)).allowed).toBe(true);
    const over = decide(`${existing(0, 11)} || true`);
    expect(over.allowed).toBe(false);
    expect(over.reason).toContain('at most 10 per operation');
  });

  it('reads a repeated document once and counts it once', () => {
    const reader = readerOf(people);
    const repeated = Array.from({ length: 30 }, () => `exists(${DOC}/people/ann)`).join(' && ');
    expect(decide(`${repeated} && get(${DOC}/people/ann).id == 'ann'`, reader).allowed).toBe(true);
    expect(reader.reads).toEqual(['get people/ann']);
  });

  it('counts the document before and after the commit apart', () => {
    const reader = readerOf(people);
    expect(decide(`exists(${DOC}/people/ann) && existsAfter(${DOC}/people/ann)`, reader).allowed).toBe(true);
    expect(reader.reads).toEqual(['get people/ann', 'getAfter people/ann']);
  });

  it('shares twenty among the operations of a commit, repeats free', () => {
    const access: Access = { seen: new Set() };
    expect(decide(existing(0, 10), readerOf([]), access).allowed).toBe(true);
    expect(decide(existing(0, 10), readerOf([]), access).allowed).toBe(true);
    expect(decide(existing(10, 20), readerOf([]), access).allowed).toBe(true);
    expect(access.seen.size).toBe(20);
    const over = decide(existing(20, 21), readerOf([]), access);
    expect(over.allowed).toBe(false);
    expect(over.reason).toContain('at most 20 per commit');
    expect(decide(existing(0, 3), readerOf([]), access).allowed).toBe(true);
  });

  it('is not spent by what is not evaluated', () => {
    const reader = readerOf(people);
    expect(decide(`true || exists(${DOC}/people/ann)`, reader).allowed).toBe(true);
    expect(decide(`false && exists(${DOC}/people/ann)`, reader).allowed).toBe(false);
    expect(reader.reads).toEqual([]);
  });
});
