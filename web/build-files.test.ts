import { expect, it } from 'vitest';
import { buildNames } from './build-files.ts';

const chunk = (fileName: string) => ({ [fileName]: { type: 'chunk', fileName } }) as const;
const asset = (fileName: string) => ({ [fileName]: { type: 'asset', fileName } }) as const;

const ENTRY = chunk('assets/app-1.js');
const REST = {
  ...chunk('assets/home-2.js'),
  ...asset('assets/home-3.css'),
  ...asset('assets/home-2.js.map'),
};

it('a page and the site name one build, although the chunk that only leads on is dropped between the two', () => {
  const names = buildNames();
  const inPage = names.inPage({ ...ENTRY, ...REST });
  expect(names.inFiles(REST)).toEqual({ id: inPage, assets: ['assets/home-2.js', 'assets/home-3.css'] });
});

it('another content is another build, and the same is the same', () => {
  const idOf = (bundle: typeof REST) => buildNames().inFiles(bundle).id;
  expect(idOf(REST)).toBe(idOf(REST));
  expect(buildNames().inFiles({ ...REST, ...chunk('assets/home-4.js') }).id).not.toBe(idOf(REST));
});
