import { describe, expect, it } from 'vitest';
import { outdatedRows, rowsToTry, tableOf, withVersion } from './outdated-packages.mjs';

const OUTDATED = {
  vite: { current: '8.2.0', wanted: '8.2.4', latest: '8.3.1' },
  firebase: [
    { current: '12.4.0', wanted: '12.4.0', latest: '13.0.0' },
    { current: '12.4.0', wanted: '12.4.0', latest: '13.0.0' },
  ],
  zod: { current: '4.1.0', wanted: '4.1.0', latest: '5.0.0' },
  // As npm tells of one that is not installed, and of one whose latest version is the one that is here.
  absent: { wanted: '1.0.0', latest: '1.0.0' },
  pinned: { current: '2.0.0', wanted: '1.9.0', latest: '2.0.0' },
};
const rows = outdatedRows(OUTDATED, { firebase: 'ReactFire asks for 12' });

describe('packages with a newer version', () => {
  it('are one row each, with what is a major and what stays behind', () => {
    expect(rows).toEqual([
      { name: 'firebase', current: '12.4.0', latest: '13.0.0', isMajor: true, held: 'ReactFire asks for 12' },
      { name: 'vite', current: '8.2.0', latest: '8.3.1', isMajor: false, held: undefined },
      { name: 'zod', current: '4.1.0', latest: '5.0.0', isMajor: true, held: undefined },
    ]);
  });

  it('are shown in columns, with the reason of what stays', () => {
    expect(tableOf(rows).split('\n')).toEqual([
      'firebase  12.4.0  → 13.0.0  stays: ReactFire asks for 12',
      'vite      8.2.0   → 8.3.1',
      'zod       4.1.0   → 5.0.0  a major',
    ]);
  });

  it('are tried but for majors and those that stay, unless they are named', () => {
    const names = (...asked) => rowsToTry(rows, asked).map(({ name }) => name);
    expect(names()).toEqual(['vite']);
    expect(names('zod', 'firebase')).toEqual(['firebase', 'zod']);
    expect(() => names('absent')).toThrow('Nothing newer is there for absent.');
  });
});

describe('a version in a package.json', () => {
  it('takes the place of the one before, exact or not, and of no other package', () => {
    const text = '{ "a/b": "^1.2.3", "a/b-c": "1.2.3", "x": "npm:a/b@1.0.0" }';
    expect(withVersion(text, 'a/b', '2.0.0')).toBe(
      '{ "a/b": "^2.0.0", "a/b-c": "1.2.3", "x": "npm:a/b@1.0.0" }',
    );
    expect(withVersion('{ "vite": "8.2.0" }', 'vite', '8.3.1')).toBe('{ "vite": "8.3.1" }');
  });
});
