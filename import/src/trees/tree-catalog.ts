import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { slugOf } from '@rawi/model/text/slugify';
import { isUnsure, strictestOf } from './age-words.ts';
import type { GatheredChapter, GatheredSeries } from './gather-series.ts';

/** What stands first in the file, for whoever opens it. */
const ABOUT =
  'Made of what lies in this folder. Fill in what is empty, correct what "uncertain" names, then run the same command again.';

/**
 * The `catalog.json` of a tree, for its owner to correct: what a comic must have and nothing tells is there, empty, so that it does not go in as it is. Pure.
 */
export function treeCatalog(all: readonly GatheredSeries[]): object {
  const publishers = new Map<string, string>();
  for (const { facts } of all) {
    const id = publisherId(facts.publisher);
    if (facts.publisher !== undefined && id !== '')
      publishers.set(id, facts.publisher.slice(0, LIMITS.nameLength));
  }
  return {
    about: ABOUT,
    publishers: [...publishers].map(([id, name]) => ({ id, name })),
    comics: all.map(comicOf),
  };
}

const publisherId = (name: string | undefined) => (name === undefined ? '' : slugOf(name));

function comicOf({ series, isUncertain, facts, cover, chapters }: GatheredSeries): object {
  const ages = chapters.map(({ guess }) => guess.about?.ageRating);
  const ageRating = strictestOf(ages);
  const uncertain = [...(isUncertain ? ['series'] : []), ...(isUnsure(ages) ? ['ageRating'] : [])];
  return {
    series: series.slice(0, LIMITS.titleLength),
    publisher: publisherId(facts.publisher),
    writer: facts.writers?.[0]?.slice(0, LIMITS.nameLength) ?? '',
    artists: (facts.artists ?? facts.writers ?? [])
      .map((name) => name.slice(0, LIMITS.nameLength))
      .slice(0, 10),
    genres: (facts.genres ?? []).slice(0, 10),
    description: firstWords(facts.description ?? ''),
    ...(facts.isCompleted === true && { status: 'completed' }),
    ...(cover !== undefined && { cover }),
    ...(ageRating && { ageRating }),
    ...(uncertain.length > 0 && { uncertain }),
    chapters: chapters.map(chapterOf),
  };
}

function chapterOf({ guess, number, uncertain }: GatheredChapter): object {
  const { language, title, translator, path } = guess;
  const own = uncertain.filter((field) => field !== 'series');
  return {
    number: number ?? null,
    language: LANGUAGE_NAMES[language].en,
    ...(title !== undefined && { title: title.slice(0, LIMITS.titleLength) }),
    pdf: path,
    ...(translator !== undefined && { translator: translator.slice(0, LIMITS.nameLength) }),
    ...(own.length > 0 && { uncertain: own }),
  };
}

/** As many words as a description may have, without the markup that some programs write into it. */
function firstWords(text: string): string {
  const plain = text.replaceAll(/<[^<>]{0,200}>/g, ' ').trim();
  return plain.split(/\s+/u).slice(0, LIMITS.descriptionWords).join(' ');
}
