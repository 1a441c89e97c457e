import { paths } from '@rawi/model/paths';
import type { Comic } from '@rawi/model/truth/comic';
import { countTargets } from '@rawi/model/truth/counts';
import { levelOf } from '@rawi/model/truth/level';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue-of.ts';
import type { DrawnCatalogue } from '../output/drawn-catalogue.ts';
import { translationsOf } from '../output/tasks.ts';
import { CATALOGUE } from '../stories/catalogue.ts';
import { OPINIONS } from '../stories/opinions.ts';
import { ownPages, truthDocuments } from './documents.ts';
import { truthOf } from './truth.ts';

const image = {
  width: 640,
  height: 896,
  color: '#102030',
  sources: [{ path: 'public/x-1/a.webp', width: 640 }],
};
const drawn: DrawnCatalogue = {
  version: 'test',
  comics: CATALOGUE.map(({ slug }) => ({ slug, cover: { en: image }, files: [] })),
  chapters: CATALOGUE.flatMap(translationsOf).map(({ id }) => ({
    id,
    cover: image,
    pdf: { path: 'public/x-1/chapter.pdf', bytes: 10 },
    credits: { unnamed: { path: `public/${id}-0123456789abcdef/credits-unnamed.part`, bytes: 1000 } },
    pageCount: 1,
    panelsFile: 'public/panels-0123456789abcdef/panels.json',
    transcript: { path: 'public/text-0123456789abcdef/transcript.json', bytes: 2, pages: 1 },
    manifest: { folder: 'public/x-1', widths: [800], images: ['800x1200#102030'], panels: [] },
    boxes: [],
    files: [],
  })),
};
const now = new Date('2026-11-20T10:42:00Z');
const truth = truthOf(drawn, now);

describe('truthOf', () => {
  it('gives translators the photos that are theirs', () => {
    const photo = { ...image, sources: [{ path: 'public/wren-castell-1/photo-96.webp', width: 96 }] };
    const { translators } = truthOf(drawn, now, new Map([['wren-castell', photo]]));
    expect(translators.get('wren-castell')?.photo).toEqual(photo);
    expect(translators.get('jude-farrier')?.photo).toBeUndefined();
  });

  it('gives translators the level that what is there of theirs makes, of all comics and of some', () => {
    const some = new Set(['the-salt-caravan', ...CATALOGUE.slice(0, 3).map(({ slug }) => slug)]);
    const part = { ...drawn, comics: drawn.comics.filter(({ slug }) => some.has(slug)) };
    const levels = [part, drawn].map((of) =>
      [...truthOf(of, now).translators.values()].map((translator) => {
        expect(translator.level).toBe(levelOf(translator));
        return translator.level;
      }),
    );
    expect(levels[0]).not.toEqual(levels[1]);
  });

  it('dates everything before now, the newest two hours ago', () => {
    const times = truth.comics.map(({ comic }) => comic.updatedAt.getTime());
    expect(new Date(Math.max(...times)).toISOString()).toBe('2026-11-20T08:00:00.000Z');
    for (const { comic, chapters } of truth.comics) {
      for (const { publishedAt } of chapters) {
        expect(publishedAt.getTime()).toBeGreaterThan(comic.createdAt.getTime());
        expect(publishedAt.getTime()).toBeLessThanOrEqual(comic.updatedAt.getTime());
      }
    }
  });

  it('has been read lately, most where a chapter is new, and never more than at all', () => {
    for (const { comic } of truth.comics) {
      const { week, month, days } = comic.recentViews;
      expect(week).toBeGreaterThan(0);
      expect(month).toBeGreaterThan(week);
      expect(month).toBeLessThan(comic.views);
      expect(Object.keys(days)).toHaveLength(30);
    }
    const [allTime, thisWeek, thisMonth] = [
      (comic: Comic) => comic.views,
      (comic: Comic) => comic.recentViews.week,
      (comic: Comic) => comic.recentViews.month,
    ].map((views) =>
      truth.comics
        .map(({ comic }) => comic)
        .toSorted((a, b) => views(b) - views(a))
        .slice(0, 7)
        .map(({ slug }) => slug),
    );
    expect(thisWeek).not.toEqual(allTime);
    expect(thisMonth).not.toEqual(allTime);
    expect(thisMonth).not.toEqual(thisWeek);
  });

  it('publishes a comic’s chapters in the order of their numbers', () => {
    for (const { chapters } of truth.comics) {
      const english = chapters.filter(({ language }) => language === 'en');
      const times = english.map(({ publishedAt }) => publishedAt.getTime());
      expect(times.toSorted((a, b) => a - b)).toEqual(times);
    }
  });
});

describe('what readers say of the comics', () => {
  it('is of comics that there are, and no more propose a tag than propose any', () => {
    const slugs = new Set(CATALOGUE.map(({ slug }) => slug));
    for (const [slug, { readers, tags }] of Object.entries(OPINIONS)) {
      expect(slugs.has(slug), slug).toBe(true);
      expect(Math.max(...Object.values(tags)), slug).toBeLessThanOrEqual(readers);
    }
  });

  it('adds up to what the comics show', () => {
    const documents = new Map(truthDocuments(truth).map(({ path, data }) => [path, data]));
    for (const { comic } of truth.comics) {
      const shard = documents.get(paths.countShard(countTargets.comic(comic.slug), 'demonstration'));
      expect(shard).toEqual(
        comic.ratings && {
          ...Object.fromEntries(comic.ratings.map((count, index) => [`star${index + 1}`, count])),
          taggers: comic.tags?.readers,
          ...Object.fromEntries(
            Object.entries(comic.tags?.given ?? {}).map(([tag, of]) => [`tag:${tag}`, of]),
          ),
        },
      );
    }
    expect(truth.comics.filter(({ comic }) => (comic.tags?.shown.length ?? 0) > 2).length).toBeGreaterThan(
      20,
    );
  });
});

describe('the documents', () => {
  it('are one page for every comic and for every chapter', () => {
    for (const entry of truth.comics) {
      expect(ownPages(truth, entry)).toHaveLength(1 + entry.chapters.length);
    }
  });

  it('stand at paths of their own', () => {
    const all = truthDocuments(truth).map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('catalogueOf', () => {
  it('grows a catalogue of any size with ids of their own', () => {
    const grown = catalogueOf(truth, 60);
    expect(grown.comics).toHaveLength(60);
    expect(new Set(grown.comics.map(({ comic }) => comic.slug)).size).toBe(60);
    const ids = grown.comics.flatMap(({ chapters }) => chapters.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const counted = [...grown.publishers.values()].reduce((sum, { comicCount }) => sum + comicCount, 0);
    expect(counted).toBe(60);
  });
});
