import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import { byLocale } from '@rawi/model/lists/locales';
import { type Localized, localizedOf } from '@rawi/model/text/localized';
import { slugOf } from '@rawi/model/text/slugify';
import type { Named } from '@rawi/model/truth/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import type { CatalogPublisher } from './catalog-file.ts';
import { existingGenre, existingPerson, existingPublisher } from './site-truth.ts';

/** Finds the ids and the names in both languages of the people, genres and publishers that a catalogue names. */
export interface Names {
  person(name: Localized<string>): Promise<Named>;
  genre(name: Localized<string>): Promise<Named>;
  /** `undefined` when neither the catalogue nor the site has such a publisher. */
  publisher(id: string): Promise<Named | undefined>;
}

/**
 * What the catalogue says goes before what the site has; a language that only one of them has is kept. A person of
 * the same name as a publisher of the catalogue (an author who publishes) shares its names.
 */
export function namesOf(firestore: Firestore, publishers: ReadonlyMap<string, CatalogPublisher>): Names {
  return {
    async person(name) {
      const id = idOf(name);
      const sameName = [...publishers.values()].find((publisher) => idOf(publisher.name) === id);
      const known = (await existingPerson(firestore, id))?.name;
      return { id, name: joinNames(known, sameName?.name, name) };
    },
    async genre(name) {
      const id = idOf(name);
      return { id, name: joinNames((await existingGenre(firestore, id))?.name, KNOWN_GENRES[id], name) };
    },
    async publisher(id) {
      const listed = publishers.get(id)?.name;
      const known = (await existingPublisher(firestore, id))?.name;
      if (!listed) return known && { id, name: known };
      return { id, name: joinNames(known, listed) };
    },
  };
}

function idOf(name: Localized<string>): string {
  return slugOf(name.en ?? '', name.ar ?? '');
}

/** The names laid over one another: the last that has a language gives it. */
function joinNames(...names: readonly (Localized<string> | undefined)[]): Localized<string> {
  return localizedOf(byLocale((locale) => names.findLast((name) => name?.[locale] !== undefined)?.[locale]));
}
