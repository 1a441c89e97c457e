import { beforeEach, describe, expect, it } from 'vitest';
import { isSameTyped, keepTyped, parseTyped, readTyped } from './typed-application.ts';

const typed = { languages: ['ar', 'fr'], skills: 'I grew up with both.' } as const;
const stored = (change: object = {}) => JSON.stringify({ uid: 'layla', ...typed, ...change });

beforeEach(() => localStorage.clear());

describe('a typed application', () => {
  it('is returned to the person who typed it', () => {
    expect(keepTyped('layla', typed)).toBe(true);
    expect(readTyped('layla')).toEqual(typed);
    expect(readTyped('omar')).toBeUndefined();
    keepTyped('layla', undefined);
    expect(readTyped('layla')).toBeUndefined();
  });

  it('is read with existing languages only, each once and in order', () => {
    expect(parseTyped(stored({ languages: ['fr', 'tlh', 7, 'ar', 'fr'] }), 'layla')).toEqual(typed);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{',
    stored({ uid: 7 }),
    stored({ skills: null }),
    stored({ languages: 'ar' }),
  ])('is nothing where %j is stored', (text) => {
    expect(parseTyped(text, 'layla')).toBeUndefined();
  });

  it('is the same whatever the order of the languages', () => {
    expect(isSameTyped(typed, { ...typed, languages: ['fr', 'ar'] })).toBe(true);
    expect(isSameTyped(typed, { ...typed, languages: ['fr'] })).toBe(false);
    expect(isSameTyped(typed, { ...typed, skills: '' })).toBe(false);
  });
});
