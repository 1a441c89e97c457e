import { captainZenith } from './comics/captain-zenith.ts';
import { deepStatic } from './comics/deep-static.ts';
import { dustRally } from './comics/dust-rally.ts';
import { elevatorToTheSnow } from './comics/elevator-to-the-snow.ts';
import { ironSparrow } from './comics/iron-sparrow.ts';
import { kumoAndTheStormDrum } from './comics/kumo-and-the-storm-drum.ts';
import { lanternOfTheStrait } from './comics/lantern-of-the-strait.ts';
import { mothQueen } from './comics/moth-queen.ts';
import { neonFalcon } from './comics/neon-falcon.ts';
import { orbitNine } from './comics/orbit-9.ts';
import { owlAndDaughter } from './comics/owl-and-daughter.ts';
import { paperMoonRamen } from './comics/paper-moon-ramen.ts';
import { paperTigers } from './comics/paper-tigers.ts';
import { saffronStreet } from './comics/saffron-street.ts';
import { simurgh } from './comics/simurgh.ts';
import { theBeekeepersWar } from './comics/the-beekeepers-war.ts';
import { theCartographersDaughter } from './comics/the-cartographers-daughter.ts';
import { theClockmakersApprentice } from './comics/the-clockmakers-apprentice.ts';
import { theJinnInFlatTwelve } from './comics/the-jinn-in-flat-12.ts';
import { theLastGoalkeeper } from './comics/the-last-goalkeeper.ts';
import { theNightTrainToNowhere } from './comics/the-night-train-to-nowhere.ts';
import { thePearlThieves } from './comics/the-pearl-thieves.ts';
import { theSaltCaravan } from './comics/the-salt-caravan.ts';
import { theWellAtMidnight } from './comics/the-well-at-midnight.ts';
import type { ComicEntry } from './entry.ts';

/** The demonstration catalogue. */
export const CATALOGUE: readonly ComicEntry[] = [
  lanternOfTheStrait,
  captainZenith,
  mothQueen,
  orbitNine,
  saffronStreet,
  theWellAtMidnight,
  paperTigers,
  theSaltCaravan,
  theLastGoalkeeper,
  ironSparrow,
  deepStatic,
  simurgh,
  theCartographersDaughter,
  theClockmakersApprentice,
  neonFalcon,
  paperMoonRamen,
  kumoAndTheStormDrum,
  elevatorToTheSnow,
  owlAndDaughter,
  theJinnInFlatTwelve,
  theNightTrainToNowhere,
  thePearlThieves,
  theBeekeepersWar,
  dustRally,
];

/**
 * The comics that are drawn first and are enough to show every kind of page, also one that scrolls, one that reads from
 * right to left in both languages, a chapter that cannot be downloaded and one with two translations. Their first
 * chapters are the long ones.
 */
export const FIRST_COMICS: readonly string[] = [
  'lantern-of-the-strait',
  'the-jinn-in-flat-12',
  'the-salt-caravan',
  'orbit-9',
  'paper-moon-ramen',
  'elevator-to-the-snow',
];
