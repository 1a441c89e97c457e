import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileUrl } from '../../core/pages/files.ts';
import type { KeptPage } from '../../core/pages/kept-pages.ts';
import { pathsOnDevice } from './pages-on-device.ts';
import type { Download } from './record.ts';
import { savedKey } from './saved-files.ts';

const opened = new Set<string>();
const copies = new Map<string, KeptPage>();
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));
vi.mock('./opened-pages.ts', () => ({ readOpenedKeys: async () => opened }));
vi.mock('../../core/pages/saved-pages.ts', () => ({ readSavedPageIds: async () => ['comic_saved'] }));
vi.mock('../../core/pages/kept-pages.ts', () => ({ readKeptPages: async () => copies }));

const manifest = {
  folder: 'public/two-0a',
  widths: [400],
  images: ['800x1200#102030', '800x1200#102030', '800x1200#102030c'],
  panels: [],
};
const keep = (id: string, kind: string, payload: object, version: number = PAGE_VERSION) =>
  copies.set(id, { document: { version, kind, payload }, keptAt: 1 });
const see = (file: string) => opened.add(savedKey(fileUrl(`public/two-0a/${file}`)) ?? '');
const saved = (id: string, slug: string) => ({ id, state: 'ready', about: { slug } }) as unknown as Download;

beforeEach(() => {
  opened.clear();
  copies.clear();
});

describe('what is on the device', () => {
  it('includes what was saved', async () => {
    const paths = await pathsOnDevice([saved('one', 'saved'), saved('two', 'unknown')], false);
    expect([...paths]).toEqual(['/chapter/one', '/comic/saved', '/chapter/two']);
  });

  it('includes an opened chapter once every page of it was seen, in any width', async () => {
    keep('chapter_two', 'chapter', { manifest });
    expect([...(await pathsOnDevice([], false))]).toEqual([]);
    see('1-400.webp');
    see('2-800.webp');
    expect([...(await pathsOnDevice([], false)), 'the second slice is not here']).toHaveLength(1);
    see('2.2-400.webp');
    expect([...(await pathsOnDevice([], false))]).toEqual(['/chapter/two']);
    expect([...(await pathsOnDevice([], true))]).toEqual([]);
  });

  it('includes no chapter that is only a file, and nothing that this build cannot read', async () => {
    keep('chapter_file', 'chapter', { pdf: { path: 'public/file-0a/a.pdf' } });
    keep('comic_one', 'comic', {});
    keep('blog_old', 'blog', {}, PAGE_VERSION - 1);
    keep('home', 'home', {});
    expect([...(await pathsOnDevice([], false))]).toEqual(['/comic/one']);
  });
});
