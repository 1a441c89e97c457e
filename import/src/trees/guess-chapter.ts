import type { ComicInfoAbout } from '@rawi/media/archives/comic-info';
import type { Language } from '@rawi/model/lists/languages';
import { fold } from '@rawi/model/text/fold';
import { latinDigits } from '@rawi/model/text/latin-digits';
import { folderFacts, type NameFacts, nameFacts } from './name-facts.ts';
import { languageOfWord } from './name-words.ts';
import type { TreeItem } from './walk-tree.ts';

/** The fields of a chapter that may be guessed. */
export const GUESSED = ['series', 'number', 'language', 'translator'] as const;
export type Guessed = (typeof GUESSED)[number];

/** A chapter as its file, its folders and its names tell it. */
export interface ChapterGuess {
  /** Below the folder of the tree. */
  readonly path: string;
  /** Its series by each of what tells it, the surest first. */
  readonly said: {
    readonly byInfo?: string | undefined;
    readonly byFolder?: string | undefined;
    readonly byName?: string | undefined;
  };
  /** The folder that is called as the series; of no folder where the file lies in none. */
  readonly seriesFolder: string;
  readonly number?: number;
  readonly volume?: number;
  readonly language: Language;
  readonly translator?: string;
  readonly title?: string;
  readonly isSpecial: boolean;
  readonly uncertain: ReadonlySet<Guessed>;
  readonly about?: ComicInfoAbout | undefined;
}

/** What the folders around a file say. */
interface Place {
  readonly series?: string;
  readonly seriesFolder: string;
  readonly language?: Language;
  readonly translator?: string;
  readonly volume?: number;
  readonly number?: number;
  readonly isSpecial: boolean;
}

/**
 * Tells what a file of a tree is, from what it says itself, then its name, then its folders; `root` is what the tree's own folder is called, which may be a series. Pure.
 */
export function guessChapter(
  { path }: Pick<TreeItem, 'path'>,
  about: ComicInfoAbout | undefined,
  root: string,
): ChapterGuess {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  const own = nameFacts(name);
  const place = placeOf(folders);
  const uncertain = new Set<Guessed>();
  const number = numberOf(own, place, about, uncertain);
  const language = languageOf(own, place, about, [name, ...folders]);
  if (!language.isSaid) uncertain.add('language');
  const translator = about?.translators[0] ?? own.translator ?? place.translator;
  if (translator !== undefined && about?.translators[0] === undefined && own.translator === undefined) {
    uncertain.add('translator');
  }
  const volume = own.volume ?? place.volume;
  const title = about?.title ?? own.title;
  return {
    path,
    said: {
      byInfo: about?.series,
      byFolder: place.series ?? (own.series === undefined ? folderFacts(root).series : undefined),
      byName: own.series,
    },
    seriesFolder: place.seriesFolder,
    ...(number !== undefined && { number }),
    ...(volume !== undefined && { volume }),
    language: language.code,
    ...(translator !== undefined && { translator }),
    ...(title !== undefined && { title }),
    isSpecial: own.isSpecial ?? place.isSpecial,
    uncertain,
    about,
  };
}

/** From the nearest folder outwards, until one is called as the series. */
function placeOf(folders: readonly string[]): Place {
  const found: { -readonly [K in keyof Place]?: Place[K] } = {};
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const name = folders[depth - 1] ?? '';
    const { series: _, ...facts } = nameFacts(name);
    const folder = folderFacts(name);
    const language = languageOfWord(folder.series ?? name) ?? folder.language ?? facts.language;
    if (language) found.language ??= language;
    if (folder.translator !== undefined) found.translator ??= folder.translator;
    if (folder.series !== undefined && languageOfWord(folder.series) === undefined) {
      if (!(facts.isSpecial && nameFacts(name).series === undefined)) {
        return {
          ...found,
          series: folder.series,
          seriesFolder: folders.slice(0, depth).join('/'),
          isSpecial: found.isSpecial ?? false,
        };
      }
      found.isSpecial = true;
    }
    if (facts.volume !== undefined) found.volume ??= facts.volume;
    if (facts.number !== undefined) found.number ??= facts.number;
  }
  return { ...found, seriesFolder: '', isSpecial: found.isSpecial ?? false };
}

function numberOf(
  own: NameFacts,
  place: Place,
  about: ComicInfoAbout | undefined,
  uncertain: Set<Guessed>,
): number | undefined {
  const said = /^\s*(\d{1,5}(?:\.\d{1,2})?)\s*$/.exec(latinDigits(about?.number ?? ''))?.[1];
  if (said !== undefined) return Number(said);
  // Within a folder of extras a bare number counts these.
  if (own.number !== undefined && !(place.isSpecial && own.isBareNumber)) {
    const isAlone = own.series === undefined || isSame(own.series, place.series);
    if (own.isSpecial || own.isRange || (own.isBareNumber && !isAlone)) uncertain.add('number');
    return own.number;
  }
  uncertain.add('number');
  if (own.isSpecial || place.isSpecial) return undefined;
  return place.number ?? own.volume ?? place.volume;
}

function languageOf(
  own: NameFacts,
  place: Place,
  about: ComicInfoAbout | undefined,
  names: readonly string[],
): { readonly code: Language; readonly isSaid: boolean } {
  const said = languageOfWord(about?.language ?? '') ?? own.language ?? place.language;
  if (said) return { code: said, isSaid: true };
  const letters = [about?.series ?? '', about?.title ?? '', ...names].join(' ');
  return { code: /\p{Script=Arabic}/u.test(letters) ? 'ar' : 'en', isSaid: false };
}

/** Whether two names are the same for a person. */
export function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
}

/** What names of one series have in common, however they are written. */
export const keyOf = (name: string): string => fold(name) || name.normalize('NFC').toLowerCase();
