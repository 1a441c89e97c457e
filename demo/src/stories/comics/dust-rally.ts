import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const dustRally: ComicEntry = {
  slug: 'dust-rally',
  series: 'Dust Rally',
  arabicName: 'سباق الغبار',
  description: {
    en: 'Seven thousand kilometers, no service road, and a car held together by a wedding ribbon. Farah drives, her grandfather navigates by smell, and the sponsors want them to lose slowly. Petrol comedy at full speed.',
    ar: 'سبعة آلاف كيلومتر بلا طريق خدمات، وسيارة يمسكها شريط عرس. فرح تقود، وجدّها يهتدي بالرائحة، والرعاة يريدون لهما خسارة بطيئة. كوميديا سيارات بأقصى سرعة.',
  },
  publisher: 'meridian',
  writer: 'theo-marchbanks',
  artists: ['june-abernethy-cole', 'haytham-nasuh'],
  genres: ['sports', 'comedy'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 11_945,
  newestHoursAgo: 92,
  daysBetween: 7,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#ffffff',
  lights: {
    day: { sky: '#8fdcd2', far: '#c9683f', mid: '#e79a4b', near: '#7a3a2a', light: '#fff3d0' },
    dust: { sky: '#f3c46b', far: '#e0a04a', mid: '#d9853a', near: '#6a3a20', light: '#fff0c0' },
    night: { sky: '#1a2a44', far: '#2a4a5a', mid: '#6a4a4a', near: '#101828', light: '#fff3b0' },
  },
  cast: {
    farah: {
      skin: '#c98a5c',
      hair: '#2a1614',
      style: 'ponytail',
      outfit: 'sport',
      top: '#d9302c',
      bottom: '#1a1620',
      accent: '#ffffff',
      gear: 'goggles',
      gearColor: '#f6b92e',
    },
    grandad: {
      skin: '#b87a4c',
      hair: '#f0ebe0',
      style: 'bald',
      outfit: 'coat',
      top: '#6a5a3a',
      bottom: '#4a3a2a',
      accent: '#f3c46b',
      gear: 'cap',
      gearColor: '#2f6a5a',
      beard: 'moustache',
      old: true,
    },
    rival: {
      skin: '#eac6a0',
      hair: '#d8b25a',
      style: 'side',
      outfit: 'sport',
      top: '#f4f4f8',
      bottom: '#2a3a5a',
      accent: '#2f86d6',
    },
  },
  translators: { en: 'thomas-reed', ar: 'hala-sannoun' },
  chapters: [
    {
      number: 1,
      title: { en: 'Left at the Goat', ar: 'يسارًا عند العنزة' },
      pages: [
        page(
          panel(
            'road day',
            'farah happy, grandad closed',
            say('farah', 'Which way, Grandad?', 'من أين يا جدي؟'),
            say('grandad', 'Left at the goat.', 'يسارًا عند العنزة.'),
          ),
          panel('speed dust', '', sound('VRRROOOM', 'فررروووم')),
        ),
        page(
          panel(
            'desert dust',
            'rival sly',
            say('rival', 'That is not a car. It is a rumor.', 'هذه ليست سيارة، هذه إشاعة.'),
          ),
          panel('desert dust', 'farah angry', sound('KLONK', 'كلونك')),
          panel(
            'plain dust',
            'grandad calm',
            say('grandad', 'We did not need that door.', 'لم نكن بحاجة إلى ذلك الباب.'),
          ),
        ),
        page(
          panel('desert day', 'grandad shout point', shout('grandad', 'The goat!', 'العنزة!')),
          panel('road day', 'rival shock', say('rival', 'They left the road!', 'لقد تركا الطريق!')),
          panel(
            'dots day',
            'farah happy',
            think('farah', 'First. By one goat.', 'في المركز الأول، بفارق عنزة.'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Slow Money', ar: 'مال بطيء' },
      pages: [
        page(
          panel(
            'room night',
            'rival sly, farah angry',
            say('rival', 'Lose, and we fix your engine.', 'اخسري ونصلح محرّكك.'),
            say('farah', 'What is wrong with it?', 'وما عيبه؟'),
          ),
          panel('workshop night', 'grandad worried', sound('CLUNK', 'كلَنك')),
        ),
        spread(
          panel(
            'road dust',
            'farah angry, grandad calm',
            caption(
              'Stage five: eight hundred kilometers of nothing at all.',
              'المرحلة الخامسة: ثمانمئة كيلومتر من لا شيء.',
            ),
            say('grandad', 'I smell rain.', 'أشمّ مطرًا.'),
          ),
          panel('storm night', 'farah shock', say('farah', 'It never rains here.', 'لا تمطر هنا أبدًا.')),
        ),
        page(
          panel(
            'field night',
            'rival sad',
            caption('Every sponsored wheel sank.', 'غرقت كل العجلات المدعومة.'),
          ),
          panel(
            'field day',
            'farah happy, rival worried',
            say('farah', 'Need a tow?', 'تحتاج إلى جرّ؟'),
            say('rival', 'From that?', 'بهذه؟'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'The Ribbon', ar: 'الشريط' },
      pages: [
        page(
          panel('desert day', 'grandad sad', say('grandad', 'It was your grandmother’s.', 'كان لجدّتك.')),
          panel(
            'desert day',
            'farah sad',
            caption(
              'The ribbon held the axle for six thousand kilometers.',
              'أمسك الشريط بالمحور ستة آلاف كيلومتر.',
            ),
          ),
        ),
        page(
          panel('speed dust', 'farah shout', sound('SNAP!', 'طَق!')),
          panel('plain dust', 'grandad shout', shout('grandad', 'Do not brake!', 'لا تفرملي!')),
          panel(
            'burst dust',
            'farah angry',
            think('farah', 'Three wheels. One grandfather.', 'ثلاث عجلات وجدّ واحد.'),
          ),
        ),
        page(
          panel(
            'stadium day',
            'farah happy cheer, grandad happy cheer',
            caption('They came in last, with everyone they had towed.', 'وصلا أخيرين، ومعهما كل من جرّاه.'),
          ),
          panel(
            'road night',
            'grandad happy',
            say('grandad', 'Home is left at the goat.', 'البيت يسارًا عند العنزة.'),
          ),
        ),
      ],
    },
  ],
};
