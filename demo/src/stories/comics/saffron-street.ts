import type { ChapterEntry, ComicEntry } from '../entry.ts';
import { caption, type Panel, page, panel, say, shout, sound, think } from '../story.ts';

/** A strip of two pages: the first sets it up, the second lets it fall. */
function strip(
  number: number,
  en: string,
  ar: string,
  first: readonly Panel[],
  second: readonly Panel[],
): ChapterEntry {
  return { number, title: { en, ar }, titled: false, pages: [page(...first), page(...second)] };
}

export const saffronStreet: ComicEntry = {
  slug: 'saffron-street',
  series: 'Saffron Street',
  arabicName: 'حارة الزعفران',
  description: {
    en: 'A cat called Minister governs a street that does not know it is governed. There are budgets of fish, treaties with the rooftops and a long war with the baker’s broom. Short strips, published every week.',
    ar: 'قط اسمه الوزير يحكم حارةً لا تدري أنها محكومة. فيها ميزانيات من السمك، ومعاهدات مع الأسطح، وحرب طويلة مع مكنسة الخبّاز. حلقات قصيرة تصدر كل أسبوع.',
  },
  publisher: 'dar-al-marfa',
  writer: 'ghada-al-mulla',
  artists: ['haytham-nasuh'],
  genres: ['comedy', 'slice-of-life'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 20_118,
  newestHoursAgo: 49,
  daysBetween: 7,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#fff4d6',
  lights: {
    day: { sky: '#ffe3a0', far: '#f2a25a', mid: '#d9624a', near: '#8a2858', light: '#fff7dc' },
    dusk: { sky: '#f59a6a', far: '#c4456a', mid: '#8a2858', near: '#3a1238', light: '#ffe08a' },
    night: { sky: '#2f1848', far: '#5a2a66', mid: '#7d3a70', near: '#1c0d2c', light: '#f7c43c' },
  },
  cast: {
    minister: {
      skin: '#33203f',
      hair: '#7a3b62',
      style: 'bald',
      outfit: 'suit',
      top: '#7a2a4a',
      bottom: '#3a1238',
      accent: '#f7c43c',
      creature: 'cat',
    },
    baker: {
      skin: '#d99a68',
      hair: '#4a2c1c',
      style: 'bald',
      outfit: 'apron',
      top: '#e8dcc0',
      bottom: '#6a5a7a',
      accent: '#fdf6e6',
      beard: 'moustache',
    },
    layan: {
      skin: '#c98a5c',
      hair: '#2a1518',
      style: 'ponytail',
      outfit: 'dress',
      top: '#2f8f86',
      bottom: '#2f8f86',
      accent: '#ffe3a0',
      child: true,
    },
    ginger: {
      skin: '#ee8a3a',
      hair: '#b5522a',
      style: 'bald',
      outfit: 'tunic',
      top: '#4a6fa5',
      bottom: '#34507a',
      accent: '#fff0d0',
      creature: 'cat',
    },
  },
  translators: { en: 'jude-farrier', ar: 'hala-sannoun' },
  chapters: [
    strip(
      1,
      'The Budget',
      'الميزانية',
      [
        panel(
          'street day',
          'minister calm',
          say('minister', 'The fish reserve stands at one.', 'احتياطي السمك: سمكة واحدة.'),
        ),
        panel('souk day', 'minister sly, layan happy', say('layan', 'Hello, kitty!', 'أهلًا يا قطة!')),
      ],
      [
        panel('souk day', 'minister happy', say('minister', 'I am raising taxes.', 'سأرفع الضرائب.')),
        panel('street dusk', 'layan shock', shout('layan', 'My sandwich!', 'شطيرتي!')),
      ],
    ),
    strip(
      2,
      'Foreign Affairs',
      'الشؤون الخارجية',
      [
        panel(
          'roof dusk',
          'ginger angry, minister calm',
          say('ginger', 'This roof is ours.', 'هذا السطح لنا.'),
          say('minister', 'Until the sun moves.', 'إلى أن تتحرك الشمس.'),
        ),
      ],
      [
        panel('roof night', 'minister sly', say('minister', 'It moved.', 'ها قد تحركت.')),
        panel('dots night', 'ginger shock', sound('MROW!', 'مياو!')),
      ],
    ),
    strip(
      3,
      'The Broom',
      'المكنسة',
      [
        panel('street day', 'baker angry', shout('baker', 'Out of my flour!', 'اخرج من طحيني!')),
        panel('speed day', 'minister shock run', sound('SWISH!', 'سْويش!')),
      ],
      [
        panel('roof day', 'minister calm', think('minister', 'White suits me.', 'الأبيض يليق بي.')),
        panel('street day', 'layan happy', say('layan', 'Look, a ghost!', 'انظروا، شبح!')),
      ],
    ),
    strip(
      4,
      'Elections',
      'الانتخابات',
      [
        panel(
          'street day',
          'minister calm, ginger sly',
          say('minister', 'All in favor of me?', 'من يصوّت لي؟'),
          say('ginger', 'All in favor of sardines?', 'ومن يصوّت للسردين؟'),
        ),
      ],
      [
        panel('burst day', 'layan happy', shout('layan', 'Sardines!', 'السردين!')),
        panel('street dusk', 'minister closed', say('minister', 'A coalition, then.', 'حكومة ائتلافية إذن.')),
      ],
    ),
    strip(
      5,
      'The Moon Report',
      'تقرير القمر',
      [
        panel(
          'oldCity night',
          'minister worried',
          say('minister', 'Somebody has eaten half of it.', 'أكل أحدهم نصفه.'),
        ),
        panel(
          'roof night',
          'ginger closed',
          say('ginger', 'It was like that when I came.', 'كان هكذا حين وصلت.'),
        ),
      ],
      [
        panel(
          'roof night',
          'minister angry, ginger worried',
          say('minister', 'Open your mouth.', 'افتح فمك.'),
          say('ginger', 'No.', 'لا.'),
        ),
      ],
    ),
    strip(
      6,
      'State Visit',
      'زيارة رسمية',
      [
        panel(
          'room day',
          'layan happy, minister shock',
          say('layan', 'You get a bow tie!', 'لك ربطة عنق!'),
          say('minister', 'I get a lawyer.', 'بل لي محامٍ.'),
        ),
      ],
      [
        panel(
          'room day',
          'minister angry',
          caption(
            'The photograph hangs in the hall to this day.',
            'وما زالت الصورة معلّقة في الصالة إلى اليوم.',
          ),
        ),
        panel('plain day', 'ginger happy', say('ginger', 'Very dignified.', 'وقارٌ ما بعده وقار.')),
      ],
    ),
    strip(
      7,
      'Rain Policy',
      'سياسة المطر',
      [
        panel(
          'alley night',
          'minister angry',
          say('minister', 'I did not approve this weather.', 'لم أوافق على هذا الطقس.'),
        ),
        panel('alley night', 'baker calm', say('baker', 'Come in, old man.', 'ادخل يا عجوز.')),
      ],
      [
        panel(
          'kitchen dusk',
          'minister closed',
          caption('The war was suspended until morning.', 'وعُلّقت الحرب حتى الصباح.'),
        ),
        panel('kitchen dusk', 'baker happy', think('baker', 'The flour can wait.', 'الطحين ينتظر.')),
      ],
    ),
    strip(
      8,
      'The Census',
      'الإحصاء',
      [
        panel(
          'street day',
          'minister calm',
          say('minister', 'Nine lives. I have used three.', 'سبع أرواح، استعملت منها ثلاثًا.'),
        ),
        panel('roof day', 'ginger sly', say('ginger', 'Four. The fountain.', 'أربعًا. لا تنسَ النافورة.')),
      ],
      [
        panel(
          'street dusk',
          'minister angry, ginger happy',
          say('minister', 'The fountain was classified.', 'حادثة النافورة سرّية.'),
          say('ginger', 'There was a crowd.', 'كان هناك جمهور.'),
        ),
      ],
    ),
    strip(
      9,
      'Education',
      'التعليم',
      [
        panel(
          'library dusk',
          'layan calm, minister closed',
          say('layan', 'The cat sat on the mat.', 'القط جلس على البساط.'),
          say('minister', 'Fiction.', 'خيال محض.'),
        ),
      ],
      [
        panel(
          'library dusk',
          'minister sly',
          say('minister', 'I would never choose the mat.', 'ما كنت لأختار البساط.'),
        ),
        panel('room dusk', 'layan angry', say('layan', 'Get off my homework!', 'انزل عن واجبي!')),
      ],
    ),
    strip(
      10,
      'The Summit',
      'القمة',
      [
        panel(
          'roof night',
          'minister calm, ginger calm',
          say('minister', 'You keep the sunrise.', 'لك الشروق.'),
          say('ginger', 'You keep the butcher.', 'ولك الجزّار.'),
        ),
      ],
      [
        panel('oldCity night', 'ginger shock', think('ginger', 'Wait.', 'لحظة.')),
        panel(
          'souk day',
          'minister happy',
          caption('It is still called the Great Bargain.', 'وما زالت تُسمّى الصفقة الكبرى.'),
        ),
      ],
    ),
    strip(
      11,
      'Vacancy',
      'منصب شاغر',
      [
        panel(
          'street day',
          'layan worried',
          say('layan', 'Has anyone seen Minister?', 'هل رأى أحدكم الوزير؟'),
        ),
        panel(
          'street day',
          'baker worried',
          say('baker', 'Three days. Nobody has stolen a thing.', 'ثلاثة أيام ولم يُسرق شيء.'),
        ),
      ],
      [
        panel(
          'street dusk',
          'ginger sad',
          caption(
            'The street had never been so well behaved, or so sad.',
            'لم تكن الحارة مهذبة ولا حزينة إلى هذا الحد من قبل.',
          ),
        ),
        panel('alley night', '', sound('MEOW', 'مياو')),
      ],
    ),
    strip(
      12,
      'The Cabinet',
      'التشكيلة الوزارية',
      [
        panel(
          'room dusk',
          'minister happy',
          say('minister', 'I was on leave. Meet the cabinet.', 'كنت في إجازة. أقدّم لكم التشكيلة.'),
        ),
        panel('burst day', 'layan happy', shout('layan', 'Kittens!', 'قطط صغيرة!')),
      ],
      [
        panel(
          'kitchen day',
          'baker shock, ginger shock',
          say('baker', 'Five of them.', 'خمسة.'),
          say('ginger', 'Five brooms, then.', 'خمس مكانس إذن.'),
        ),
      ],
    ),
  ],
};
