import type { Locale } from '@rawi/model/lists/locales';
import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { buildOpdsComic } from '@rawi/model/pages/build-opds-pages';
import type { OpdsComic } from '@rawi/model/pages/opds-payloads';
import { VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { answer } from '@rawi/model/search/answer';
import { Catalog } from '@rawi/model/search/catalog';
import { isLookingFor, textRequest } from '@rawi/model/search/search-request';
import type { Firestore } from 'firebase-admin/firestore';
import { MAX_READ, queryFor } from './site-search.ts';

/** Finds the comics that a text names, the likest first, as reading apps list them. */
export type OpdsSearch = (text: string, locale: Locale) => Promise<readonly OpdsComic[]>;

/**
 * Searches for reading apps, whatever the size of the catalogue: no app reads its parts. It costs what a search of the site itself does, 200 documents at
 * most; a text without a letter or digit costs none. Comics for adults are not found.
 */
export function opdsSearch(db: Firestore): OpdsSearch {
  return async (text, locale) => {
    if (!isLookingFor(text)) return [];
    const request = textRequest(text);
    const { docs } = await (await queryFor(db, request)).limit(MAX_READ).get();
    const comics = docs.map((comic) => comic.data());
    const catalog = new Catalog();
    const part = buildCatalogPart(comics);
    if (part?.kind === 'catalog') catalog.add(part.payload);
    catalog.orders.setMostRead(comics.toSorted((a, b) => b.views - a.views).map(({ slug }) => slug));
    const found = answer(catalog, request, { locale, count: MAX_READ, upTo: VISITORS_WISH.upTo });
    const bySlug = new Map(comics.map((comic) => [comic.slug, comic]));
    return found.comics.flatMap(({ entry }) => {
      const comic = bySlug.get(entry.slug);
      return (comic && buildOpdsComic(comic)) ?? [];
    });
  };
}
