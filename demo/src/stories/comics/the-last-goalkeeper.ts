import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const theLastGoalkeeper: ComicEntry = {
  slug: 'the-last-goalkeeper',
  series: 'The Last Goalkeeper',
  arabicName: 'الحارس الأخير',
  description: {
    en: 'The league abolished goalkeepers to make the game more exciting. Tariq Bell, nineteen and unemployed, finds a club so poor it never received the letter. A sports story about standing still while everyone runs.',
    ar: 'ألغى الاتحاد حرّاس المرمى كي تزداد اللعبة إثارة. وطارق بِل، ابن التاسعة عشرة العاطل عن العمل، يجد ناديًا فقيرًا إلى حدّ أن الرسالة لم تصله. قصة رياضية عن الثبات حين يركض الجميع.',
  },
  publisher: 'meridian',
  writer: 'desmond-oake',
  artists: ['emeka-sund'],
  genres: ['sports', 'drama'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 24_433,
  newestHoursAgo: 121,
  daysBetween: 9,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#ffffff',
  lights: {
    day: { sky: '#b8e6d0', far: '#4aa877', mid: '#f6c52e', near: '#17402c', light: '#fffbe0' },
    night: { sky: '#10243a', far: '#22486a', mid: '#2f7d5a', near: '#0b1724', light: '#fff6c0' },
    gym: { sky: '#e0d2b8', far: '#c4a478', mid: '#a86a44', near: '#4a2e26', light: '#fff0d0' },
  },
  cast: {
    tariq: {
      skin: '#7a4527',
      hair: '#1a1210',
      style: 'short',
      outfit: 'sport',
      top: '#f6c52e',
      bottom: '#17201c',
      accent: '#17201c',
    },
    coach: {
      skin: '#d8a67a',
      hair: '#c9c4bc',
      style: 'short',
      outfit: 'coat',
      top: '#2f6a4a',
      bottom: '#2a3a34',
      accent: '#f2f0e4',
      gear: 'cap',
      gearColor: '#b5322a',
      beard: 'moustache',
      old: true,
    },
    nour: {
      skin: '#c08a5a',
      hair: '#2a1a1c',
      style: 'ponytail',
      outfit: 'sport',
      top: '#c8323a',
      bottom: '#f4f1e6',
      accent: '#ffffff',
    },
    official: {
      skin: '#eac6a4',
      hair: '#5a4a3c',
      style: 'side',
      outfit: 'suit',
      top: '#28313a',
      bottom: '#1c232a',
      accent: '#b5322a',
      glasses: true,
    },
  },
  translators: { en: 'jude-farrier', ar: 'layth-mahbub' },
  chapters: [
    {
      number: 1,
      title: { en: 'Nobody Told Us', ar: 'لم يخبرنا أحد' },
      pages: [
        page(
          panel(
            'road gym',
            'tariq sad walk',
            caption('Keepers wanted: none. Anywhere.', 'مطلوب حرّاس مرمى: لا أحد، في أي مكان.'),
          ),
          panel(
            'field day',
            'coach calm, tariq shock',
            say('coach', 'You are late for training.', 'تأخرت عن التدريب.'),
            say('tariq', 'You still have goals?', 'ما زالت عندكم مرامٍ؟'),
          ),
        ),
        page(
          panel('stadium day', 'nour angry run', sound('THWACK!', 'طاااخ!')),
          panel('speed day', 'tariq shout fly', sound('SMACK!', 'بخخ!')),
          panel('stadium day', 'nour happy', say('nour', 'Do that again.', 'أعدها.')),
        ),
        page(
          panel(
            'room gym',
            'official calm, coach sly',
            say('official', 'Goalkeepers are illegal.', 'حراسة المرمى ممنوعة.'),
            say('coach', 'He is a tall defender with gloves.', 'هذا مدافع طويل يلبس قفازات.'),
          ),
          panel('dots gym', 'official angry', say('official', 'I will be watching.', 'سأراقبكم.')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Forty-One Shots', ar: 'إحدى وأربعون تسديدة' },
      pages: [
        spread(
          panel(
            'stadium night',
            'tariq angry, nour worried',
            caption(
              'The champions had not failed to score in six years.',
              'لم يعجز الأبطال عن التسجيل منذ ست سنوات.',
            ),
            say('nour', 'They shoot every minute.', 'إنهم يسددون كل دقيقة.'),
          ),
          panel('stadium night', 'tariq shout fly', sound('BOOF! BOOF! BOOF!', 'بوف! بوف! بوف!')),
        ),
        page(
          panel('room gym', 'tariq worried', think('tariq', 'My hands are jelly.', 'يداي كالهلام.')),
          panel(
            'room gym',
            'coach calm',
            say('coach', 'Stop catching. Start waiting.', 'لا تطاردها. انتظرها.'),
          ),
        ),
        page(
          panel(
            'glow day',
            'tariq closed',
            caption('The last penalty. He did not move.', 'ركلة الجزاء الأخيرة. لم يتحرك.'),
          ),
          panel('burst day', 'tariq happy hold', sound('THUP.', 'طُب.')),
          panel(
            'stadium night',
            'official shock',
            say('official', 'Nil–nil. In this league!', 'صفر صفر! في هذا الدوري!'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'The Rule Book', ar: 'كتاب اللوائح' },
      pages: [
        page(
          panel(
            'library gym',
            'official angry, coach calm',
            say('official', 'Page nine. No keepers.', 'الصفحة التاسعة: لا حرّاس.'),
            say('coach', 'Page ten?', 'والصفحة العاشرة؟'),
          ),
          panel(
            'library gym',
            'nour sly',
            say('nour', '“Unless both teams agree.”', '«إلا إذا اتفق الفريقان».'),
          ),
        ),
        page(
          panel('stadium day', 'nour happy cheer', shout('nour', 'They agreed!', 'لقد وافقوا!')),
          panel(
            'stadium day',
            'tariq shock',
            say('tariq', 'Why would champions agree?', 'ولماذا يوافق الأبطال؟'),
          ),
          panel(
            'plain day',
            'official sad',
            say('official', 'They said scoring had become boring.', 'قالوا إن التسجيل صار مملًا.'),
          ),
        ),
        page(
          panel(
            'stadium night',
            'tariq happy wave',
            caption(
              'Next season, every club advertised for one.',
              'وفي الموسم التالي أعلنت كل الأندية عن حاجتها إلى حارس.',
            ),
          ),
          panel('field day', 'coach happy', say('coach', 'You are late for training.', 'تأخرت عن التدريب.')),
        ),
      ],
    },
  ],
};
