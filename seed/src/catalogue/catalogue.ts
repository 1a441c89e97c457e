import { lanternOfTheStrait } from './comics/lantern-of-the-strait.ts';
import type { ComicEntry } from './entry.ts';

/** The demonstration catalogue; the first three are the ones the home page opens with. */
export const CATALOGUE: readonly ComicEntry[] = [lanternOfTheStrait];
