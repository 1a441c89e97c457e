import { describe, expect, it } from 'vitest';
import { certain } from '../prove/unknown.ts';
import { parseFile } from '../syntax/parser.ts';
import { listRequest, loadRules, NO_DOCUMENTS, readRequest } from '../testing/requests.ts';
import { format } from '../types/format.ts';
import { matchPattern, type PathPart } from './match-path.ts';

function matches(pattern: string, parts: readonly PathPart[], version: '1' | '2' = '2'): string[] {
  const file = parseFile(`service s { match ${pattern} {} }`);
  const segments = file.services[0]?.matches[0]?.pattern ?? [];
  return matchPattern(segments, parts, 0, version).map(({ end, variables }) => {
    const shown = [...variables].map(([name, value]) =>
      value.kind === 'unknown' || value.kind === 'error' ? `${name}=?` : `${name}=${format(value)}`,
    );
    return [end, ...shown].join(' ');
  });
}

const ID: PathPart = { kind: 'segment', value: certain('id', {}) };
const RUN: PathPart = { kind: 'run' };

describe('matchPattern', () => {
  it.each([
    ['/a/b', ['a', 'b'], ['2']],
    ['/a', ['a', 'b'], ['1']],
    ['/a/b', ['a'], []],
    ['/a/c', ['a', 'b'], []],
    ['/{x}/{y}', ['a', 'b'], ['2 x="a" y="b"']],
    ['/{x=**}', ['a', 'b'], ['0 x=', '1 x=/a', '2 x=/a/b']],
    ['/{x=**}/b/{y}', ['a', 'b', 'b', 'c'], ['3 x=/a y="b"', '4 x=/a/b y="c"']],
    ['/a/{x=**}', ['a'], ['1 x=']],
    ['/a/{x}', ['a', ID], ['2 x=?']],
    ['/a/b', ['a', ID], []],
    ['/{x}/{y}', ['a', RUN], []],
    ['/{x=**}/c/{y}', ['a', RUN, 'c', ID], ['4 x=? y=?']],
    ['/a/{x}/c/{y}', ['a', RUN, 'c', ID], []],
  ] as const)('%s on %j', (pattern, parts, expected) => {
    expect(matches(pattern, parts)).toEqual(expected);
  });

  it('takes at least one segment for a recursive wildcard in version 1', () => {
    expect(matches('/a/{x=**}', ['a'], '1')).toEqual([]);
    expect(matches('/a/{x=**}', ['a', 'b'], '1')).toEqual(['2 x=/b']);
    expect(matches('/{x=**}', [RUN], '1')).toEqual([]);
    expect(matches('/{x=**}', [RUN, 'c'], '1')).toEqual(['2 x=?']);
  });
});

const file = (version: string): string => `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
    match /cities/{city} {
      allow get: if city == 'nested';
      match /landmarks/{landmark} { allow read: if city == 'x' && landmark == 'y'; }
    }
    match /deep/{d} { match /{rest=**} { allow get: if rest == /a/b; } }
    match /any/{document=**} { allow read: if document[0] == 'one'; }
    match /{path=**}/songs/{song} { allow read: if true; }
  }
}`;

const source = (version: string): string =>
  `rules_version = '${version}'; service cloud.firestore { match /databases/{d}/documents { match /a/{x=**} { allow read; } } }`;

const two = loadRules(file('2'));

function listsGroup(collectionId: string, parent: string[] = []): boolean {
  return two.decideList(listRequest({ collectionId, parent, group: true }), NO_DOCUMENTS).allowed;
}

function get(path: string, rules = two): boolean {
  return rules.decide(readRequest({ path: path.split('/') }), NO_DOCUMENTS).allowed;
}

describe('which allows apply', () => {
  it.each([
    ['cities/nested', true],
    ['cities/other', false],
    ['cities/x/landmarks/y', true],
    ['cities/nested/landmarks/z', false],
    ['cities/nested/other/z', false],
    ['deep/d/a/b', true],
    ['deep/d/a/c', false],
    ['any/one', true],
    ['any/one/two/three', true],
    ['any/two', false],
    ['songs/s', true],
    ['bands/b/songs/s', true],
    ['bands/b/songs/s/notes/n', false],
    ['other/o', false],
  ])('%s: %s', (path, allowed) => {
    expect(get(path)).toBe(allowed);
  });

  it('proves a collection group only by a pattern that covers every depth', () => {
    expect(listsGroup('songs')).toBe(true);
    expect(listsGroup('songs', ['bands', 'b'])).toBe(true);
    expect(listsGroup('landmarks', ['cities', 'x'])).toBe(false);
  });

  it('matches documents of the collection by a recursive wildcard in both versions', () => {
    for (const version of ['1', '2']) {
      const rules = loadRules(source(version));
      expect(get('a/b', rules)).toBe(true);
      expect(get('a/b/c/d', rules)).toBe(true);
      expect(get('b/b', rules)).toBe(false);
    }
  });

  it('refuses collection group queries in version 1', () => {
    const one = loadRules(
      `rules_version = '1'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read; } } }`,
    );
    expect(one.decideList(listRequest({ group: true }), NO_DOCUMENTS).reason).toContain(
      "rules_version = '2'",
    );
    expect(one.decideList(listRequest({}), NO_DOCUMENTS).allowed).toBe(true);
  });

  it('expands read and write', () => {
    const rules = loadRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /r/{x} { allow read; }
  match /w/{x} { allow write; }
  match /c/{x} { allow create, delete; }
} }`);
    const methods = (collection: string): string[] =>
      (['get', 'create', 'update', 'delete'] as const).filter(
        (method) => rules.decide(readRequest({ method, path: [collection, 'x'] }), NO_DOCUMENTS).allowed,
      );
    expect(methods('r')).toEqual(['get']);
    expect(methods('w')).toEqual(['create', 'update', 'delete']);
    expect(methods('c')).toEqual(['create', 'delete']);
    expect(rules.decideList(listRequest({ collectionId: 'r' }), NO_DOCUMENTS).allowed).toBe(true);
    expect(rules.decideList(listRequest({ collectionId: 'w' }), NO_DOCUMENTS).allowed).toBe(false);
  });
});
