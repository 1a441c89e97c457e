import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { useIsListed } from '../ratings/showing.ts';
import type { News } from './news.ts';

/** Of these chapters those that are listed for whoever looks, and how many comics have others. */
export function useListedNews(all: readonly News[]): {
  readonly news: readonly News[];
  readonly leftOut: number;
} {
  const isListed = useIsListed();
  const isShown = ({ comic, chapter }: News) => isListed(ratingOfChapter(comic, chapter));
  const others = all.filter((each) => !isShown(each));
  return { news: all.filter(isShown), leftOut: new Set(others.map(({ comic }) => comic.id)).size };
}
