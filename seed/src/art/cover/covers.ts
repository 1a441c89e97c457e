import { lanternOfTheStraitArt } from './art/lantern-of-the-strait.ts';
import type { CoverArt } from './cover-art.ts';

/** The cover of every comic of the catalogue, by slug. */
export const COVERS: Readonly<Record<string, CoverArt>> = {
  'lantern-of-the-strait': lanternOfTheStraitArt,
};
