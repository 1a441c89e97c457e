import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

/** In English only: its Arabic lines are never drawn, so they repeat nothing that would be missed. */
const NONE = '';

export const owlAndDaughter: ComicEntry = {
  slug: 'owl-and-daughter',
  series: 'Owl & Daughter Detective Agency',
  description: {
    en: 'Mr Strix sees everything and understands very little. His daughter Minerva is nine and understands far too much. Together they solve the small crimes of Lapwing Lane, where nobody locks a door and something is always missing.',
    ar: 'السيد ستريكس يرى كل شيء ولا يفهم إلا القليل، أما ابنته مينرفا ففي التاسعة وتفهم أكثر مما ينبغي. يحلّان معًا جرائم درب الزقزاق الصغيرة، حيث لا يُقفل باب ولا يسلم شيء من الضياع.',
  },
  publisher: 'lapwing-lane',
  writer: 'posy-larkrise',
  artists: ['posy-larkrise'],
  genres: ['family', 'mystery'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 7_356,
  newestHoursAgo: 130,
  daysBetween: 10,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#fdf6e2',
  lights: {
    day: { sky: '#f9e2a0', far: '#e0a84a', mid: '#5a8a6a', near: '#2f5d48', light: '#fffaf0' },
    office: { sky: '#c8dcc0', far: '#8a6a4a', mid: '#b58a4a', near: '#3a2a20', light: '#ffe6a8' },
    night: { sky: '#2a3a4a', far: '#3f5a5a', mid: '#2f5d48', near: '#161f26', light: '#f2c86a' },
  },
  cast: {
    strix: {
      skin: '#7a5232',
      hair: '#4a3020',
      style: 'bald',
      outfit: 'coat',
      top: '#2f5d48',
      bottom: '#24473a',
      accent: '#f2a22c',
      creature: 'owl',
    },
    minerva: {
      skin: '#a87a52',
      hair: '#5a3a26',
      style: 'bald',
      outfit: 'dress',
      top: '#c8434a',
      bottom: '#8a2a34',
      accent: '#f2a22c',
      creature: 'owl',
      child: true,
    },
    fox: {
      skin: '#e07a3a',
      hair: '#4a1f1a',
      style: 'bald',
      outfit: 'suit',
      top: '#3a3a52',
      bottom: '#28283a',
      accent: '#1d1218',
      creature: 'fox',
    },
  },
  translators: { en: 'thomas-reed', ar: 'noor-al-amin' },
  chapters: [
    {
      number: 1,
      title: { en: 'The Vanishing Jam', ar: NONE },
      pages: [
        page(
          panel('library office', 'strix calm', caption('It was a quiet Tuesday, until breakfast.', NONE)),
          panel(
            'kitchen office',
            'strix shock, minerva calm',
            say('strix', 'The jam has been stolen!', NONE),
            say('minerva', 'You are wearing it, Papa.', NONE),
          ),
        ),
        page(
          panel('street day', 'strix angry', say('strix', 'Then who wanted me to wear it?', NONE)),
          panel('souk day', 'fox sly', say('fox', 'Toast, anyone?', NONE)),
          panel('plain day', 'minerva sly', think('minerva', 'No jam on his toast. Interesting.', NONE)),
        ),
        page(
          panel(
            'souk day',
            'minerva calm, fox worried',
            say('minerva', 'You like it plain?', NONE),
            say('fox', 'I sell butter. Jam ruins me.', NONE),
          ),
          panel('burst day', 'strix shout', shout('strix', 'A motive!', NONE)),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'A Door Too Many', ar: NONE },
      pages: [
        page(
          panel(
            'street day',
            'minerva worried',
            caption('Lapwing Lane has nineteen doors. On Thursday it had twenty.', NONE),
          ),
          panel('street day', 'strix calm', say('strix', 'I see a door.', NONE)),
        ),
        page(
          panel('alley night', '', sound('KNOCK', NONE)),
          panel(
            'cave night',
            'strix shock, minerva worried',
            say('strix', 'I see nothing at all.', NONE),
            say('minerva', 'Papa, your hat is over your eyes.', NONE),
          ),
        ),
        page(
          panel(
            'workshop office',
            'fox happy',
            say('fox', 'I only paint them. Doors make people polite.', NONE),
          ),
          panel('street day', 'minerva happy', say('minerva', 'Case closed. Like the door.', NONE)),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Minerva Asks Why', ar: NONE },
      pages: [
        page(
          panel(
            'roof night',
            'minerva sad, strix calm',
            say('minerva', 'Where did Mama fly to?', NONE),
            say('strix', 'South. I looked.', NONE),
          ),
          panel('plain night', 'minerva calm', say('minerva', 'You look. I ask.', NONE)),
        ),
        page(
          panel(
            'library office',
            'minerva angry',
            caption('She read every letter in the wrong order.', NONE),
          ),
          panel('forest night', 'fox calm', say('fox', 'She left you a case, kit. Not a goodbye.', NONE)),
          panel('glow night', 'minerva shock', think('minerva', 'The letters spell NORTH.', NONE)),
        ),
        page(
          panel(
            'peaks day',
            'strix happy fly, minerva happy fly',
            caption('To be continued, northwards.', NONE),
          ),
          panel('heavens day', 'strix happy', say('strix', 'I see a mountain!', NONE)),
        ),
      ],
    },
  ],
};
