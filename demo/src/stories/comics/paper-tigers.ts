import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const paperTigers: ComicEntry = {
  slug: 'paper-tigers',
  series: 'Paper Tigers',
  arabicName: 'نمور من ورق',
  description: {
    en: 'Wen folds animals that obey her until they get wet. In a city where it rains two hundred days a year, she runs the least reliable security firm in town. Her best guard is a tiger made of tax forms.',
    ar: 'تطوي وِن حيوانات من ورق تطيعها ما لم تبتلّ. وفي مدينة تمطر مئتي يوم في السنة، تدير أقلّ شركات الحراسة موثوقية. أفضل حرّاسها نمر مطويّ من استمارات الضرائب.',
  },
  publisher: 'copper-kite',
  writer: 'salma-al-wadi',
  artists: ['kaede-minato', 'rim-qandil'],
  genres: ['crime', 'fantasy'],
  status: 'ongoing',
  ageRating: '12',
  contentNotes: ['violence'],
  views: 29_950,
  newestHoursAgo: 97,
  daysBetween: 10,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#f7f1e3',
  lights: {
    day: { sky: '#f7e6c8', far: '#f2b07a', mid: '#ee7a3a', near: '#3a2a2a', light: '#ffffff' },
    rain: { sky: '#5a6472', far: '#77828f', mid: '#8f9aa5', near: '#22262e', light: '#f2c9a0' },
    night: { sky: '#1c1a26', far: '#3a3444', mid: '#5c4a52', near: '#100e16', light: '#f58a3c' },
  },
  cast: {
    wen: {
      skin: '#efc9a0',
      hair: '#1a1418',
      style: 'bob',
      outfit: 'coat',
      top: '#2f3e46',
      bottom: '#22282e',
      accent: '#f26a2a',
    },
    tiger: {
      skin: '#f58a3c',
      hair: '#17141a',
      style: 'bald',
      outfit: 'suit',
      top: '#f7f1e3',
      bottom: '#d9cdb0',
      accent: '#17141a',
      creature: 'tiger',
    },
    sorel: {
      skin: '#a9744c',
      hair: '#2a1a16',
      style: 'side',
      outfit: 'suit',
      top: '#4a2a4f',
      bottom: '#2e1a34',
      accent: '#e9bd36',
      beard: 'goatee',
    },
  },
  translators: { en: 'thomas-reed', ar: 'noor-al-amin' },
  chapters: [
    {
      number: 1,
      title: { en: 'Form 1040', ar: 'الاستمارة ١٠٤٠' },
      pages: [
        page(
          panel(
            'room rain',
            'wen calm',
            caption('Chance of rain: ninety per cent.', 'احتمال المطر: تسعون بالمئة.'),
          ),
          panel(
            'room rain',
            'sorel sly, wen calm',
            say('sorel', 'Guard my vault. One night.', 'احرسي خزنتي ليلة واحدة.'),
            say('wen', 'Is the roof sound?', 'هل السقف سليم؟'),
          ),
          panel('plain day', 'sorel worried', say('sorel', 'Why?', 'ولمَ السؤال؟')),
        ),
        page(
          panel('library night', 'wen calm', sound('FOLD FOLD', 'طَيّ طَيّ')),
          panel('burst day', 'tiger angry', sound('RRRAAH!', 'رررآه!')),
          panel(
            'room night',
            'tiger calm, wen happy',
            say('tiger', 'I am due in April.', 'موعد سدادي في أبريل.'),
            say('wen', 'Good tiger.', 'نمر مطيع.'),
          ),
        ),
        page(
          panel(
            'alley rain',
            'sorel shout',
            shout('sorel', 'Who left the skylight open?', 'من ترك النافذة العلوية مفتوحة؟'),
          ),
          panel('dots rain', 'tiger worried', say('tiger', 'I feel soggy.', 'أشعر أني أتبلّل.')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Watermark', ar: 'علامة مائية' },
      pages: [
        page(
          panel(
            'alley rain',
            'wen angry run',
            think('wen', 'Newspaper. I need newspaper.', 'جريدة. أحتاج إلى جريدة.'),
          ),
          panel(
            'kitchen rain',
            'tiger sad',
            say('tiger', 'Tell my copies I loved them.', 'قولي لنُسَخي إني أحببتها.'),
          ),
        ),
        page(
          panel('kitchen day', 'wen calm', sound('HSSSS', 'هسسس')),
          panel(
            'kitchen day',
            'tiger shock, wen sly',
            say('tiger', 'An iron?', 'مكواة؟'),
            say('wen', 'Low heat. Do not wriggle.', 'حرارة خفيفة. لا تتحرك.'),
          ),
          panel(
            'glow day',
            'tiger happy',
            say('tiger', 'I have never felt so crisp.', 'لم أكن مكويًا هكذا قط.'),
          ),
        ),
        page(
          panel(
            'roof night',
            'sorel sly',
            say('sorel', 'She dries them. So we burn them.', 'هي تجففهم، إذن نحرقهم نحن.'),
          ),
          panel(
            'roof night',
            'wen angry stand, tiger angry stand',
            caption('They were already on the roof.', 'لكنهما كانا على السطح قبله.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'A Thousand Cranes', ar: 'ألف كركيّ' },
      pages: [
        page(
          panel(
            'city night',
            '',
            caption('Sorel bought every match in the city.', 'اشترى سورِل كل أعواد الثقاب في المدينة.'),
          ),
          panel('library day', 'wen worried', say('wen', 'How many sheets are left?', 'كم ورقة بقيت؟')),
          panel('library day', 'tiger calm', say('tiger', 'A thousand. And me.', 'ألف، وأنا.')),
        ),
        page(
          panel('speed day', 'wen shout', shout('wen', 'Fold!', 'اطووا!')),
          panel('heavens day', '', sound('FLAP FLAP FLAP', 'رفرف رفرف')),
          panel('city night', 'sorel shock', say('sorel', 'Are those… birds?', 'أهذه… طيور؟')),
        ),
        page(
          panel(
            'alley rain',
            'tiger happy, wen happy',
            say('tiger', 'It is raining. No fires tonight.', 'إنها تمطر. لا حرائق الليلة.'),
            say('wen', 'Best weather for us after all.', 'أجمل طقسٍ لنا في النهاية.'),
          ),
          panel(
            'dots rain',
            'tiger closed',
            caption(
              'He was refolded on Monday, out of birthday paper.',
              'وأعيد طيّه يوم الاثنين من ورق الهدايا.',
            ),
          ),
        ),
      ],
    },
  ],
};
