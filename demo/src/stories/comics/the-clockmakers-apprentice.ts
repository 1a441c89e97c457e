import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const theClockmakersApprentice: ComicEntry = {
  slug: 'the-clockmakers-apprentice',
  series: 'The Clockmaker’s Apprentice',
  arabicName: 'صبيّ الساعاتي',
  description: {
    en: 'Yunus repairs everyone’s time but his own: he has been eleven for as long as anyone remembers. The clockmaker says growing up is only a stiff spring. A gentle mystery about patience, grease and birthdays.',
    ar: 'يصلح يونس أوقات الناس كلهم إلا وقته، فهو في الحادية عشرة منذ أن عرفه الناس. يقول الساعاتي إن الكِبَر ليس إلا نابضًا عنيدًا. لغز رقيق عن الصبر والزيت وأعياد الميلاد.',
  },
  publisher: 'copper-kite',
  writer: 'rim-qandil',
  artists: ['haytham-nasuh', 'salma-al-wadi'],
  genres: ['family', 'mystery'],
  status: 'ongoing',
  views: 8_460,
  newestHoursAgo: 208,
  daysBetween: 16,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#f8eed6',
  lights: {
    shop: { sky: '#e3b04b', far: '#7a2346', mid: '#c98a3c', near: '#3a0f28', light: '#ffe9b0' },
    day: { sky: '#f6dfb0', far: '#d98a6a', mid: '#b5506a', near: '#4a1330', light: '#fff6dc' },
    night: { sky: '#2a1638', far: '#4a2a56', mid: '#6a3a66', near: '#180c24', light: '#f2c05a' },
  },
  cast: {
    yunus: {
      skin: '#d79a68',
      hair: '#241018',
      style: 'spiky',
      outfit: 'apron',
      top: '#c8343c',
      bottom: '#3a2a3a',
      accent: '#a8742a',
      child: true,
    },
    master: {
      skin: '#c08a5c',
      hair: '#f0ebe0',
      style: 'bald',
      outfit: 'robe',
      top: '#4a1330',
      bottom: '#33101f',
      accent: '#e3b04b',
      gear: 'fez',
      gearColor: '#8a1f2a',
      beard: 'full',
      glasses: true,
      old: true,
    },
    safiya: {
      skin: '#b87a4c',
      hair: '#1d1214',
      style: 'long',
      outfit: 'dress',
      top: '#2f7f86',
      bottom: '#2f7f86',
      accent: '#ffe9b0',
      gear: 'hijab',
      gearColor: '#e3b04b',
    },
  },
  translators: { en: 'wren-castell', ar: 'layth-mahbub' },
  chapters: [
    {
      number: 1,
      title: { en: 'Eleven Again', ar: 'الحادية عشرة من جديد' },
      pages: [
        page(
          panel(
            'workshop shop',
            'yunus calm',
            caption('He could mend a minute in a minute.', 'كان يصلح الدقيقة في دقيقة.'),
          ),
          panel(
            'workshop shop',
            'safiya worried, yunus happy',
            say('safiya', 'My watch stopped when I was ten.', 'توقفت ساعتي وأنا في العاشرة.'),
            say('yunus', 'You were ten yesterday.', 'كنتِ في العاشرة أمس.'),
          ),
          panel(
            'plain shop',
            'safiya sad',
            say('safiya', 'That was thirty years ago.', 'كان ذلك قبل ثلاثين عامًا.'),
          ),
        ),
        page(
          panel('room night', 'yunus shock', think('yunus', 'Then how old am I?', 'فكم عمري أنا إذن؟')),
          panel(
            'hall night',
            'master closed',
            say('master', 'Sleep, boy. Springs need rest.', 'نَم يا ولد، النوابض تحتاج إلى راحة.'),
          ),
        ),
        page(
          panel('oldCity night', 'yunus worried run', sound('TOK TOK TOK', 'توك توك توك')),
          panel(
            'workshop night',
            'yunus shock',
            caption(
              'Behind the great clock there was a small one, with his name.',
              'خلف الساعة الكبيرة ساعة صغيرة عليها اسمه.',
            ),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Stiff Spring', ar: 'النابض العنيد' },
      pages: [
        page(
          panel(
            'workshop shop',
            'master sad, yunus angry',
            say('master', 'I stopped it to keep you safe.', 'أوقفتها لأحميك.'),
            say('yunus', 'From what?', 'ممّ؟'),
          ),
          panel('dots shop', 'master sad', say('master', 'From leaving.', 'من الرحيل.')),
        ),
        page(
          panel(
            'souk day',
            'safiya calm',
            say('safiya', 'Everyone leaves. Some come back with cake.', 'الكل يرحل، وبعضهم يعود بكعكة.'),
          ),
          panel('workshop day', 'yunus angry', sound('KLIK', 'كليك')),
          panel('burst day', '', sound('BONG!', 'بونغ!')),
        ),
        page(
          panel(
            'street day',
            'yunus happy cheer',
            caption('He was twelve by noon.', 'صار في الثانية عشرة عند الظهر.'),
          ),
          panel(
            'street day',
            'master worried',
            say('master', 'Slowly! One year at a time!', 'على مهلك! سنة سنة!'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Wind It Yourself', ar: 'أدِرها بنفسك' },
      pages: [
        page(
          panel(
            'oldCity night',
            'master sad',
            caption('That night every clock in the city ran late.', 'تأخرت ساعات المدينة كلها تلك الليلة.'),
          ),
          panel(
            'workshop night',
            'yunus worried, master closed',
            say('yunus', 'Master? Your own clock.', 'معلّمي؟ ساعتك أنت.'),
            say('master', 'Nobody is left to wind it.', 'لم يبق من يديرها.'),
          ),
        ),
        page(
          panel('plain night', 'yunus angry', say('yunus', 'I am left.', 'بقيتُ أنا.')),
          panel('speed shop', 'yunus shout', sound('KRRRK KRRRK', 'كرررك كرررك')),
          panel('workshop shop', 'safiya shout', shout('safiya', 'Not too tight!', 'لا تشدّها كثيرًا!')),
        ),
        page(
          panel(
            'glow shop',
            'master happy',
            say('master', 'Eighty. And not a day more today.', 'ثمانون، ولا يوم زيادة اليوم.'),
          ),
          panel(
            'kitchen day',
            'safiya happy, yunus happy',
            say('safiya', 'Twelve candles.', 'اثنتا عشرة شمعة.'),
            say('yunus', 'One to grow on.', 'وواحدة للعام القادم.'),
          ),
        ),
      ],
    },
  ],
};
