import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const paperMoonRamen: ComicEntry = {
  slug: 'paper-moon-ramen',
  series: 'Paper Moon Ramen',
  arabicName: 'رامن القمر الورقي',
  otherName: 'Kami no Tsuki',
  description: {
    en: 'The stall opens only on nights without a moon, and hangs up its own. Haru cooks for the living at the counter and for the others at the back. Everyone pays with a story, and the soup remembers them all.',
    ar: 'لا يفتح الكشك إلا في الليالي التي لا قمر فيها، ويعلّق قمره بنفسه. تطبخ هارو للأحياء عند المنضدة، وللآخرين في الخلف. الثمن حكاية، والحساء لا ينسى واحدة.',
  },
  publisher: 'hoshizora',
  writer: 'tsubame-arai',
  artists: ['tsubame-arai'],
  genres: ['slice-of-life', 'fantasy'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 16_040,
  newestHoursAgo: 84,
  daysBetween: 14,
  reading: { en: 'rtl', ar: 'rtl' },
  paper: '#ffffff',
  lights: {
    night: { sky: '#1d2b5c', far: '#33468a', mid: '#4f5fa0', near: '#121b3c', light: '#f8d766' },
    stall: { sky: '#3a2030', far: '#a8432f', mid: '#d8382f', near: '#4a1a1c', light: '#ffe29a' },
    dawn: { sky: '#f6c9b0', far: '#d88a8a', mid: '#8a6a9a', near: '#3a3a6a', light: '#fff3d6' },
  },
  cast: {
    haru: {
      skin: '#f2cda6',
      hair: '#1a1622',
      style: 'bun',
      outfit: 'apron',
      top: '#2d4a7a',
      bottom: '#1d2b5c',
      accent: '#fbf0d4',
      gear: 'bandana',
      gearColor: '#d8382f',
    },
    fox: {
      skin: '#fbf0e0',
      hair: '#d8382f',
      style: 'bald',
      outfit: 'robe',
      top: '#8a2f4a',
      bottom: '#5a1f34',
      accent: '#2a1a22',
      creature: 'fox',
    },
    salary: {
      skin: '#e9c39a',
      hair: '#2a2a34',
      style: 'side',
      outfit: 'suit',
      top: '#4a5568',
      bottom: '#333c4c',
      accent: '#d8382f',
      glasses: true,
    },
  },
  translators: { en: 'wren-castell', ar: 'umm-al-hibr' },
  chapters: [
    {
      number: 1,
      title: { en: 'No Moon Tonight', ar: 'لا قمر الليلة' },
      pages: [
        page(
          panel(
            'stall night far',
            '',
            caption(
              'The stall opens only on nights without a moon, and hangs up its own.',
              'لا يفتح الكشك إلا في الليالي التي لا قمر فيها، ويعلّق قمره بنفسه.',
            ),
          ),
          panel(
            'alley night',
            'salary sad walk',
            caption('He had missed the last train on purpose.', 'فاته القطار الأخير عن قصد.'),
          ),
        ),
        page(
          panel(
            'alley night close',
            'salary sad',
            think(
              'salary',
              'Eleven years of staying late. Nobody has noticed.',
              'أحد عشر عامًا أتأخر في العمل، ولم يلاحظ أحد.',
            ),
          ),
          panel('stall night', 'haru happy wave', shout('haru', 'Last seat!', 'آخر مقعد!')),
          panel(
            'counter stall',
            'haru happy, salary shock',
            say('haru', 'One bowl, one story.', 'صحن واحد بحكاية واحدة.'),
            say('salary', 'I do not have any.', 'ليست عندي حكايات.'),
          ),
        ),
        page(
          panel(
            'counter stall close',
            'haru calm',
            say('haru', 'Everyone says that before they eat.', 'الجميع يقول ذلك قبل أن يأكل.'),
          ),
          panel('counter stall', 'haru closed hold', sound('CHOP CHOP', 'تك تك تك')),
          panel(
            'bowl stall',
            '',
            caption(
              'Broth since yesterday. Noodles since this minute.',
              'المرق منذ الأمس، والنودلز منذ دقيقة.',
            ),
          ),
        ),
        page(
          panel('counter stall', 'salary closed', sound('SLUUURP', 'شفففط')),
          panel(
            'glow stall close',
            'salary shock',
            think('salary', 'My grandmother’s kitchen.', 'مطبخ جدتي.'),
          ),
          panel('kitchen dawn far', ''),
        ),
        page(
          panel(
            'counter stall',
            'fox sly, salary shock',
            say('fox', 'There it is. Start with the stairs.', 'ها هي ذي. ابدأ من الدرج.'),
            say('salary', 'Is that… a fox?', 'أهذا… ثعلب؟'),
          ),
          panel('plain stall close', 'fox happy', say('fox', 'I am the accountant.', 'أنا المحاسب.')),
          panel('counter stall close', 'haru sly', say('haru', 'He counts endings.', 'يعدّ النهايات.')),
        ),
        page(
          panel(
            'room dawn',
            'salary happy',
            say('salary', 'We kept a carp in the bath.', 'كنا نربي سمكة في حوض الاستحمام.'),
          ),
          panel(
            'carp dawn',
            '',
            caption('For a whole summer nobody could wash.', 'ولم يستحم أحد طوال الصيف.'),
          ),
          panel(
            'room dawn close',
            'salary happy',
            say('salary', 'Grandmother named it President.', 'سمّتها جدتي: الرئيسة.'),
          ),
        ),
        page(
          panel(
            'room night close',
            'salary sad',
            say('salary', 'Then I was busy. Then she was gone.', 'ثم انشغلتُ. ثم رحلت هي.'),
          ),
          panel('kitchen night far', ''),
          panel(
            'counter stall',
            'haru sad, fox closed',
            caption('The pot stopped bubbling, to hear better.', 'كفّت القدر عن الغليان لتسمع أحسن.'),
          ),
        ),
        page(
          panel('counter stall close', 'haru calm', say('haru', 'And the carp?', 'والسمكة؟')),
          panel(
            'harbour dawn',
            'salary happy wave',
            caption(
              'He had carried it to the river himself, in his school bag.',
              'كان قد حملها إلى النهر بنفسه، في حقيبة المدرسة.',
            ),
          ),
          panel(
            'glow stall',
            'fox happy',
            say('fox', 'That is an ending. I can count that.', 'هذه نهاية. أستطيع أن أعدّها.'),
          ),
        ),
        page(
          panel(
            'alley night',
            'haru happy, fox happy',
            say('haru', 'Paid in full.', 'وصل الحساب.'),
            say('fox', 'With change.', 'وله باقٍ.'),
          ),
          panel(
            'letterSheet dawn',
            '',
            caption('His change: a morning train, a window seat.', 'الباقي: قطار صباحي، ومقعد عند النافذة.'),
          ),
          panel('train dawn', 'salary happy', think('salary', 'I should call my sister.', 'سأتصل بأختي.')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Back Counter', ar: 'المنضدة الخلفية' },
      pages: [
        page(
          panel(
            'kitchen stall',
            'haru calm',
            caption('Behind the curtain, nobody casts a shadow.', 'خلف الستارة لا أحد له ظل.'),
          ),
          panel(
            'alley night',
            'fox worried',
            say('fox', 'He has been waiting sixty years.', 'إنه ينتظر منذ ستين عامًا.'),
          ),
        ),
        page(
          panel('kitchen night', 'haru worried', think('haru', 'What does he wait for?', 'ماذا ينتظر؟')),
          panel(
            'kitchen night',
            'fox sad',
            say('fox', 'Extra noodles. He was too shy to ask.', 'نودلز زيادة. كان يستحي أن يطلب.'),
          ),
          panel('burst stall', 'haru shout', shout('haru', 'Extra noodles!', 'نودلز زيادة!')),
        ),
        page(
          panel('glow night', '', sound('SLURP', 'شفط')),
          panel(
            'kitchen dawn',
            'haru happy, fox happy',
            caption('One stool was empty in the morning.', 'وفي الصباح كان مقعد واحد خاليًا.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Full Moon', ar: 'بدر' },
      pages: [
        page(
          panel(
            'roof night',
            'haru worried',
            say('haru', 'We never open at full moon.', 'لا نفتح أبدًا والقمر بدر.'),
          ),
          panel('roof night', 'fox sly', say('fox', 'She is here to complain.', 'لقد جاءت لتشتكي.')),
        ),
        page(
          panel('burst night', '', sound('SHINE', 'ضياء')),
          panel(
            'kitchen stall',
            'haru shock',
            caption('The moon sat down, and the whole street was day.', 'جلس القمر، فصار الشارع كله نهارًا.'),
          ),
          panel('plain stall', 'fox worried', say('fox', 'What does one serve a moon?', 'ماذا يُقدَّم للقمر؟')),
        ),
        page(
          panel('kitchen stall', 'haru happy', say('haru', 'The same as everyone.', 'ما نقدّمه للجميع.')),
          panel(
            'heavens dawn',
            'haru happy, fox closed',
            caption('Its story was long. They heard all of it.', 'كانت حكايته طويلة، وسمعاها كلها.'),
          ),
        ),
      ],
    },
  ],
};
