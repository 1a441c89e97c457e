import { describe, expect, it } from 'vitest';
import { patternChanges } from './pattern-changes.ts';
import { mutantsOf } from './rules-mutants.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isSmall() { return request.query.limit <= 50; }
    match /notes/{id} {
      // Signed in, with a note in one of two languages.
      allow create: if request.auth != null && id.size() > 0
        && request.resource.data.locale in ['en', 'ar'];
      allow list: if isSmall();
    }
  }
}
`;
const mutants = mutantsOf('firestore.rules', RULES);
const textOf = (name: string) => mutants.find((mutant) => mutant.name === name)?.text;

describe('the mutants of rules', () => {
  it.each([
    ['isSmall(): 50 → 51', 'limit <= 51'],
    ['isSmall(): request.query.limit <= 50 → request.query.limit < 50', 'limit < 50'],
    ['/notes/{id}: {id} → {id=**}', 'match /notes/{id=**}'],
    ['/notes/{id}: notes → {any}', 'match /{any}/{id}'],
    ['/notes/{id} allow list: always', 'allow list: if true;'],
    ['/notes/{id} allow list: list → list, get', 'allow list, get: if isSmall();'],
    ['/notes/{id} allow create: without id.size() > 0', 'if request.auth != null && request.resource.data'],
    [
      '/notes/{id} allow create: || before id.size() > 0',
      "(request.auth != null || id.size() > 0 && request.resource.data.locale in ['en', 'ar'])",
    ],
    ["/notes/{id} allow create: ['en', 'ar'] → ['ar']", "locale in ['ar']"],
    ["/notes/{id} allow create: ['en', 'ar'] → ['en', 'ar', 'one-more']", "in ['en', 'ar', 'one-more']"],
  ])('%s', (name, part) => {
    expect(textOf(name)).toContain(part);
  });

  it('drop an allow', () => {
    expect(textOf('/notes/{id} allow list: dropped')).not.toContain('allow list');
  });

  it('have names and texts of their own, and none is the file as it is', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(new Set([RULES, ...mutants.map(({ text }) => text)]).size).toBe(mutants.length + 1);
  });
});

it('the mutants of a regular expression', () => {
  expect(patternChanges('[a-z_]{1,3}(x|y)').toSorted()).toEqual(
    [
      '[a-z_]{2,3}(x|y)',
      '[a-z_]{0,3}(x|y)',
      '[a-z_]{1,4}(x|y)',
      '[a-z_]{1,2}(x|y)',
      '[a-z_]{1,3}(x)',
      '[a-z_]{1,3}(y)',
      '[a-z]{1,3}(x|y)',
      '[_]{1,3}(x|y)',
      '[.a-z_]{1,3}(x|y)',
    ].toSorted(),
  );
});
