import type { ComicEntry } from '../entry.ts';
import { elevenAgain } from './the-clockmakers-apprentice/eleven-again.ts';
import { theStiffSpring } from './the-clockmakers-apprentice/the-stiff-spring.ts';
import { windItYourself } from './the-clockmakers-apprentice/wind-it-yourself.ts';

export const theClockmakersApprentice: ComicEntry = {
  slug: 'the-clockmakers-apprentice',
  series: 'The Clockmaker’s Apprentice',
  arabicName: 'صبيّ الساعاتي',
  description: {
    en: 'Yunus repairs everyone’s time but his own: he has been eleven for as long as anyone remembers. The clockmaker says growing up is only a stiff spring. A gentle mystery about patience, grease and birthdays.',
    ar: 'يصلح يونس أوقات الناس كلهم إلا وقته، فهو في الحادية عشرة منذ أن عرفه الناس. يقول الساعاتي إن الكِبَر ليس إلا نابضًا عنيدًا. لغز رقيق عن الصبر والزيت وأعياد الميلاد.',
  },
  publisher: 'copper-kite',
  writer: 'rim-qandil',
  artists: ['haytham-nasuh', 'salma-al-wadi'],
  genres: ['family', 'mystery'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 8_460,
  newestHoursAgo: 208,
  daysBetween: 16,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#f8eed6',
  lights: {
    shop: { sky: '#e3b04b', far: '#7a2346', mid: '#c98a3c', near: '#3a0f28', light: '#ffe9b0' },
    day: { sky: '#f6dfb0', far: '#d98a6a', mid: '#b5506a', near: '#4a1330', light: '#fff6dc' },
    night: { sky: '#2a1638', far: '#4a2a56', mid: '#6a3a66', near: '#180c24', light: '#f2c05a' },
  },
  cast: {
    yunus: {
      skin: '#d79a68',
      hair: '#241018',
      style: 'spiky',
      outfit: 'apron',
      top: '#c8343c',
      bottom: '#3a2a3a',
      accent: '#a8742a',
      child: true,
    },
    master: {
      skin: '#c08a5c',
      hair: '#f0ebe0',
      style: 'bald',
      outfit: 'robe',
      top: '#4a1330',
      bottom: '#33101f',
      accent: '#e3b04b',
      gear: 'fez',
      gearColor: '#8a1f2a',
      beard: 'full',
      glasses: true,
      old: true,
    },
    safiya: {
      skin: '#b87a4c',
      hair: '#1d1214',
      style: 'long',
      outfit: 'dress',
      top: '#2f7f86',
      bottom: '#2f7f86',
      accent: '#ffe9b0',
      gear: 'hijab',
      gearColor: '#e3b04b',
    },
  },
  translators: { en: 'wren-castell', ar: 'layth-mahbub' },
  chapters: [elevenAgain, theStiffSpring, windItYourself],
};
