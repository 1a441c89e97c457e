import type { Language } from '@rawi/model/lists/languages';
import type { ComicCard } from '@rawi/model/pages/cards';
import type { ChapterRow, ComicPayload } from '@rawi/model/pages/pages';

/** Page payloads for tests and for looking at pages without a backend. Never part of a build. */

interface Sample {
  readonly slug: string;
  readonly en: string;
  readonly ar: string;
  readonly color: string;
  readonly publisher: readonly [string, string];
  readonly genre: readonly [string, string];
  readonly line: readonly [string, string];
}

export const SAMPLES: readonly Sample[] = [
  {
    slug: 'captain-zenith',
    en: 'Captain Zenith',
    ar: 'كابتن سَمْت',
    color: '#d9761f',
    publisher: ['Meridian Comics', 'ميريديان كومكس'],
    genre: ['Superheroes', 'أبطال خارقون'],
    line: ['He can stop anything but the rent.', 'يوقف كل شيء إلا الإيجار.'],
  },
  {
    slug: 'lantern-of-the-strait',
    en: 'Lantern of the Strait',
    ar: 'فنار المضيق',
    color: '#274b6d',
    publisher: ['Northgate', 'نورثغيت'],
    genre: ['Adventure', 'مغامرات'],
    line: ['The light went out, and a ship answered.', 'انطفأ الضوء، فأجابت سفينة.'],
  },
  {
    slug: 'the-well-at-midnight',
    en: 'The Well at Midnight',
    ar: 'بئر منتصف الليل',
    color: '#2d1213',
    publisher: ['Northgate', 'نورثغيت'],
    genre: ['Horror', 'رعب'],
    line: [
      'Every night at twelve, the well gives something back.',
      'كل ليلة عند الثانية عشرة، تعيد البئر شيئًا.',
    ],
  },
  {
    slug: 'orbit-9',
    en: 'Orbit 9',
    ar: 'المدار ٩',
    color: '#24504f',
    publisher: ['Harbor House', 'دار المرفأ'],
    genre: ['Science fiction', 'خيال علمي'],
    line: ['Eight crews never came back.', 'ثمانية أطقم لم تعد.'],
  },
  {
    slug: 'the-salt-caravan',
    en: 'The Salt Caravan',
    ar: 'قافلة الملح',
    color: '#c98a55',
    publisher: ['Blue Minaret', 'المئذنة الزرقاء'],
    genre: ['Historical', 'قصص تاريخية'],
    line: ['Forty days of sand, one of betrayal.', 'أربعون يومًا من الرمل، ويوم من الخيانة.'],
  },
  {
    slug: 'iron-sparrow',
    en: 'Iron Sparrow',
    ar: 'العصفور الحديدي',
    color: '#7d6a63',
    publisher: ['Meridian Comics', 'ميريديان كومكس'],
    genre: ['Steampunk', 'عصر البخار'],
    line: ['Built to sing. Taught to fight.', 'صُنع ليغني، وعُلّم القتال.'],
  },
  {
    slug: 'saffron-street',
    en: 'Saffron Street',
    ar: 'حارة الزعفران',
    color: '#b4624f',
    publisher: ['Copper Kite Press', 'دار الطائرة الورقية النحاسية'],
    genre: ['Slice of life', 'حياة يومية'],
    line: ['One street, nine kitchens, a cat.', 'حارة واحدة وتسعة مطابخ وقطة.'],
  },
  {
    slug: 'moth-queen',
    en: 'Moth Queen',
    ar: 'ملكة العث',
    color: '#3d3a30',
    publisher: ['Copper Kite Press', 'دار الطائرة الورقية النحاسية'],
    genre: ['Fantasy', 'خيال'],
    line: ['She rules what the lamp forgets.', 'تحكم ما ينساه المصباح.'],
  },
  {
    slug: 'deep-static',
    en: 'Deep Static',
    ar: 'ضجيج الأعماق',
    color: '#2c6f73',
    publisher: ['Harbor House', 'دار المرفأ'],
    genre: ['Horror', 'رعب'],
    line: ['The sea is on the line.', 'البحر على الخط.'],
  },
  {
    slug: 'the-last-goalkeeper',
    en: 'The Last Goalkeeper',
    ar: 'الحارس الأخير',
    color: '#2f8f4a',
    publisher: ['Meridian Comics', 'ميريديان كومكس'],
    genre: ['Sport', 'رياضة'],
    line: ['Ninety minutes against the end of the world.', 'تسعون دقيقة في وجه نهاية العالم.'],
  },
  {
    slug: 'simurgh',
    en: 'Simurgh',
    ar: 'السيمرغ',
    color: '#4b3a44',
    publisher: ['Blue Minaret', 'المئذنة الزرقاء'],
    genre: ['Folklore', 'تراث شعبي'],
    line: ['Thirty birds and one question.', 'ثلاثون طائرًا وسؤال واحد.'],
  },
  {
    slug: 'paper-tigers',
    en: 'Paper Tigers',
    ar: 'نمور من ورق',
    color: '#d99a7c',
    publisher: ['Copper Kite Press', 'دار الطائرة الورقية النحاسية'],
    genre: ['Comedy', 'كوميديا'],
    line: ['Fierce, until it rains.', 'شرسة، حتى تمطر.'],
  },
];

const START = Date.parse('2026-11-20T12:00:00Z');
const HOURS = 3_600_000;
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const named = ([en, ar]: readonly [string, string]) => ({ id: slugOf(en), name: { en, ar } });

function image(path: string, color: string) {
  return {
    width: 640,
    height: 896,
    color,
    sources: [160, 320, 640].map((width) => ({ path: `public/${path}/${width}.webp`, width })),
  };
}

function sampleAt(index: number): Sample {
  const sample = SAMPLES[index % SAMPLES.length];
  if (!sample) throw new RangeError('There are samples.');
  return sample;
}

export function comicCard(index: number, now = START): ComicCard {
  const sample = sampleAt(index);
  const chapter = (language: 'en' | 'ar', number: number) => ({
    id: `${sample.slug}-${number}-${language}`,
    number,
    publishedAt: new Date(now - (index * index * 3 + 2) * HOURS).toISOString(),
  });
  const latest = ((index * 5) % 13) + 3;
  return {
    slug: sample.slug,
    series: sample.en,
    names: { en: sample.en, ar: sample.ar },
    tagline: { en: sample.line[0], ar: sample.line[1] },
    publisher: named(sample.publisher),
    writer: named(['Noor Al-Amin', 'نور الأمين']),
    genres: [named(sample.genre)],
    status: index % 4 === 0 ? 'completed' : 'ongoing',
    cover: {
      en: image(`${sample.slug}-en`, sample.color),
      ar: image(`${sample.slug}-ar`, sample.color),
    },
    views: Math.round(48_210 / (index + 1)),
    chapterCount: latest * 2,
    updatedAt: new Date(now - index * 7 * HOURS).toISOString(),
    firstChapter: { en: chapter('en', 1), ar: chapter('ar', 1) },
    latestChapter: { en: chapter('en', latest), ar: chapter('ar', latest) },
  };
}

const TITLES = {
  en: ['The Potion Contest', 'Stroke of Genius', 'A Long Way Down', 'Salt', 'What the Lamp Forgot'],
  ar: ['مسابقة الجرعات', 'لمسة عبقرية', 'طريق طويل إلى الأسفل', 'ملح', 'ما نسيه المصباح'],
} as const;

function chapterRow(sample: Sample, language: Language, number: number): ChapterRow {
  const isArabic = language === 'ar';
  const titles = TITLES[isArabic ? 'ar' : 'en'];
  const title = number % 5 === 4 ? undefined : titles[number % titles.length];
  return {
    id: `${sample.slug}-${number}-${language}`,
    number,
    language,
    ...(title !== undefined && { title }),
    translator: isArabic
      ? { id: 'salma-haddad', name: 'سلمى حداد' }
      : { id: 'alex-gryson', name: 'Alex Gryson' },
    pageCount: 8 + number,
    bytes: 2_400_000 + number * 731_000,
    downloadable: number !== 3,
    publishedAt: new Date(START - (40 - number) * 60 * HOURS).toISOString(),
    thumbnail: {
      path: `public/${sample.slug}-${language}/160.webp`,
      width: 160,
      height: 224,
      color: sample.color,
    },
  };
}

export function comicPayload(index: number, counts: Partial<Record<Language, number>> = {}): ComicPayload {
  const sample = sampleAt(index);
  const card = comicCard(index);
  const perLanguage = Object.keys(counts).length > 0 ? counts : { en: 9, ar: 6, fr: 3 };
  const chapters = (['en', 'ar', 'fr'] as const).flatMap((language) =>
    Array.from({ length: perLanguage[language] ?? 0 }, (_, at) => chapterRow(sample, language, at + 1)),
  );
  return {
    id: sample.slug,
    slug: sample.slug,
    series: sample.en,
    otherName: `${sample.en}: The Collected Nights`,
    names: card.names,
    description: {
      en: `${sample.line[0]} Nobody in the harbour will say who lit the first lamp, and those who ask twice find a wet footprint on their stairs.`,
      ar: `${sample.line[1]} لا أحد في الميناء يقول من أشعل الفانوس الأول، ومن يسأل مرتين يجد أثر قدم مبتلة على درج بيته.`,
    },
    publisher: card.publisher,
    writer: card.writer,
    artists: [named(['Yousef Karim', 'يوسف كريم'])],
    genres: [...card.genres, named(['Comedy', 'كوميديا'])],
    status: card.status,
    cover: card.cover,
    views: card.views,
    chapterCount: chapters.length,
    chapters,
    translators: [
      { id: 'mahwiii', name: 'Mahwiii', level: 7, professional: true, followers: 1200, rating: 4.9 },
      { id: 'salma', name: 'سلمى حداد', level: 2, professional: false, followers: 3 },
    ],
    similar: [1, 3, 5, 7, 8, 10].map((step) => comicCard(index + step)),
    comments: { newest: [], count: 0 },
  };
}
