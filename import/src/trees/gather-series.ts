import { type ChapterGuess, type Guessed, isSame, keyOf } from './guess-chapter.ts';
import type { SeriesFacts } from './series-file.ts';
import type { TreeFolder } from './walk-tree.ts';

/** A chapter with everything that is guessed of it, once all others are known. */
export interface GatheredChapter {
  readonly guess: ChapterGuess;
  /** Absent where nothing tells it. */
  readonly number?: number;
  readonly uncertain: readonly Guessed[];
}

/** A series of a tree, and its chapters in order. */
export interface GatheredSeries {
  readonly series: string;
  readonly isUncertain: boolean;
  readonly facts: SeriesFacts;
  /** The picture beside its chapters that is named as a cover, below the folder of the tree. */
  readonly cover?: string;
  readonly chapters: readonly GatheredChapter[];
}

interface Draft {
  readonly series: string;
  isUncertain: boolean;
  readonly guesses: ChapterGuess[];
}

/**
 * Puts the chapters of a tree together to series. `beside` has what lies in folders beside chapters, `factsIn` what such a file says, by the folder's path. Pure.
 */
export function gatherSeries(
  guesses: readonly ChapterGuess[],
  beside: ReadonlyMap<string, TreeFolder>,
  factsIn: ReadonlyMap<string, SeriesFacts>,
): GatheredSeries[] {
  const mixed = mixedFolders(guesses);
  const drafts = new Map<string, Draft>();
  for (const guess of guesses) {
    const { name, isUncertain } = seriesOf(guess, mixed, factsIn);
    const key = keyOf(name);
    const draft = drafts.get(key) ?? { series: name, isUncertain: false, guesses: [] };
    draft.isUncertain ||= isUncertain;
    draft.guesses.push(guess);
    drafts.set(key, draft);
  }
  return [...drafts.values()].map(({ series, isUncertain, guesses: own }) => {
    const folders = [...new Set(own.map(({ seriesFolder }) => seriesFolder))];
    // What lies in a folder of several series belongs to none of them.
    const isOnly = drafts.size === 1;
    const alone = folders.filter((folder) => (folder !== '' || isOnly) && !mixed.has(folder));
    const cover = alone.flatMap((folder) => coverIn(beside.get(folder)) ?? [])[0];
    const facts = { ...aboutOf(own), ...alone.map((folder) => factsIn.get(folder)).find(Boolean) };
    return {
      series,
      isUncertain,
      facts,
      ...(cover !== undefined && { cover }),
      chapters: inOrder(withNumbers(own)),
    };
  });
}

/** Folders whose files say several names, of which none is the folder's: they hold several series. */
function mixedFolders(guesses: readonly ChapterGuess[]): ReadonlySet<string> {
  const names = new Map<string, Set<string>>();
  for (const { said, seriesFolder } of guesses) {
    const known = names.get(seriesFolder) ?? new Set();
    const name = said.byInfo ?? said.byName;
    if (name !== undefined) known.add(keyOf(name));
    if (isSame(name, said.byFolder)) known.add('');
    names.set(seriesFolder, known);
  }
  return new Set(
    [...names].filter(([, known]) => known.size > 1 && !known.has('')).map(([folder]) => folder),
  );
}

function seriesOf(
  { said, seriesFolder, path }: ChapterGuess,
  mixed: ReadonlySet<string>,
  factsIn: ReadonlyMap<string, SeriesFacts>,
): { readonly name: string; readonly isUncertain: boolean } {
  if (said.byInfo !== undefined) return { name: said.byInfo, isUncertain: false };
  const isMixed = mixed.has(seriesFolder);
  const inFile = isMixed ? undefined : factsIn.get(seriesFolder)?.series;
  if (inFile !== undefined && seriesFolder !== '') return { name: inFile, isUncertain: false };
  const { byFolder, byName } = said;
  if (byFolder !== undefined && !isMixed) {
    return { name: byFolder, isUncertain: byName !== undefined && !isPartOf(byName, byFolder) };
  }
  if (byName !== undefined) return { name: byName, isUncertain: isMixed };
  return { name: byFolder ?? path.replace(/\.[a-z0-9]{2,4}$/i, ''), isUncertain: true };
}

/** Whether one of two names begins with the other: files often leave a part of it out. */
function isPartOf(one: string, other: string): boolean {
  const [short = '', long = ''] = [keyOf(one), keyOf(other)].toSorted((a, b) => a.length - b.length);
  return short !== '' && long.startsWith(short);
}

/** What the files of its chapters say of a series: of each the first that says it. */
function aboutOf(guesses: readonly ChapterGuess[]): SeriesFacts {
  const abouts = guesses.flatMap(({ about }) => about ?? []);
  const first = <T>(pick: (about: (typeof abouts)[number]) => T | undefined) =>
    abouts.map(pick).find((value) => value !== undefined);
  const some = (names: readonly string[]) => (names.length > 0 ? names : undefined);
  const publisher = first((about) => about.publisher);
  const description = first((about) => about.summary);
  const writers = first((about) => some(about.writers));
  const artists = first((about) => some(about.artists));
  const genres = first((about) => some(about.genres));
  return {
    ...(publisher !== undefined && { publisher }),
    ...(description !== undefined && { description }),
    ...(writers && { writers }),
    ...(artists && { artists }),
    ...(genres && { genres }),
  };
}

function coverIn(folder: TreeFolder | undefined): string | undefined {
  const name = folder?.beside.find((each) => !/\.(?:json|xml)$/i.test(each));
  if (name === undefined || !folder) return undefined;
  return folder.path === '' ? name : `${folder.path}/${name}`;
}

/** What has no number of its own stands behind the last chapter; two of one number, language and translator are both uncertain. */
function withNumbers(guesses: readonly ChapterGuess[]): GatheredChapter[] {
  const last = Math.max(0, ...guesses.map(({ number }) => number ?? 0));
  const extras = guesses.filter(({ number, isSpecial }) => number === undefined && isSpecial).length;
  const step = extras > 9 ? 0.01 : 0.1;
  let extra = 0;
  const numbered = guesses.map((guess) => {
    if (guess.number !== undefined) return { guess, number: guess.number };
    // A comic of one file is its only chapter.
    if (guesses.length === 1) return { guess, number: 1 };
    if (!guess.isSpecial || extras > 99) return { guess };
    extra += 1;
    return { guess, number: Math.round((last + extra * step) * 100) / 100 };
  });
  const keys = numbered.map(({ guess: { language, translator = '' }, number }) =>
    number === undefined ? undefined : `${number} ${language} ${keyOf(translator)}`,
  );
  const seen = new Map<string, number>();
  for (const key of keys) if (key !== undefined) seen.set(key, (seen.get(key) ?? 0) + 1);
  return numbered.map((chapter, index) => {
    const key = keys[index];
    const uncertain = new Set(chapter.guess.uncertain);
    if (key === undefined || (seen.get(key) ?? 0) > 1) uncertain.add('number');
    return { ...chapter, uncertain: [...uncertain] };
  });
}

function inOrder(chapters: readonly GatheredChapter[]): GatheredChapter[] {
  return chapters.toSorted(
    (one, other) =>
      (one.number ?? Number.POSITIVE_INFINITY) - (other.number ?? Number.POSITIVE_INFINITY) ||
      Number(one.guess.language > other.guess.language) - Number(one.guess.language < other.guess.language),
  );
}
