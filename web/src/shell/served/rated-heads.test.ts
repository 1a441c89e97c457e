import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgeRating } from '@rawi/model/lists/age-ratings';
import type { PageDocument } from '@rawi/model/pages/pages';
import { samplePages } from '@rawi/model/testing/sample-pages';
import { describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { firstShareImage, shareImage } from '../../core/pages/share-image.ts';
import { jsonLd } from './json-ld.ts';

vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));

/** What pages say of themselves to others is what a visitor is shown who has said nothing. */

await startI18n('en');
await loadWords('en', 'shell');

type Kind = PageDocument['kind'];
const PLACE = { locale: 'en', origin: 'https://rawi.test' } as const;

/** The page of this kind of samples in which every comic has this rating. */
function pageOf<K extends Kind>(kind: K, ageRating: AgeRating): Extract<PageDocument, { kind: K }> {
  const found = samplePages().find((page): page is Extract<PageDocument, { kind: K }> => page.kind === kind);
  if (!found) throw new Error(`There is no sample of ${kind}.`);
  const rated = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(rated)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries([
            ...Object.entries(value).map(([key, each]) => [key, rated(each)]),
            ...('series' in value ? [['ageRating', ageRating]] : []),
          ])
        : value;
  return rated(found) as typeof found;
}

const linkedText = (page: PageDocument) => JSON.stringify(jsonLd(page, PLACE));

describe('pages of what is for adults', () => {
  it.each(['home', 'comic', 'chapter', 'list', 'reader', 'translator', 'publisher', 'updates'] as const)(
    'name no picture of it to search engines: %s',
    (kind) => {
      expect(linkedText(pageOf(kind, '18'))).not.toContain('cover-');
      expect(linkedText(pageOf(kind, '18'))).not.toContain('"image"');
    },
  );

  it('say for whom it is, and that it is not for families', () => {
    const [of18, of12] = (['18', '12'] as const).map((rating) => jsonLd(pageOf('comic', rating), PLACE)[0]);
    expect(of18).toMatchObject({ contentRating: 'Ages 18 and up', isFamilyFriendly: false });
    expect(of12).toMatchObject({ contentRating: 'Ages 12 and up', isFamilyFriendly: true });
    expect(of12).toHaveProperty('image');
    expect(jsonLd(pageOf('chapter', '16'), PLACE)[0]).toMatchObject({
      contentRating: 'Ages 16 and up',
      isFamilyFriendly: false,
    });
  });

  it('are in no list for search engines', () => {
    expect(jsonLd(pageOf('list', '18'), PLACE)[0]).toMatchObject({ numberOfItems: 0, itemListElement: [] });
    expect(jsonLd(pageOf('list', '16'), PLACE)[0]).not.toMatchObject({ numberOfItems: 0 });
  });

  it('have no picture of it where they are shared, nor those of a milder comic whose chapter it is', () => {
    const { payload } = pageOf('comic', '18');
    expect(shareImage(payload, 'en')).toBeUndefined();
    const milder = pageOf('comic', '16').payload;
    expect(shareImage(milder, 'en')).toContain('/public');
    expect(shareImage(milder, 'en', { ageRating: '18' })).toBeUndefined();
    expect(shareImage({ ...payload, shareCards: { en: 'public/share-en.jpg' } }, 'en')).toBeUndefined();
    const ofChapter = { ...milder, shareCards: { en: 'public/one-1-en-0/share-en.jpg' } };
    expect(shareImage(ofChapter, 'en')).toContain('one-1-en-0');
    expect(shareImage(ofChapter, 'en', { ageRating: '18' })).toBeUndefined();
    for (const kind of ['list', 'reader'] as const) {
      expect(firstShareImage(pageOf(kind, '18').payload, 'en')).toBeUndefined();
      expect(firstShareImage(pageOf(kind, '16').payload, 'en')).toBeDefined();
    }
  });
});

describe('where there is a blurred cover, it alone', () => {
  const blurred = 'public/blurred-fedcba9876543210/cover-en.webp';
  const SHARED = encodeURIComponent(blurred);
  /** The page with that in each cover. */
  const withBlurred = <K extends Parameters<typeof pageOf>[0]>(kind: K, rating: '16' | '18') => {
    const add = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(add)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries({ ...value, ...(isCover(value) && { blurred }) }).map(([key, each]) => [
                key,
                add(each),
              ]),
            )
          : value;
    const isCover = (value: object) => 'color' in value;
    const page = pageOf(kind, rating);
    return add(page) as typeof page;
  };

  it('stands where its address is shared', () => {
    const { payload } = withBlurred('comic', '18');
    expect(shareImage(payload, 'en')).toContain(SHARED);
    expect(shareImage({ ...payload, shareCards: { en: 'public/share-en.jpg' } }, 'en')).toContain(SHARED);
    const milder = withBlurred('comic', '16').payload;
    expect(shareImage(milder, 'en')).not.toContain(SHARED);
    expect(shareImage(milder, 'en', { ageRating: '18' })).toContain(SHARED);
    for (const kind of ['list', 'reader'] as const) {
      expect(firstShareImage(withBlurred(kind, '18').payload, 'en')).toContain(SHARED);
      expect(firstShareImage(withBlurred(kind, '16').payload, 'en')).not.toContain(SHARED);
    }
  });

  it.each(['comic', 'chapter'] as const)('is what search engines read: %s', (kind) => {
    expect(linkedText(withBlurred(kind, '18'))).toContain(SHARED);
    expect(linkedText(withBlurred(kind, '18'))).not.toContain('0123456789abcdef');
    expect(linkedText(withBlurred(kind, '16'))).not.toContain(SHARED);
  });
});

it('no page chooses the picture of a comic by itself where its address is shared', () => {
  const folder = join(import.meta.dirname, '../routes');
  const choosing = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const isShared = /\bimage(?::|\b.*=)/.test(text);
      return isShared && !/\b(?:shareImage|firstShareImage)\(/.test(text);
    });
  // An article has a picture of its own, a translator a portrait.
  expect(choosing).toEqual(['blog.tsx', 'translator.tsx']);
});
