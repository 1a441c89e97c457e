import type { Chapter } from '@rawi/model/truth/chapter';

/** A chapter whose copy for download names its translator no more; its other credits stay. */
export function withoutNamedCredits(chapter: Chapter): Chapter {
  const { credits, ...rest } = chapter;
  return credits ? { ...rest, credits: { unnamed: credits.unnamed } } : rest;
}

/** A chapter with those of its credits that its translator, who is called `name` now, may be named by. */
export function withCreditsOf(chapter: Chapter, name: string | undefined): Chapter {
  return name !== undefined && chapter.translator?.name === name ? chapter : withoutNamedCredits(chapter);
}
