import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../testing/sample-pages.ts';
import { z } from '../zod.ts';
import { pageOfOtherVersion, versionOf } from './other-version.ts';
import { PAGE_VERSION } from './page-version.ts';
import { type PageDocument, pageDocumentSchema } from './pages.ts';

const KINDS = pageDocumentSchema.options.map(({ shape }) => shape.kind.value).toSorted();
const PAGES = samplePages();
const sample = <K extends PageDocument['kind']>(kind: K) =>
  PAGES.find((page): page is Extract<PageDocument, { kind: K }> => page.kind === kind) ?? expect.fail(kind);

/** The first version of which every kind of page was written down. */
const FIRST_SAMPLES = 3;
const samplesSchema = z.array(z.object({ version: z.int(), kind: z.string(), payload: z.unknown() }));

/** The pages of a version as its builders made them then. A file is never changed once its version was published. */
function samplesOf(version: number): z.infer<typeof samplesSchema> {
  const file = new URL(`samples-of-versions/${version}.json`, import.meta.url);
  return samplesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

describe('pages of another version', () => {
  const versions = Array.from(
    { length: PAGE_VERSION - FIRST_SAMPLES + 1 },
    (_, index) => FIRST_SAMPLES + index,
  );

  it.each(versions)('of version %i there is a sample of every kind, and this build reads each', (version) => {
    const samples = samplesOf(version);
    expect(samples.map(({ kind }) => kind).toSorted()).toEqual(KINDS);
    for (const document of samples) {
      expect(document.version).toBe(version);
      const read = pageOfOtherVersion(document);
      expect(read, document.kind).toMatchObject({ version: PAGE_VERSION, kind: document.kind });
      // Nothing of what this version itself has written is lost.
      if (version === PAGE_VERSION) expect(read).toEqual(document);
    }
  });

  it('of version 2 a device may have saved: its translations did not say how many pages they have', () => {
    const { payload } = sample('chapter');
    const saved = { ...payload, translations: [{ id: 'arabic', language: 'ar' }] };
    const read = pageOfOtherVersion({ version: 2, kind: 'chapter', payload: saved });
    expect(read?.payload).toEqual({ ...payload, translations: [] });
    expect(pageOfOtherVersion({ ...sample('comic'), version: 2 })).toEqual(sample('comic'));
  });

  it.each(KINDS)('that is newer is read: %s, without what it has added', (kind) => {
    const { payload } = sample(kind);
    const newer = {
      version: PAGE_VERSION + 1,
      kind,
      payload: { ...payload, added: { later: true } },
      more: 1,
    };
    expect(pageOfOtherVersion(newer)).toEqual(sample(kind));
  });

  it('loses only what stands around what is read', () => {
    const { payload } = sample('chapter');
    const changed = {
      version: PAGE_VERSION + 1,
      kind: 'chapter',
      payload: { ...payload, reactions: { hearts: 3 }, next: { name: 'new' }, comments: [], added: true },
    };
    const { next: _, ...rest } = payload;
    expect(pageOfOtherVersion(changed)?.payload).toEqual({
      ...rest,
      reactions: { likes: 0, dislikes: 0 },
      comments: { newest: [], count: 0 },
    });
  });

  it('loses of a list only the entries that cannot be read', () => {
    const { payload } = sample('comic');
    const [first, ...others] = payload.chapters;
    const changed = { ...payload, chapters: [{ ...first, number: { volume: 1 } }, ...others] };
    const read = pageOfOtherVersion({ version: PAGE_VERSION + 1, kind: 'comic', payload: changed });
    expect(read?.payload).toEqual({ ...payload, chapters: others });
  });

  it('is not read where what it is about cannot be told', () => {
    const { payload } = sample('chapter');
    const version = PAGE_VERSION + 1;
    for (const document of [
      undefined,
      'x',
      { version, kind: 'newly invented', payload },
      { version, kind: 'comic', payload },
      { version, kind: 'chapter', payload: { ...payload, pageCount: undefined } },
      { version, kind: 'chapter', payload: { ...payload, pdf: 'elsewhere' } },
      { version, kind: 'comic', payload: { ...sample('comic').payload, chapters: [{ volume: 1 }] } },
    ]) {
      expect(pageOfOtherVersion(document)).toBeUndefined();
    }
    const unknownImages = { ...payload, manifest: { ...payload.manifest, images: [{ width: 800 }] } };
    expect(pageOfOtherVersion({ version, kind: 'chapter', payload: unknownImages })).toBeUndefined();
  });

  it('says its version, and what is no page says none', () => {
    expect(versionOf({ version: 7, kind: 'new', payload: 1 })).toBe(7);
    for (const value of [undefined, null, 'x', [], {}, { version: '7' }]) {
      expect(versionOf(value)).toBeUndefined();
    }
  });
});
