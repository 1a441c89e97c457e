import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const thePearlThieves: ComicEntry = {
  slug: 'the-pearl-thieves',
  series: 'The Pearl Thieves',
  arabicName: 'لصوص اللؤلؤ',
  description: {
    en: 'Two rival divers, one enormous pearl, and a captain who counts it every hour. Neither thief can hold a breath long enough alone. A caper from the old pearling coast, with a song at every chapter’s end.',
    ar: 'غوّاصان متنافسان، ولؤلؤة هائلة، ونوخذة يعدّها كل ساعة. ولا يقدر أيّ اللصين وحده أن يحبس نَفَسه بما يكفي. مغامرة من ساحل الغوص القديم، في آخر كل فصل منها نهمة.',
  },
  publisher: 'blue-minaret',
  writer: 'salma-al-wadi',
  artists: ['ziad-al-barri'],
  genres: ['adventure', 'comedy'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 10_377,
  newestHoursAgo: 156,
  daysBetween: 12,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#f7ecd6',
  lights: {
    day: { sky: '#bfe6ea', far: '#f7dcae', mid: '#2a86b4', near: '#0b3f6b', light: '#fffaf0' },
    deep: { sky: '#0b3f6b', far: '#12618f', mid: '#f0655a', near: '#072947', light: '#bfe6ea' },
    night: { sky: '#10244a', far: '#2a4a7a', mid: '#3a6a8a', near: '#0a1530', light: '#f7dcae' },
  },
  cast: {
    sultan: {
      skin: '#8a5230',
      hair: '#14101f',
      style: 'short',
      outfit: 'tunic',
      top: '#f6b92e',
      bottom: '#f4ead6',
      accent: '#b5502f',
      gear: 'bandana',
      gearColor: '#f6b92e',
    },
    jawaher: {
      skin: '#a8683f',
      hair: '#14101f',
      style: 'long',
      outfit: 'tunic',
      top: '#2fb3a0',
      bottom: '#1f5a5a',
      accent: '#f7dcae',
      gear: 'hijab',
      gearColor: '#1f6a6a',
    },
    captain: {
      skin: '#c08a5c',
      hair: '#e8e2d4',
      style: 'bald',
      outfit: 'robe',
      top: '#f4ead6',
      bottom: '#d9c8a0',
      accent: '#8a241f',
      gear: 'keffiyeh',
      gearColor: '#f0655a',
      beard: 'full',
      old: true,
    },
  },
  translators: { en: 'wren-castell', ar: 'hala-sannoun' },
  chapters: [
    {
      number: 1,
      title: { en: 'One Breath', ar: 'نَفَس واحد' },
      pages: [
        page(
          panel(
            'harbour day',
            'captain happy',
            say('captain', 'One pearl. Counted. One pearl.', 'لؤلؤة واحدة. عددتُها. واحدة.'),
          ),
          panel('harbour night', 'sultan sly', think('sultan', 'Tonight, none.', 'والليلة: لا شيء.')),
          panel('harbour night', 'jawaher sly', think('jawaher', 'Tonight, none.', 'والليلة: لا شيء.')),
        ),
        page(
          panel('deep deep', 'sultan shock, jawaher shock', sound('BLUB?!', 'بلُب؟!')),
          panel(
            'deep deep',
            '',
            caption('He sank the chest each night for safety.', 'كان يُغرق الصندوق كل ليلة ليأمن عليه.'),
          ),
        ),
        page(
          panel(
            'sea night',
            'sultan shout, jawaher angry',
            say('sultan', 'My breath ran out!', 'انقطع نفَسي!'),
            say('jawaher', 'Mine was longer!', 'نفَسي كان أطول!'),
          ),
          panel(
            'plain day',
            'captain closed',
            caption('“One pearl,” sang the captain, and slept.', '«لؤلؤة واحدة»، غنّى النوخذة ونام.'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Half a Rope Each', ar: 'نصف حبل لكلٍّ منا' },
      pages: [
        page(
          panel(
            'souk day',
            'jawaher calm, sultan calm',
            say('jawaher', 'You breathe. I swim.', 'أنت تتنفس وأنا أغوص.'),
            say('sultan', 'And the pearl?', 'واللؤلؤة؟'),
          ),
          panel('plain day', 'jawaher sly', say('jawaher', 'Half each.', 'نصفها لك.')),
        ),
        page(
          panel('deep deep', 'jawaher angry', sound('TUG TUG', 'شدّ شدّ')),
          panel(
            'sea night',
            'sultan worried',
            think('sultan', 'Two tugs: pull. Or was it three?', 'شدّتان: اسحب. أم ثلاث؟'),
          ),
          panel('speed deep', 'jawaher shout', shout('jawaher', 'Three!', 'ثلاث!')),
        ),
        page(
          panel(
            'harbour night',
            'sultan happy, jawaher happy',
            say('sultan', 'It is full of… buttons?', 'إنه مليء… بالأزرار؟'),
          ),
          panel(
            'room night',
            'captain sly',
            caption('The captain had counted thieves, not pearls.', 'كان النوخذة يعدّ اللصوص لا اللآلئ.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'The Captain’s Song', ar: 'نهمة النوخذة' },
      pages: [
        page(
          panel(
            'room night',
            'captain calm',
            say('captain', 'Nobody has ever brought it back up.', 'لم يُخرجه أحد من قبل.'),
          ),
          panel(
            'room night',
            'jawaher worried, sultan worried',
            say('sultan', 'You wanted it stolen?', 'أردتَ أن يُسرق؟'),
          ),
        ),
        page(
          panel(
            'plain night',
            'captain sad',
            say(
              'captain',
              'I wanted it shared. I needed two who could.',
              'أردت أن يُقسم، واحتجت إلى اثنين يقدران.',
            ),
          ),
          panel('glow day', '', sound('GLEAM', 'بريق')),
          panel(
            'dots day',
            'jawaher shock',
            say('jawaher', 'There is a real one.', 'إذن هناك واحدة حقيقية.'),
          ),
        ),
        page(
          panel(
            'harbour day',
            'sultan happy wave, jawaher happy wave',
            caption(
              'They bought the boat, and sang all the way out.',
              'اشتريا السفينة، وغنّيا حتى غابا عن العين.',
            ),
          ),
          panel('sea day', 'captain happy', say('captain', 'Two divers. Counted.', 'غوّاصان اثنان. عددتُهما.')),
        ),
      ],
    },
  ],
};
