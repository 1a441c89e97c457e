import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const lanternOfTheStrait: ComicEntry = {
  slug: 'lantern-of-the-strait',
  series: 'Lantern of the Strait',
  arabicName: 'فنار المضيق',
  description: {
    en: 'For ninety years the lamp on Gull Rock has never missed a night. Then Salma inherits the keys, the debts and a logbook in which tomorrow is already written. Every storm brings a ship that sank long ago, and each one asks for something different before it will go home.',
    ar: 'منذ تسعين عامًا لم ينطفئ مصباح صخرة النورس ليلة واحدة. ثم ترث سلمى المفاتيح والديون ودفترًا كُتب فيه الغد قبل أن يأتي. كل عاصفة تحمل سفينة غرقت من زمن بعيد، ولكل سفينة طلب لا ترحل قبل أن يُلبّى.',
  },
  publisher: 'northgate',
  writer: 'mara-quill',
  artists: ['ivy-tarrow', 'ziad-al-barri'],
  genres: ['mystery', 'adventure'],
  status: 'ongoing',
  views: 18_346,
  newestHoursAgo: 2,
  daysBetween: 9,
  reading: { en: 'ltr', ar: 'rtl' },
  splash: true,
  paper: '#f7f2e4',
  lights: {
    day: { sky: '#bfe0e2', far: '#6fa8b5', mid: '#2f7d95', near: '#1c3d5c', light: '#fff6dc' },
    night: { sky: '#0e2749', far: '#1f4a73', mid: '#2b7396', near: '#0a1a33', light: '#f6d77a' },
    storm: { sky: '#2a3350', far: '#475675', mid: '#31698a', near: '#12203d', light: '#f9e7a0' },
    lamp: { sky: '#173a63', far: '#8a4b2f', mid: '#b9673a', near: '#3c1f23', light: '#ffdf7e' },
  },
  cast: {
    salma: {
      skin: '#c98f5e',
      hair: '#2b1a1c',
      style: 'braid',
      outfit: 'coat',
      top: '#c9432f',
      bottom: '#23355a',
      accent: '#f0c860',
      gear: 'beret',
      gearColor: '#23355a',
    },
    idris: {
      skin: '#a86f45',
      hair: '#e8e4da',
      style: 'short',
      outfit: 'coat',
      top: '#2f4a6d',
      bottom: '#23304a',
      accent: '#e9dcb8',
      gear: 'captain',
      gearColor: '#2f4a6d',
      beard: 'full',
      old: true,
    },
    drowned: {
      skin: '#8fc3b4',
      hair: '#2f6f6a',
      style: 'long',
      outfit: 'robe',
      top: '#4f8f8a',
      bottom: '#2f6f6a',
      accent: '#cfeee2',
    },
  },
  translators: { en: 'wren-castell', ar: 'noor-al-amin' },
  chapters: [
    {
      number: 1,
      title: { en: 'The Keys', ar: 'المفاتيح' },
      pages: [
        page(
          panel(
            'harbour day',
            'salma calm walk',
            caption('Gull Rock. The last boat of the day.', 'صخرة النورس. آخر قارب في هذا اليوم.'),
          ),
          panel(
            'room lamp',
            'idris sad, salma worried',
            say('idris', 'Your aunt never missed a night.', 'عمّتك لم تفوّت ليلة واحدة.'),
            say('salma', 'I only came to sell it.', 'جئت لأبيعه لا أكثر.'),
          ),
          panel(
            'room lamp',
            'salma shock',
            say('salma', 'This page is dated… tomorrow?', 'هذه الصفحة تاريخها… غدًا؟'),
          ),
        ),
        page(
          panel('sea night', '', caption('At nine the wind turned.', 'عند التاسعة دارت الريح.')),
          panel(
            'storm storm',
            'idris shout',
            shout('idris', 'The lamp!', 'المصباح!'),
            sound('KRAKK!', 'طراخ!'),
          ),
          panel(
            'speed lamp',
            'salma angry run',
            think('salma', 'Not on my first night.', 'ليس في ليلتي الأولى.'),
          ),
          panel('glow lamp', 'salma happy cheer', sound('FWOOM!', 'وووم!')),
        ),
        page(
          panel(
            'storm storm',
            '',
            caption('And in the beam, a ship that sank in 1911.', 'وفي الضوء سفينة غرقت عام ١٩١١.'),
          ),
          panel(
            'sea night',
            'drowned calm, salma shock',
            say('drowned', 'We saw your light.', 'رأينا نورك.'),
            say('salma', 'You are late.', 'تأخرتم كثيرًا.'),
          ),
          panel(
            'harbour night',
            'drowned happy',
            say('drowned', 'Write it down, keeper.', 'اكتبيها، يا حارسة.'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Piano on Deck', ar: 'بيانو على السطح' },
      pages: [
        page(
          panel(
            'room lamp',
            'salma calm',
            caption('The logbook had one line for today.', 'في الدفتر سطر واحد لهذا اليوم.'),
            say('salma', '“Tune it before midnight.” Tune what?', '«دَوزِنيه قبل منتصف الليل». أدوزن ماذا؟'),
          ),
          panel('sea storm', 'idris worried point', say('idris', 'That.', 'ذاك.')),
        ),
        spread(
          panel(
            'storm storm',
            'salma shock, drowned calm',
            caption(
              'The Melisande went down with an orchestra aboard.',
              'غرقت «ميليساند» وعلى متنها أوركسترا كاملة.',
            ),
            say(
              'drowned',
              'One string is flat. A hundred years, one flat string.',
              'وترٌ واحد نشاز. مئة عام ووتر واحد نشاز.',
            ),
          ),
          panel('sea night', 'salma angry hold', say('salma', 'Hold the lantern.', 'أمسك الفانوس.')),
        ),
        page(
          panel('glow night', 'salma closed', sound('PLING!', 'تِنّ!')),
          panel(
            'heavens night',
            'drowned happy',
            say('drowned', 'There. Now we can sleep.', 'هكذا. الآن ننام.'),
          ),
          panel(
            'sea day',
            'idris happy, salma happy',
            say('idris', 'Still selling?', 'ما زلت تنوين البيع؟'),
            say('salma', 'Ask me tomorrow.', 'اسألني غدًا.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Tomorrow Is Blank', ar: 'غدٌ بلا سطور' },
      pages: [
        page(
          panel(
            'room lamp',
            'salma worried',
            say('salma', 'Idris. The page is empty.', 'إدريس، الصفحة فارغة.'),
          ),
          panel(
            'room night',
            'idris sad',
            say('idris', 'It was empty once before.', 'فرغت مرة واحدة من قبل.'),
            say('idris', 'The night your aunt rowed out.', 'ليلة جدّفت عمّتك إلى البحر.'),
          ),
          panel(
            'sea storm',
            'salma angry',
            think('salma', 'Then I will write it myself.', 'إذن سأكتبها أنا.'),
          ),
        ),
        page(
          panel('storm storm', 'salma shout run', sound('WHOOSH!', 'هووش!')),
          panel('speed night', 'idris shout', shout('idris', 'Salma, no!', 'سلمى، لا!')),
          panel(
            'deep night',
            'salma shock',
            caption('Under the rock there was a second light.', 'تحت الصخرة كان هناك نور ثانٍ.'),
          ),
        ),
        page(
          panel(
            'cave night',
            'drowned calm, salma worried',
            say('drowned', 'Every lighthouse has a keeper below.', 'لكل فنار حارسة في الأعماق.'),
            say('salma', 'Aunt Rahma?', 'عمّتي رحمة؟'),
          ),
          panel(
            'dots lamp',
            'drowned happy',
            say('drowned', 'You kept my lamp. I kept your ships.', 'حرستِ مصباحي، وحرستُ سفنك.'),
          ),
        ),
      ],
    },
  ],
};
