import { captainZenithArt } from './art/captain-zenith.ts';
import { deepStaticArt } from './art/deep-static.ts';
import { dustRallyArt } from './art/dust-rally.ts';
import { elevatorToTheSnowArt } from './art/elevator-to-the-snow.ts';
import { ironSparrowArt } from './art/iron-sparrow.ts';
import { kumoAndTheStormDrumArt } from './art/kumo-and-the-storm-drum.ts';
import { lanternOfTheStraitArt } from './art/lantern-of-the-strait.ts';
import { mothQueenArt } from './art/moth-queen.ts';
import { neonFalconArt } from './art/neon-falcon.ts';
import { orbitNineArt } from './art/orbit-9.ts';
import { owlAndDaughterArt } from './art/owl-and-daughter.ts';
import { paperMoonRamenArt } from './art/paper-moon-ramen.ts';
import { paperTigersArt } from './art/paper-tigers.ts';
import { saffronStreetArt } from './art/saffron-street.ts';
import { simurghArt } from './art/simurgh.ts';
import { theBeekeepersWarArt } from './art/the-beekeepers-war.ts';
import { theCartographersDaughterArt } from './art/the-cartographers-daughter.ts';
import { theClockmakersApprenticeArt } from './art/the-clockmakers-apprentice.ts';
import { theJinnInFlatTwelveArt } from './art/the-jinn-in-flat-12.ts';
import { theLastGoalkeeperArt } from './art/the-last-goalkeeper.ts';
import { theNightTrainToNowhereArt } from './art/the-night-train-to-nowhere.ts';
import { thePearlThievesArt } from './art/the-pearl-thieves.ts';
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
  'iron-sparrow': ironSparrowArt,
  'deep-static': deepStaticArt,
  simurgh: simurghArt,
  'the-cartographers-daughter': theCartographersDaughterArt,
  'the-clockmakers-apprentice': theClockmakersApprenticeArt,
  'neon-falcon': neonFalconArt,
  'paper-moon-ramen': paperMoonRamenArt,
  'kumo-and-the-storm-drum': kumoAndTheStormDrumArt,
  'elevator-to-the-snow': elevatorToTheSnowArt,
  'owl-and-daughter': owlAndDaughterArt,
  'the-jinn-in-flat-12': theJinnInFlatTwelveArt,
  'the-night-train-to-nowhere': theNightTrainToNowhereArt,
  'the-pearl-thieves': thePearlThievesArt,
  'the-beekeepers-war': theBeekeepersWarArt,
  'dust-rally': dustRallyArt,
};
