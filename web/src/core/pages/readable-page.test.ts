import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { describe, expect, it } from 'vitest';
import { comicPayload } from '../../testing/fixtures.ts';
import { payloadOf } from './page-document.ts';
import { readablePage } from './readable-page.ts';

const comic = { kind: 'comic', payload: comicPayload(1, { en: 2 }) };

describe('a copy of a page', () => {
  it.each([PAGE_VERSION - 1, PAGE_VERSION + 1])('of version %i opens in this build', async (version) => {
    const copy = { document: { ...comic, version }, keptAt: 1 };
    const read = await readablePage(copy);
    expect(read?.keptAt).toBe(1);
    expect(payloadOf('comic', read?.document)?.chapters.map(({ id }) => id)).toEqual(
      comic.payload.chapters.map(({ id }) => id),
    );
  });

  it('of this version is returned as it was kept', async () => {
    const copy = { document: { ...comic, version: PAGE_VERSION }, keptAt: 1 };
    expect(await readablePage(copy)).toBe(copy);
    const missing = { document: undefined, keptAt: 1 };
    expect(await readablePage(missing)).toBe(missing);
    expect(await readablePage(undefined)).toBeUndefined();
  });

  it('that cannot be converted to this version is undefined', async () => {
    const document = { version: PAGE_VERSION - 1, kind: 'comic', payload: { id: 'one' } };
    expect(await readablePage({ document, keptAt: 1 })).toBeUndefined();
  });
});
