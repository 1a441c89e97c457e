import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const theCartographersDaughter: ComicEntry = {
  slug: 'the-cartographers-daughter',
  series: 'The Cartographer’s Daughter of the Nine Drowned Valleys and Other Roads',
  arabicName: 'ابنة رسّامة الخرائط والأودية التسعة الغارقة ودروب أخرى',
  otherName: 'La fille de la cartographe',
  description: {
    en: 'When the dam closed, nine valleys vanished under water and from every map. Élise still has her mother’s first drafts, and a boat. She means to deliver nine years of undelivered mail to the people who refused to move.',
    ar: 'حين أُغلق السد اختفت تسعة أودية تحت الماء ومن كل خريطة. ما زالت إليز تحتفظ بمسوّدات أمها الأولى، وعندها قارب. وهي عازمة على إيصال بريد تسع سنين إلى الذين رفضوا الرحيل.',
  },
  publisher: 'atelier-vertige',
  writer: 'odile-verrannes',
  artists: ['bastien-lacroisee'],
  genres: ['adventure', 'drama'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 9_812,
  newestHoursAgo: 170,
  daysBetween: 25,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#f2e6c6',
  lights: {
    day: { sky: '#e8dcb4', far: '#c9713f', mid: '#3f8f94', near: '#2b2a3f', light: '#fff8e0' },
    water: { sky: '#a8d0c8', far: '#3f8f94', mid: '#2a6a76', near: '#1a3a4a', light: '#f6efcc' },
    lamp: { sky: '#4a3a4a', far: '#8a5a44', mid: '#b5382c', near: '#2b2230', light: '#f6d07a' },
  },
  cast: {
    elise: {
      skin: '#e0aa7c',
      hair: '#2b2a3f',
      style: 'long',
      outfit: 'dress',
      top: '#b5382c',
      bottom: '#8a241e',
      accent: '#f6d07a',
    },
    ferryman: {
      skin: '#a8764c',
      hair: '#cfc8ba',
      style: 'bald',
      outfit: 'coat',
      top: '#3a5a5e',
      bottom: '#2a3f44',
      accent: '#d9bd84',
      gear: 'beret',
      gearColor: '#2b2a3f',
      beard: 'full',
      old: true,
    },
    mayor: {
      skin: '#8fc0b0',
      hair: '#2a6a6a',
      style: 'bun',
      outfit: 'suit',
      top: '#2f6a72',
      bottom: '#1f4a52',
      accent: '#f2e6c6',
      glasses: true,
    },
  },
  translators: { en: 'jude-farrier', ar: 'umm-al-hibr' },
  chapters: [
    {
      number: 1,
      title: { en: 'Nine Years of Post', ar: 'بريد تسع سنين' },
      pages: [
        page(
          panel(
            'library lamp',
            'elise calm',
            caption(
              'Her mother drew valleys. The state drew a lake.',
              'رسمت أمها أودية، ورسمت الدولة بحيرة.',
            ),
          ),
          panel(
            'harbour day',
            'elise angry, ferryman worried',
            say('elise', 'To the village, please.', 'إلى القرية من فضلك.'),
            say('ferryman', 'It is forty meters down.', 'إنها على عمق أربعين مترًا.'),
          ),
        ),
        page(
          panel(
            'sea water',
            'elise calm point',
            say('elise', 'Left at the church tower.', 'يسارًا عند برج الكنيسة.'),
          ),
          panel(
            'sea water',
            'ferryman shock',
            say('ferryman', 'There is smoke from the chimney.', 'هناك دخان من المدخنة.'),
          ),
          panel('plain water', '', sound('BLUB', 'بلُب')),
        ),
        page(
          panel(
            'deep water',
            'mayor calm, elise shock',
            say('mayor', 'You are nine years late.', 'تأخرتِ تسع سنوات.'),
            say('elise', 'You are under water.', 'وأنتم تحت الماء.'),
          ),
          panel('deep water', 'mayor happy', say('mayor', 'One gets used to damp.', 'يعتاد المرء الرطوبة.')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Contour of Grief', ar: 'منسوب الحزن' },
      pages: [
        spread(
          panel(
            'deep water',
            'elise worried, mayor calm',
            caption(
              'The people of the valley had kept every line of her mother’s map.',
              'حفظ أهل الوادي كل خط في خريطة أمها.',
            ),
            say('mayor', 'She lives at the end of the dotted road.', 'إنها تسكن في آخر الطريق المنقّط.'),
          ),
          panel('peaks day', 'elise shock', say('elise', 'She died in the flood.', 'لقد ماتت في الفيضان.')),
        ),
        page(
          panel(
            'deep water',
            'elise sad walk',
            think('elise', 'One centimeter to the kilometer.', 'كل سنتيمتر بكيلومتر.'),
          ),
          panel(
            'room lamp',
            'elise shock',
            caption('A lamp. A drawing board. A chair still warm.', 'مصباح، ولوح رسم، وكرسي ما زال دافئًا.'),
          ),
        ),
        page(
          panel(
            'room lamp',
            'elise sad',
            caption('“Gone to measure the tenth valley.”', '«ذهبتُ لأقيس الوادي العاشر».'),
          ),
          panel('plain lamp', 'mayor worried', say('mayor', 'There are only nine.', 'لا يوجد إلا تسعة.')),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'The Tenth Valley', ar: 'الوادي العاشر' },
      pages: [
        page(
          panel(
            'sea day',
            'ferryman worried, elise happy',
            say('ferryman', 'Where now?', 'إلى أين الآن؟'),
            say('elise', 'Off the edge of the paper.', 'إلى ما وراء حافة الورقة.'),
          ),
          panel('storm water', 'ferryman shout', shout('ferryman', 'The dam!', 'السد!')),
        ),
        page(
          panel('speed water', '', sound('KRRRAK', 'كرراااك')),
          panel(
            'peaks day',
            'elise shock',
            caption('Where the water went down, a tenth valley opened.', 'وحيث انحسر الماء انفتح وادٍ عاشر.'),
          ),
        ),
        page(
          panel('field day', 'elise happy run', shout('elise', 'Mama!', 'ماما!')),
          panel(
            'field day',
            'mayor happy, ferryman happy',
            say('mayor', 'We shall need a new map.', 'نحتاج إلى خريطة جديدة.'),
            say('ferryman', 'And fewer boats.', 'وقوارب أقل.'),
          ),
        ),
      ],
    },
  ],
};
