import { describe, expect, it } from 'vitest';
import { chooseParts, GROUPS, narrowing, PARTS } from './test-parts.mjs';

describe('the parts of npm test', () => {
  it('are all of them where none is named', () => {
    expect([...chooseParts(undefined)]).toEqual(PARTS);
  });

  it('are chosen by name or by group, several with commas', () => {
    expect([...chooseParts('lint, rules')]).toEqual(['lint', 'rules']);
    expect([...chooseParts('emulator,restart')]).toEqual(['conformance', 'restart']);
  });

  it('are in the groups, each once', () => {
    expect(Object.values(GROUPS).flat()).toEqual(PARTS);
  });

  it.each(['journey', 'toString', '', 'lint,nothing'])('"%s" names none', (only) => {
    expect(() => chooseParts(only)).toThrow('There are: format, lint');
  });
});

describe('a file or a title', () => {
  it('goes to the runner of the one part', () => {
    const parts = new Set(['journeys']);
    expect(narrowing({ parts, files: ['a-role'], title: 'ar:' })).toEqual({
      unit: ['a-role', '--testNamePattern', 'ar:'],
      vitest: ['a-role', '--testNamePattern', 'ar:'],
      playwright: ['a-role', '--grep', 'ar:'],
      isNarrow: true,
    });
    expect(narrowing({ parts, files: [], title: undefined }).isNarrow).toBe(false);
  });

  it.each([[['journeys', 'rules']], [['types']], [['restart']]])('does not go with %s', (names) => {
    expect(() => narrowing({ parts: new Set(names), files: ['x'], title: undefined })).toThrow('one part');
  });
});
