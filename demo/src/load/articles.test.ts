import { LOCALES } from '@rawi/model/lists/locales';
import { paths } from '@rawi/model/paths';
import { sampleImage } from '@rawi/model/testing/samples';
import { blogSchema } from '@rawi/model/truth/blog';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { ARTICLES } from '../stories/articles.ts';
import { FIRST_COMICS } from '../stories/catalogue.ts';
import { createArticles } from './articles.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('demo-articles');
});
beforeEach(() => emulated.clear());
afterAll(() => emulated.stop());

const NOW = new Date('2026-11-24T12:00:00Z');
const picture = sampleImage('art');
const stored = async () => {
  const { docs } = await emulated.firestore.collection(paths.blogs()).get();
  return new Map(docs.map((blog) => [blog.id, blogSchema.parse(blog.data())]));
};
const invalidated = async () => {
  const { docs } = await emulated.firestore.collection(paths.invalidations()).get();
  return docs.map(({ id }) => id);
};

it('the first comics bring every kind of article, in both languages and in one', async () => {
  for (const slug of FIRST_COMICS) await createArticles(emulated.firestore, slug, picture, NOW);
  const blogs = await stored();
  const own = ARTICLES.filter(({ comic }) => FIRST_COMICS.includes(comic));
  expect([...blogs.keys()].toSorted()).toEqual(own.map(({ slug }) => slug).toSorted());
  expect(new Set([...blogs.values()].map(({ category }) => category)).size).toBe(4);
  expect(new Set([...blogs.values()].map(({ languages }) => languages.length))).toEqual(new Set([1, 2]));
  expect([...blogs.values()].filter(({ featured }) => featured)).toHaveLength(1);
  expect(await invalidated()).toEqual(
    expect.arrayContaining(['blogs', ...ARTICLES.map(({ slug }) => `blog_${slug}`)]),
  );
});

it('articles that are already there stay as they are, and so do changed ones', async () => {
  const slug = 'orbit-9';
  await createArticles(emulated.firestore, slug, picture, NOW);
  const own = ARTICLES.find(({ comic }) => comic === slug)?.slug ?? '';
  await emulated.firestore.doc(paths.blog(own)).update({ category: 'news' });
  await createArticles(emulated.firestore, slug, picture, new Date('2026-12-24'));
  expect((await stored()).get(own)).toMatchObject({ category: 'news' });
});

it('no two articles show the same picture, and not all take as long to read', async () => {
  expect(new Set(ARTICLES.map(({ comic }) => comic)).size).toBe(ARTICLES.length);
  for (const slug of FIRST_COMICS) await createArticles(emulated.firestore, slug, picture, NOW);
  for (const locale of LOCALES) {
    const minutes = [...(await stored()).values()].flatMap(({ texts }) => texts[locale]?.readMinutes ?? []);
    expect(new Set(minutes).size).toBeGreaterThan(1);
  }
});

it('a comic that no article is about brings none', async () => {
  await createArticles(emulated.firestore, 'simurgh', undefined, NOW);
  expect((await stored()).size).toBe(0);
});
