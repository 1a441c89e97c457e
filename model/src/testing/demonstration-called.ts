import { z } from 'zod';
import comics from '../../test-data/search-comics.json' with { type: 'json' };
import type { Called } from '../search/text-index.ts';

const named = z.object({ name: z.object({ en: z.string(), ar: z.string() }) });
const comicSchema = z.object({
  slug: z.string(),
  series: z.string(),
  otherName: z.string().optional(),
  names: z.object({ ar: z.string().optional() }),
  publisher: named,
  writer: named,
  artists: z.array(named),
  genres: z.array(named),
});

/** The comics of the demonstration, as search reads them. */
export const DEMONSTRATION: readonly { readonly slug: string; readonly called: Called }[] = z
  .array(comicSchema)
  .parse(comics)
  .map(({ slug, series, otherName, names, publisher, writer, artists, genres }) => ({
    slug,
    called: {
      series,
      names: [otherName, names.ar].filter((name) => name !== undefined),
      who: [publisher, writer, ...artists, ...genres].flatMap(({ name }) => [name.en, name.ar]),
    },
  }));
