import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const ironSparrow: ComicEntry = {
  slug: 'iron-sparrow',
  series: 'Iron Sparrow',
  arabicName: 'العصفور الحديدي',
  description: {
    en: 'The smallest flying machine in the war carried letters, not bombs. Sixty years later a museum mechanic winds its key and it takes off with the last letter still inside. She has until the spring runs down to follow it.',
    ar: 'أصغر آلة طائرة في الحرب حملت الرسائل لا القنابل. بعد ستين عامًا تدير ميكانيكية في المتحف مفتاحها، فتطير والرسالة الأخيرة ما زالت في جوفها. وعليها أن تلحق بها قبل أن يرتخي النابض.',
  },
  publisher: 'meridian',
  writer: 'june-abernethy-cole',
  artists: ['theo-marchbanks'],
  genres: ['adventure', 'history'],
  status: 'completed',
  ageRating: '12',
  contentNotes: ['violence'],
  views: 22_018,
  newestHoursAgo: 260,
  daysBetween: 15,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#efe9dc',
  lights: {
    day: { sky: '#d9d3c6', far: '#8fa0a8', mid: '#b8432f', near: '#24323d', light: '#fff6e0' },
    shop: { sky: '#5a4a3a', far: '#3a4650', mid: '#c0922e', near: '#1c262e', light: '#ffd98a' },
    dusk: { sky: '#d98a5a', far: '#8a4a44', mid: '#5a3440', near: '#24202c', light: '#ffe0a8' },
  },
  cast: {
    hester: {
      skin: '#e3b48c',
      hair: '#8a3f24',
      style: 'bun',
      outfit: 'apron',
      top: '#5a7a86',
      bottom: '#3a4a56',
      accent: '#7a5a3a',
      gear: 'goggles',
      gearColor: '#c0922e',
    },
    postman: {
      skin: '#c99a70',
      hair: '#d8d4cc',
      style: 'bald',
      outfit: 'coat',
      top: '#3f4f6a',
      bottom: '#2c384c',
      accent: '#c0922e',
      gear: 'captain',
      gearColor: '#3f4f6a',
      beard: 'moustache',
      old: true,
    },
    boy: {
      skin: '#a8703f',
      hair: '#2a1a14',
      style: 'curly',
      outfit: 'tunic',
      top: '#b8432f',
      bottom: '#3a4a56',
      accent: '#f2e6cc',
      child: true,
    },
  },
  translators: { en: 'thomas-reed', ar: 'umm-al-hibr' },
  chapters: [
    {
      number: 1,
      title: { en: 'Eleven Turns', ar: 'إحدى عشرة لفّة' },
      pages: [
        page(
          panel(
            'workshop shop',
            'hester calm',
            caption('The label said: do not wind.', 'كُتب على اللافتة: لا تُدِر المفتاح.'),
          ),
          panel(
            'workshop shop',
            'hester sly, boy worried',
            say('boy', 'The label says…', 'لكن اللافتة تقول…'),
            say('hester', 'Labels are for visitors.', 'اللافتات للزوّار.'),
          ),
        ),
        page(
          panel('plain shop', '', sound('KRR KRR KRR', 'كرر كرر كرر')),
          panel('speed day', 'hester shock', shout('hester', 'The window!', 'النافذة!')),
          panel('heavens day', 'boy happy point', say('boy', 'It flies!', 'إنه يطير!')),
        ),
        page(
          panel(
            'library shop',
            'postman calm, hester worried',
            say('postman', 'Eleven turns. That is two days.', 'إحدى عشرة لفّة تكفي يومين.'),
            say('hester', 'Where does it go?', 'إلى أين يذهب؟'),
          ),
          panel(
            'dots dusk',
            'postman sad',
            say('postman', 'Where I should have gone.', 'إلى حيث كان عليّ أن أذهب.'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Long Way to Elm Street', ar: 'الطريق الطويل إلى شارع الدردار' },
      pages: [
        page(
          panel(
            'road day',
            'hester angry run',
            caption('It kept to the roads of 1943.', 'كان يتبع طرق عام ١٩٤٣.'),
          ),
          panel(
            'train dusk',
            'boy calm, hester worried',
            say('boy', 'There is a lake there now.', 'لكن مكانها بحيرة الآن.'),
            say('hester', 'Sparrows do not know that.', 'العصافير لا تعرف ذلك.'),
          ),
        ),
        page(
          panel('sea dusk', '', sound('PLISH', 'بلِش')),
          panel('harbour day', 'postman shout', shout('postman', 'Row!', 'جدّفي!')),
          panel('deep dusk', 'hester angry', think('hester', 'I can hear it ticking.', 'أسمع تكتكته.')),
        ),
        page(
          panel(
            'workshop shop',
            'hester calm',
            caption('She dried every feather with her breath.', 'جففت كل ريشة بأنفاسها.'),
          ),
          panel('glow day', 'boy worried', say('boy', 'Wind it again?', 'نديره من جديد؟')),
          panel('workshop shop', 'postman calm', say('postman', 'No. I will walk.', 'لا، سأمشي أنا.')),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Delivered', ar: 'وصلت الرسالة' },
      pages: [
        page(
          panel(
            'street day',
            'postman worried walk',
            caption('Number 12 had a different door.', 'كان للمنزل رقم ١٢ باب آخر.'),
          ),
          panel('street day', 'postman worried', think('postman', 'Sixty years late.', 'متأخر ستين عامًا.')),
          panel('plain day', '', sound('KNOCK KNOCK', 'دق دق')),
        ),
        page(
          panel(
            'room dusk',
            'boy shock, postman shock',
            say('boy', 'Grandfather? You live here?', 'جدّي؟ أتسكن هنا؟'),
            say('postman', 'No. I was meant to.', 'لا، كان يُفترض أن أسكن هنا.'),
          ),
          panel('room dusk', 'hester sad', say('hester', 'Read it to us.', 'اقرأها لنا.')),
        ),
        page(
          panel(
            'glow dusk',
            'postman closed',
            caption('“Come back and bring the bird.”', '«عُد، ومعك العصفور».'),
          ),
          panel(
            'field day',
            'postman happy, boy happy',
            say('postman', 'Eleven turns?', 'إحدى عشرة لفّة؟'),
            say('boy', 'Twelve!', 'بل اثنتا عشرة!'),
          ),
        ),
      ],
    },
  ],
};
