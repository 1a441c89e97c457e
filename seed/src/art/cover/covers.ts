import { captainZenithArt } from './art/captain-zenith.ts';
import { lanternOfTheStraitArt } from './art/lantern-of-the-strait.ts';
import { mothQueenArt } from './art/moth-queen.ts';
import { orbitNineArt } from './art/orbit-9.ts';
import { paperTigersArt } from './art/paper-tigers.ts';
import { saffronStreetArt } from './art/saffron-street.ts';
import { theLastGoalkeeperArt } from './art/the-last-goalkeeper.ts';
import { theSaltCaravanArt } from './art/the-salt-caravan.ts';
import { theWellAtMidnightArt } from './art/the-well-at-midnight.ts';
import type { CoverArt } from './cover-art.ts';

/** The cover of every comic of the catalogue, by slug. */
export const COVERS: Readonly<Record<string, CoverArt>> = {
  'lantern-of-the-strait': lanternOfTheStraitArt,
  'captain-zenith': captainZenithArt,
  'moth-queen': mothQueenArt,
  'orbit-9': orbitNineArt,
  'saffron-street': saffronStreetArt,
  'the-well-at-midnight': theWellAtMidnightArt,
  'paper-tigers': paperTigersArt,
  'the-salt-caravan': theSaltCaravanArt,
  'the-last-goalkeeper': theLastGoalkeeperArt,
};
