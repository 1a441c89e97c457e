import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const deepStatic: ComicEntry = {
  slug: 'deep-static',
  series: 'Deep Static',
  arabicName: 'ضجيج الأعماق',
  description: {
    en: 'At four thousand meters, Station Bell hears its own radio answer back. The voice knows tomorrow’s crew list, and one name is missing. Underwater horror with a sense of humor, while the air lasts.',
    ar: 'على عمق أربعة آلاف متر تسمع محطة «بِل» جهازها اللاسلكي يجيب نفسه. الصوت يعرف أسماء طاقم الغد، وبينها اسم ناقص. رعب تحت الماء لا يخلو من المرح، ما دام الهواء يكفي.',
  },
  publisher: 'northgate',
  writer: 'ivy-tarrow',
  artists: ['desmond-oake', 'mara-quill'],
  genres: ['horror', 'science-fiction'],
  status: 'ongoing',
  ageRating: '12',
  contentNotes: ['frightening'],
  views: 21_377,
  newestHoursAgo: 146,
  daysBetween: 11,
  reading: { en: 'ltr', ar: 'rtl' },
  splash: true,
  paper: '#04222a',
  lights: {
    deep: { sky: '#052b33', far: '#0c5a64', mid: '#128b90', near: '#04181d', light: '#bfe8e0' },
    station: { sky: '#05343c', far: '#2a6a6a', mid: '#d3a52f', near: '#123236', light: '#ffe08a' },
    red: { sky: '#2a0b10', far: '#6a1f22', mid: '#c2472a', near: '#1a070b', light: '#ffb08a' },
  },
  cast: {
    okoro: {
      skin: '#6e4226',
      hair: '#120c0c',
      style: 'short',
      outfit: 'tunic',
      top: '#d3a52f',
      bottom: '#1f3f44',
      accent: '#0c5a64',
      gear: 'headset',
      gearColor: '#d8432c',
      beard: 'goatee',
    },
    lund: {
      skin: '#f0cdae',
      hair: '#d8a24a',
      style: 'ponytail',
      outfit: 'tunic',
      top: '#2f6a72',
      bottom: '#1f3f44',
      accent: '#f7f1e3',
    },
    diver: {
      skin: '#d3a52f',
      hair: '#d8432c',
      style: 'bald',
      outfit: 'space',
      top: '#b08a22',
      bottom: '#8d6a14',
      accent: '#052b33',
      creature: 'diver',
    },
  },
  translators: { en: 'wren-castell', ar: 'hala-sannoun' },
  chapters: [
    {
      number: 1,
      title: { en: 'Say Again', ar: 'أعد، من فضلك' },
      pages: [
        page(
          panel(
            'deep deep',
            '',
            caption('Station Bell. Four thousand meters down.', 'محطة «بِل». على عمق أربعة آلاف متر.'),
          ),
          panel(
            'cabin station',
            'okoro calm',
            say('okoro', 'Bell to surface. Say again?', 'من «بِل» إلى السطح. أعد من فضلك.'),
          ),
          panel('plain deep', '', sound('SAY AGAIN?', 'أعد من فضلك؟')),
        ),
        page(
          panel(
            'cabin station',
            'lund worried, okoro worried',
            say('lund', 'Is that an echo?', 'أهذا صدى؟'),
            say('okoro', 'It answered before I spoke.', 'أجاب قبل أن أتكلم.'),
          ),
          panel(
            'deep deep',
            'diver calm stand',
            caption(
              'The outside lamp found a diver. We have none.',
              'أظهر المصباح الخارجي غوّاصًا، وليس لدينا غوّاصون.',
            ),
          ),
        ),
        page(
          panel('speed red', 'lund shout', shout('lund', 'It is waving!', 'إنه يلوّح لنا!')),
          panel('glow deep', 'diver happy', sound('TAP TAP', 'طق طق')),
          panel('cabin station', 'okoro shock', think('okoro', 'It is wearing my name.', 'على صدره اسمي.')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Missing Name', ar: 'الاسم الناقص' },
      pages: [
        page(
          panel(
            'cabin station',
            'lund calm',
            caption('The voice read us tomorrow’s roll call.', 'قرأ علينا الصوت كشف الغد.'),
          ),
          panel(
            'cabin station',
            'okoro worried, lund shock',
            say('okoro', 'It skipped you.', 'لم يذكرك.'),
            say('lund', 'Maybe I get promoted.', 'ربما أحصل على ترقية.'),
          ),
        ),
        page(
          panel(
            'cabin red',
            'okoro shout',
            sound('GRROONK', 'غرروونك'),
            shout('okoro', 'Hull breach!', 'ثقب في الهيكل!'),
          ),
          panel('lab red', 'lund angry', say('lund', 'Seal the door.', 'أغلق الباب.')),
          panel(
            'speed red',
            'okoro sad',
            say('okoro', 'You are on the wrong side of it.', 'لكنك في الجهة الأخرى منه.'),
          ),
        ),
        spread(
          panel(
            'deep deep',
            'diver calm, lund shock',
            caption('Outside, somebody handed her a helmet.', 'وفي الخارج ناولها أحدهم خوذة.'),
            say('diver', 'You are not on the list because you are up here.', 'لستِ في الكشف لأنك هنا، معنا.'),
          ),
          panel(
            'cabin station',
            'okoro shock',
            say('okoro', 'Lund? I can hear you on the radio.', 'لوند؟ أسمعك عبر اللاسلكي.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Ascent', ar: 'الصعود' },
      pages: [
        page(
          panel(
            'cabin station',
            'okoro worried',
            caption('Nine hours of air. Ten hours of rope.', 'هواء لتسع ساعات، وحبل لعشر.'),
          ),
          panel(
            'deep deep',
            'diver happy',
            say('diver', 'Climb. I will breathe for both.', 'اصعد. سأتنفس عنا نحن الاثنين.'),
          ),
        ),
        page(
          panel(
            'deep station',
            'okoro angry',
            think('okoro', 'Do not look at the eyes below.', 'لا تنظر إلى العيون في الأسفل.'),
          ),
          panel('glow red', '', sound('BLINK', 'رمشة')),
          panel('speed deep', 'diver shout', shout('diver', 'Now!', 'الآن!')),
        ),
        page(
          panel(
            'sea station',
            'okoro happy cheer',
            caption('The surface. Morning. Nobody else.', 'السطح. الصباح. ولا أحد سواه.'),
          ),
          panel(
            'harbour deep',
            'okoro calm',
            say('okoro', 'Surface to Bell. Say again?', 'من السطح إلى «بِل». أعد من فضلك؟'),
          ),
        ),
      ],
    },
  ],
};
