import type { Locale } from '@rawi/model/lists/locales';
import { paths } from '../../../core/lib/paths.ts';
import { readList } from '../../../core/live/read-list.ts';
import { readTranslatorPage } from '../../../core/pages/pages.ts';
import { commentsOf } from '../../../domains/comments/own-comments.ts';
import { savedItemsOf } from '../../../domains/library/own-lists.ts';
import { jsonOf } from '../../../domains/shelves/files/json-file.ts';
import {
  csvOfTaken,
  jsonOfTaken,
  malOfLibrary,
  type OwnOpinions,
  type Taken,
  takenComments,
  takenLibrary,
  takenRatings,
} from '../../../domains/shelves/library-files/taken.ts';
import { byListName, ownListsOf } from '../../../domains/shelves/own-lists.ts';

/** How many saved comics or comments a file has at most: one read for each. */
export const MAX_TAKEN = 2000;

/** What is taken away, and the forms of each. */
export const TAKEN_FORMS = {
  saved: ['csv', 'mal', 'json'],
  lists: ['json'],
  comments: ['csv', 'json'],
  ratings: ['csv', 'json'],
} as const;
export type TakenThing = keyof typeof TAKEN_FORMS;
export type TakenForm = (typeof TAKEN_FORMS)[TakenThing][number];

interface TakenFile {
  readonly file: Blob;
  readonly name: string;
  /** Whether there is more than the file has. */
  readonly isCut: boolean;
}

interface Taking {
  readonly uid: string;
  readonly own: OwnOpinions;
  readonly locale: Locale;
  readonly onProgress: (count: number) => void;
}

const TYPES = { csv: 'text/csv', json: 'application/json', mal: 'application/xml' } as const;
const ENDINGS = { csv: 'csv', json: 'json', mal: 'xml' } as const;

/** The file of one thing; undefined where there is nothing of it. Rejects when the site does not answer. */
export async function takeAway(
  thing: TakenThing,
  form: TakenForm,
  taking: Taking,
): Promise<TakenFile | undefined> {
  const read = await readText(thing, form, taking);
  if (!read) return undefined;
  const { text, isCut } = read;
  return { file: new Blob([text], { type: TYPES[form] }), name: `rawi-${thing}.${ENDINGS[form]}`, isCut };
}

async function readText(thing: TakenThing, form: TakenForm, { uid, own, locale, onProgress }: Taking) {
  if (thing === 'saved') {
    const { items, isCut } = await readList(savedItemsOf(uid, 'comic', 'latest'), MAX_TAKEN, onProgress);
    const comics = items.flatMap(({ data }) => (data.kind === 'comic' ? [data] : []));
    if (comics.length === 0) return undefined;
    const text = form === 'mal' ? malOfLibrary(comics) : tableOf(takenLibrary(comics), form);
    return { text, isCut };
  }
  if (thing === 'lists') {
    const { items, isCut } = await readList(ownListsOf(uid), MAX_TAKEN, onProgress);
    if (items.length === 0) return undefined;
    return { text: jsonOf(byListName(items, locale).map(({ data }) => data)), isCut };
  }
  if (thing === 'comments') {
    const { items, isCut } = await readList(commentsOf(uid), MAX_TAKEN, onProgress);
    const comments = items.flatMap(({ data }) => (data.deleted ? [] : [data]));
    return comments.length === 0 ? undefined : { text: tableOf(takenComments(comments), form), isCut };
  }
  const taken = takenRatings(
    own,
    await namesOf(Object.keys(own.ratings)),
    // What a comic was called first is its id, and stays an address of it.
    (kind, id) => new URL(paths[kind](locale, id), location.origin).href,
  );
  return taken.rows.length === 0 ? undefined : { text: tableOf(taken, form), isCut: false };
}

const tableOf = (taken: Taken, form: TakenForm) => (form === 'csv' ? csvOfTaken(taken) : jsonOfTaken(taken));

/** How many translators are asked for at once, and at most: the others are named by their address alone. */
const AT_ONCE = 4;
const MAX_NAMED = 200;

async function namesOf(translators: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (let at = 0; at < Math.min(translators.length, MAX_NAMED); at += AT_ONCE) {
    await Promise.all(
      translators.slice(at, at + AT_ONCE).map(async (id) => {
        const page = await readTranslatorPage(id);
        if (page.state === 'ready') names.set(id, page.payload.name);
      }),
    );
  }
  return names;
}
