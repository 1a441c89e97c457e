import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { fold } from '@rawi/model/text/fold';
import { type PublicEntry, publicEntryKey } from '@rawi/model/truth/public-list';
import type { Firestore } from 'firebase-admin/firestore';
import type { Problem } from '../problem.ts';
import type { CatalogEntry } from '../read-catalog.ts';
import { existingComic } from '../site-truth.ts';
import type { Order, OrderEntry } from './read-orders.ts';

/** What orders may name: the comics of the site, and beside them those that are about to come in. */
export interface Named {
  /** Undefined where there is no such comic. */
  readonly comicAt: (slug: string) => Promise<NamedComic | undefined>;
}

interface NamedComic {
  readonly comicId: string;
  readonly chapters: readonly NamedChapter[];
}

interface NamedChapter {
  /** Undefined until it is in the site. */
  readonly id: string | undefined;
  readonly number: number;
  readonly language: string;
  readonly translator: string;
}

/** Looks each comic up once. `coming` are comics that are no part of the site yet, or get more chapters. */
export function namedIn(firestore: Firestore, coming: readonly CatalogEntry[] = []): Named {
  const found = new Map<string, Promise<NamedComic | undefined>>();
  const look = async (slug: string): Promise<NamedComic | undefined> => {
    const { comicId, comic, chapters } = await existingComic(firestore, slug);
    const entry = coming.find((each) => each.slug === slug);
    if (!comic && !entry) return undefined;
    const there = [...chapters].map(
      ([id, { number, language, translator }]): NamedChapter => ({
        id,
        number,
        language,
        translator: fold(translator?.name ?? ''),
      }),
    );
    const isThere = (one: NamedChapter) =>
      there.some(
        (other) =>
          other.number === one.number &&
          other.language === one.language &&
          other.translator === one.translator,
      );
    const added = (entry?.chapters ?? []).map(
      ({ chapter: { number, language, translator = '' } }): NamedChapter => ({
        id: undefined,
        number,
        language,
        translator: fold(translator),
      }),
    );
    return {
      comicId,
      chapters: [...(comic ? there : []), ...added.filter((each) => !comic || !isThere(each))],
    };
  };
  return {
    comicAt(slug) {
      const comic = found.get(slug) ?? look(slug);
      found.set(slug, comic);
      return comic;
    },
  };
}

/** The entries of an order by their ids; of what is about to come in there is none yet. What is not there, or could be several, is a problem. */
export async function findEntries(
  named: Named,
  { entries }: Order,
): Promise<{ readonly entries: readonly PublicEntry[]; readonly problems: readonly Problem[] }> {
  const found: PublicEntry[] = [];
  const problems: Problem[] = [];
  const places = new Map<string, string>();
  for (const entry of entries) {
    const one = await findEntry(named, entry);
    if ('problem' in one) problems.push(one.problem);
    if (!('found' in one) || !one.found) continue;
    const key = publicEntryKey(one.found);
    const before = places.get(key);
    if (before === undefined) found.push(one.found);
    else problems.push({ entry: entry.name, field: '', message: `is ${before} once more` });
    places.set(key, entry.name);
  }
  return { entries: found, problems };
}

type Found = { readonly found: PublicEntry | undefined } | { readonly problem: Problem };

async function findEntry(named: Named, { name, comic: slug, chapter }: OrderEntry): Promise<Found> {
  const comic = await named.comicAt(slug);
  if (!comic)
    return wrong(name, 'comic', `“${slug}” is not in the site, and does not come in with this folder`);
  const { comicId } = comic;
  if (!chapter) return { found: { kind: 'comic', comicId } };
  const { number, language, translator } = chapter;
  const said = `chapter ${number} in ${LANGUAGE_NAMES[language].en}`;
  const those = comic.chapters.filter((each) => each.number === number && each.language === language);
  const by = translator === undefined ? those : those.filter((each) => each.translator === fold(translator));
  const [first, second] = by;
  if (!first) {
    const whose = translator === undefined || those.length === 0 ? '' : ` by “${translator}”`;
    return wrong(name, 'chapter', `“${slug}” has no ${said}${whose}`);
  }
  if (second)
    return wrong(name, 'translator', `is missing: “${slug}” has ${said} by ${by.length} translators`);
  const { id } = first;
  return { found: id === undefined ? undefined : { kind: 'chapter', comicId, chapterId: id } };
}

function wrong(entry: string, field: string, message: string): Found {
  return { problem: { entry, field, message } };
}
