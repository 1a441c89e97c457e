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
  ageRating: '12',
  contentNotes: ['frightening'],
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
            'lighthouse day far',
            '',
            caption('Gull Rock. The last boat of the day.', 'صخرة النورس. آخر قارب في هذا اليوم.'),
          ),
          panel(
            'harbour day',
            'salma calm walk',
            caption(
              'I had one suitcase, one aunt fewer, and a lighthouse I did not want.',
              'معي حقيبة واحدة، وقد فقدتُ عمّة، وورثتُ فنارًا لا أريده.',
            ),
          ),
        ),
        page(
          panel(
            'harbour day',
            'idris sad, salma worried',
            say('idris', 'You have her walk.', 'لكِ مشيتها.'),
            say('salma', 'I have her debts too.', 'ولي ديونها أيضًا.'),
          ),
          panel(
            'keys lamp',
            '',
            caption(
              'Eleven keys. He knew what ten of them opened.',
              'أحد عشر مفتاحًا، يعرف ما تفتحه عشرة منها.',
            ),
          ),
          panel(
            'harbour day close',
            'idris calm',
            say(
              'idris',
              'Ninety years, and the lamp never missed a night.',
              'تسعون عامًا ولم يفوّت المصباح ليلة.',
            ),
          ),
        ),
        page(
          panel(
            'room lamp',
            'salma calm walk',
            caption(
              'Her cup was still on the table. Her coat still smelled of oil.',
              'فنجانها ما زال على الطاولة، وفي معطفها رائحة الزيت.',
            ),
          ),
          panel(
            'room lamp',
            'salma calm, idris worried',
            say('salma', 'I only came to sell it.', 'جئت لأبيعه لا أكثر.'),
            say('idris', 'Then read before you sign.', 'إذن اقرئي قبل أن توقّعي.'),
          ),
          panel(
            'book lamp',
            '',
            caption(
              'The keeper’s log: a line for every night of ninety years.',
              'دفتر الحارسة: سطر لكل ليلة من تسعين عامًا.',
            ),
          ),
        ),
        page(
          panel(
            'room lamp close',
            'salma calm',
            say('salma', '“Calm. One seal. Oil for nine days.”', '«هدوء. فقمة واحدة. زيت لتسعة أيام.»'),
          ),
          panel(
            'room lamp close',
            'salma happy',
            say('salma', '“Fog. The seal brought a friend.”', '«ضباب. جاءت الفقمة بصديقة.»'),
          ),
          panel(
            'plain lamp close',
            'salma shock',
            say('salma', 'This page is dated… tomorrow?', 'هذه الصفحة تاريخها… غدًا؟'),
          ),
          panel(
            'room lamp',
            'salma angry, idris sad',
            say('salma', 'Who writes this, Idris?', 'من يكتب هذا يا إدريس؟'),
            say('idris', 'Nobody. It is always there in the morning.', 'لا أحد. نجده مكتوبًا كل صباح.'),
          ),
        ),
        page(
          panel('sea night far', ''),
          panel(
            'storm storm',
            'idris shout',
            caption('At nine the wind turned.', 'عند التاسعة دارت الريح.'),
            shout('idris', 'The lamp!', 'المصباح!'),
            sound('KRAKK!', 'طراخ!'),
          ),
          panel(
            'room storm close',
            'salma shock',
            say('salma', 'It went out. By itself.', 'انطفأ من تلقاء نفسه.'),
          ),
        ),
        page(
          panel(
            'speed lamp',
            'salma angry run',
            think('salma', 'Two hundred steps. Not on my first night.', 'مئتا درجة. ليس في ليلتي الأولى.'),
          ),
          panel(
            'lampRoom night',
            'salma worried hold',
            caption('Ten keys did not fit the lamp-room door.', 'عشرة مفاتيح لم تفتح باب المصباح.'),
          ),
          panel('keys lamp', '', caption('The eleventh was warm.', 'أما الحادي عشر فكان دافئًا.')),
        ),
        page(
          panel('lampRoom lamp', 'salma happy cheer', sound('FWOOM!', 'وووم!')),
          panel('ghostShip night far', ''),
        ),
        page(
          panel(
            'sea night',
            'drowned calm, salma shock',
            caption('A ship that sank in 1911.', 'سفينة غرقت عام ١٩١١.'),
            say('drowned', 'We saw your light.', 'رأينا نورك.'),
            say('salma', 'You are late.', 'تأخرتم كثيرًا.'),
          ),
          panel(
            'storm night close',
            'drowned sad',
            say('drowned', 'A hundred years of rocks, keeper.', 'مئة عام بين الصخور يا حارسة.'),
          ),
          panel(
            'harbour night',
            'salma worried, drowned calm',
            say('salma', 'What do you want?', 'ماذا تريدون؟'),
            say(
              'drowned',
              'To be written down. Nobody wrote that we arrived.',
              'أن نُكتَب. لم يكتب أحد أننا وصلنا.',
            ),
          ),
        ),
        page(
          panel(
            'blankBook lamp',
            '',
            caption('“Storm. One ship. All hands home.”', '«عاصفة. سفينة واحدة. عاد الجميع.»'),
          ),
          panel(
            'harbour day',
            'idris calm, salma closed',
            say('idris', 'And the buyer? He comes at noon.', 'والمشتري؟ يصل ظهرًا.'),
            say('salma', 'What does the log say about noon?', 'وماذا يقول الدفتر عن الظهر؟'),
          ),
          panel(
            'book day',
            '',
            caption('“The buyer was seasick. He did not stay.”', '«أصاب المشتري دوار البحر، فلم يمكث.»'),
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
