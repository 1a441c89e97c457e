import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const captainZenith: ComicEntry = {
  slug: 'captain-zenith',
  series: 'Captain Zenith',
  arabicName: 'كابتن سَمْت',
  otherName: 'Zenith of Harbour City',
  description: {
    en: 'At noon, Nadir Vale is the strongest man alive. By midnight he cannot open a jar. Harbour City has learned to schedule its disasters accordingly, until someone starts moving the clocks.',
    ar: 'عند الظهر يصير نادر فيل أقوى رجل على وجه الأرض، وعند منتصف الليل يعجز عن فتح مرطبان. تعلّمت مدينة المرفأ أن تؤجّل كوارثها إلى ساعات النهار، حتى بدأ أحدهم يعبث بالساعات.',
  },
  publisher: 'meridian',
  writer: 'rex-halloran-vane',
  artists: ['june-abernethy-cole'],
  genres: ['superhero', 'comedy'],
  status: 'ongoing',
  ageRating: '12',
  contentNotes: ['violence'],
  views: 41_877,
  newestHoursAgo: 5,
  daysBetween: 14,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#ffffff',
  lights: {
    day: { sky: '#ffd36b', far: '#f59f3a', mid: '#e0692f', near: '#7a2230', light: '#fff2bf' },
    night: { sky: '#1c1f52', far: '#34347a', mid: '#4a4596', near: '#10112f', light: '#f6b92e' },
    cold: { sky: '#a8dcea', far: '#5ea4c6', mid: '#3a76a6', near: '#1b3a66', light: '#ffffff' },
  },
  cast: {
    zenith: {
      skin: '#e9b183',
      hair: '#1b1626',
      style: 'short',
      outfit: 'hero',
      top: '#1f3f94',
      bottom: '#1f3f94',
      accent: '#f6b92e',
      gear: 'mask',
      gearColor: '#c8222b',
      cape: '#c8222b',
    },
    nadir: {
      skin: '#e9b183',
      hair: '#1b1626',
      style: 'side',
      outfit: 'suit',
      top: '#6b7a8c',
      bottom: '#414c57',
      accent: '#c8222b',
      glasses: true,
    },
    dusk: {
      skin: '#cbb6d8',
      hair: '#2a1440',
      style: 'long',
      outfit: 'coat',
      top: '#3a1d5c',
      bottom: '#22143a',
      accent: '#e26a9a',
    },
    mina: {
      skin: '#a8703f',
      hair: '#2c1a12',
      style: 'curly',
      outfit: 'tunic',
      top: '#2f9a7a',
      bottom: '#23435a',
      accent: '#f6e08a',
      child: true,
    },
  },
  translators: { en: 'thomas-reed', ar: 'layth-mahbub' },
  chapters: [
    {
      number: 1,
      title: { en: 'High Noon', ar: 'عزّ الظهر' },
      pages: [
        page(
          panel('city day', '', caption('Harbour City, 11:58.', 'مدينة المرفأ، الساعة ١١:٥٨.')),
          panel(
            'street day',
            'nadir worried, mina shock',
            say('nadir', 'Hold my coffee.', 'أمسكي قهوتي.'),
            say('mina', 'The bridge is falling!', 'الجسر يسقط!'),
          ),
          panel('burst day', 'zenith angry cheer', sound('NOON!', 'ظُهر!')),
        ),
        page(
          panel('harbour cold', 'zenith shout fly', sound('VWOOSH!', 'فووش!')),
          panel(
            'city day',
            'zenith happy, mina happy',
            say('zenith', 'One bridge, as it was.', 'جسرٌ واحد، كما كان.'),
            say('mina', 'It is upside down.', 'لكنه مقلوب.'),
          ),
          panel(
            'roof night',
            'dusk sly',
            say(
              'dusk',
              'And what can you lift at midnight, Captain?',
              'وماذا تقدر أن تحمل عند منتصف الليل يا كابتن؟',
            ),
          ),
        ),
        page(
          panel(
            'room night',
            'nadir sad',
            caption('11:59 p.m.', '١١:٥٩ مساءً.'),
            say('nadir', 'Could somebody open this jar?', 'هل يفتح أحدٌ هذا المرطبان؟'),
          ),
          panel('dots night', 'mina sly', say('mina', 'So that is your secret.', 'هذا هو سرّك إذن.')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Stolen Hour', ar: 'الساعة المسروقة' },
      pages: [
        spread(
          panel(
            'city cold',
            'dusk sly',
            caption('Every clock in the city jumped back at once.', 'تراجعت ساعات المدينة كلها دفعة واحدة.'),
            say('dusk', 'Noon is cancelled.', 'أُلغي الظُّهر.'),
          ),
          panel('roof cold', 'zenith shock run', shout('zenith', 'My hour!', 'ساعتي!')),
        ),
        page(
          panel(
            'workshop night',
            'nadir worried, mina calm',
            say('nadir', 'Without noon I am an accountant.', 'بلا ظُهرٍ أنا محاسب لا غير.'),
            say('mina', 'Then count. Which clock did she miss?', 'إذن احسب. أيّ ساعة فاتتها؟'),
          ),
          panel('glow day', 'nadir happy', say('nadir', 'The sundial in the park!', 'المزولة في الحديقة!')),
        ),
        page(
          panel('field day', 'zenith happy cheer', sound('NOON!', 'ظُهر!')),
          panel('speed day', 'dusk shock', shout('dusk', 'Impossible!', 'مستحيل!')),
          panel('city day', 'mina happy', say('mina', 'You cannot wind back the sun.', 'لا أحد يؤخّر الشمس.')),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Midnight Shift', ar: 'نوبة منتصف الليل' },
      pages: [
        page(
          panel(
            'alley night',
            'dusk sad',
            say('dusk', 'Help me. It took my shadow.', 'ساعدني. لقد أخذ ظلّي.'),
          ),
          panel(
            'alley night',
            'nadir worried',
            say('nadir', 'It is midnight. I am nobody.', 'إنه منتصف الليل، وأنا لا أحد.'),
          ),
        ),
        page(
          panel(
            'plain night',
            'mina angry',
            say('mina', 'Nobody is exactly who I called.', 'لا أحد؟ هو من ناديته بالضبط.'),
          ),
          panel(
            'roof night',
            'nadir angry run',
            think('nadir', 'No strength. Only stairs.', 'لا قوّة. سلالم فقط.'),
          ),
          panel('speed night', 'nadir shout', shout('nadir', 'Lights on!', 'أضيئوا الأنوار!')),
        ),
        page(
          panel('glow day', 'nadir happy cheer', sound('CLICK!', 'طَقّ!')),
          panel(
            'city night',
            'dusk calm, nadir happy',
            say('dusk', 'You did that without lifting anything.', 'فعلتها ولم ترفع شيئًا.'),
            say('nadir', 'I lifted a switch.', 'رفعتُ القاطع.'),
          ),
        ),
      ],
    },
  ],
};
