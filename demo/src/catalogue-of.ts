import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import { chapterSummary } from '@rawi/model/pages/chapter-summary';
import { NO_RECENT_VIEWS } from '@rawi/model/truth/recent-views';
import { onShelves, publisherOf, type Truth } from './load/truth.ts';

const DAY = 86_400_000;

/**
 * A truth of `count` comics for measuring: copies of the given ones under other slugs and names, with other views and
 * dates, that share their pictures. The first copies are the originals themselves.
 */
export function catalogueOf(truth: Truth, count: number): Truth {
  const comics = onShelves(
    Array.from({ length: count }, (_value, index) => {
      const origin = truth.comics[index % truth.comics.length];
      if (!origin) throw new RangeError('A catalogue is grown out of one comic at least.');
      const round = Math.floor(index / truth.comics.length);
      return round === 0 ? origin : copy(origin, round);
    }),
  );
  const publishers = new Map(
    [...truth.publishers].map(([id, publisher]) => [id, publisherOf(id, publisher, comics)]),
  );
  return { ...truth, comics, publishers };
}

function copy({ comic, chapters }: Truth['comics'][number], round: number): Truth['comics'][number] {
  const slug = `${comic.slug}-${round}`;
  const earlier = (time: Date) => new Date(time.getTime() - round * 30 * DAY);
  const copies = chapters.map(
    (chapter): ChapterDocument => ({
      ...chapter,
      id: chapter.id.replace(comic.slug, slug),
      comicId: slug,
      publishedAt: earlier(chapter.publishedAt),
    }),
  );
  return {
    comic: {
      ...comic,
      slug,
      series: `${comic.series} ${round}`,
      names: comic.names.ar === undefined ? {} : { ar: `${comic.names.ar} ${round.toLocaleString('ar-SA')}` },
      views: Math.floor(comic.views / (round + 1)),
      recentViews: NO_RECENT_VIEWS,
      createdAt: earlier(comic.createdAt),
      ...chapterSummary(copies, earlier(comic.updatedAt)),
    },
    chapters: copies,
    comments: [],
  };
}
