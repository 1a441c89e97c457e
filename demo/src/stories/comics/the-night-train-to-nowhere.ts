import type { ComicEntry } from '../entry.ts';
import { requestStop } from './the-night-train-to-nowhere/request-stop.ts';
import { theDiningCar } from './the-night-train-to-nowhere/the-dining-car.ts';
import { ticketsPlease } from './the-night-train-to-nowhere/tickets-please.ts';

/** Vera, who takes over the cap in the end. */
const vera = {
  skin: '#c08a64',
  hair: '#1a1418',
  style: 'bob',
  outfit: 'coat',
  top: '#c23a34',
  bottom: '#3a1a1c',
  accent: '#12141f',
} as const;

export const theNightTrainToNowhere: ComicEntry = {
  slug: 'the-night-train-to-nowhere',
  series: 'The Night Train to Nowhere',
  arabicName: 'قطار الليل إلى اللامكان',
  otherName: 'Le train de nulle part',
  description: {
    en: 'The 0:00 leaves from a platform that is not on the board and stops wherever a passenger regrets something. Conductor Amadis punches the tickets and never asks. Tonight somebody has boarded without a single regret.',
    ar: 'ينطلق قطار الساعة صفر من رصيف لا يظهر على اللوحة، ويقف حيثما ندم راكب على شيء. يثقب المفتش أماديس التذاكر ولا يسأل. والليلة صعد راكب لا يندم على شيء.',
  },
  publisher: 'atelier-vertige',
  writer: 'ottavia-brunel',
  artists: ['odile-verrannes', 'bastien-lacroisee'],
  genres: ['mystery', 'drama'],
  status: 'ongoing',
  ageRating: '12',
  contentNotes: ['frightening'],
  views: 13_118,
  newestHoursAgo: 66,
  daysBetween: 17,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#12141f',
  lights: {
    night: { sky: '#12303a', far: '#1d5a66', mid: '#2f7a80', near: '#0c1820', light: '#ffe08a' },
    carriage: { sky: '#12303a', far: '#8a241f', mid: '#b5483a', near: '#3a1a1c', light: '#ffe6b0' },
    dawn: { sky: '#f2c6a0', far: '#c98a7a', mid: '#7a6a80', near: '#2a2a3a', light: '#fff3d6' },
  },
  cast: {
    amadis: {
      skin: '#e0b48c',
      hair: '#cfc6b8',
      style: 'short',
      outfit: 'coat',
      top: '#1d3a46',
      bottom: '#12242c',
      accent: '#d8b25a',
      gear: 'captain',
      gearColor: '#8a241f',
      beard: 'moustache',
      old: true,
    },
    vera: { ...vera, gear: 'beret', gearColor: '#12141f' },
    conductor: { ...vera, gear: 'captain', gearColor: '#8a241f' },
    child: {
      skin: '#eac6a4',
      hair: '#b5702c',
      style: 'spiky',
      outfit: 'tunic',
      top: '#2f7a80',
      bottom: '#2a3a44',
      accent: '#ffe08a',
      child: true,
    },
    baker: {
      skin: '#9a6240',
      hair: '#2a1a16',
      style: 'curly',
      outfit: 'apron',
      top: '#e8dcc4',
      bottom: '#3a3440',
      accent: '#f7f1e3',
      beard: 'full',
    },
    odette: {
      skin: '#e6c0a0',
      hair: '#e8e2da',
      style: 'bun',
      outfit: 'dress',
      top: '#5a4a7a',
      bottom: '#3a2f56',
      accent: '#ffe08a',
      old: true,
    },
  },
  translators: { en: 'thomas-reed', ar: 'umm-al-hibr' },
  chapters: [ticketsPlease, theDiningCar, requestStop],
};
