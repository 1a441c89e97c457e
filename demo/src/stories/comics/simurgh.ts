import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const simurgh: ComicEntry = {
  slug: 'simurgh',
  series: 'Simurgh',
  arabicName: 'السيمرغ',
  otherName: 'The Thirty Birds',
  description: {
    en: 'Thirty birds set out to find the king of birds, who lives behind seven valleys and has never answered a letter. Most of them bring complaints. An old tale told again, with better snacks.',
    ar: 'ثلاثون طائرًا خرجوا بحثًا عن ملك الطيور، وهو يسكن وراء سبعة أودية ولم يردّ على رسالة قط. أكثرهم يحمل شكوى. حكاية قديمة تُروى من جديد، بزاد أطيب.',
  },
  publisher: 'blue-minaret',
  writer: 'bahaa-mirza-dal',
  artists: ['nuha-sarraj', 'rim-qandil'],
  genres: ['folklore', 'fantasy'],
  status: 'completed',
  ageRating: 'everyone',
  views: 20_655,
  newestHoursAgo: 330,
  daysBetween: 20,
  reading: { en: 'ltr', ar: 'rtl' },
  splash: true,
  paper: '#f6e7c4',
  lights: {
    night: { sky: '#121d45', far: '#27386f', mid: '#1f9a8c', near: '#0a1029', light: '#f6d08a' },
    day: { sky: '#f6e0b0', far: '#f6a21e', mid: '#e4502c', near: '#7a1f2a', light: '#fff8e0' },
    valley: { sky: '#bfe0d0', far: '#5fb0a0', mid: '#1f9a8c', near: '#123a4a', light: '#fdf3d0' },
  },
  cast: {
    hoopoe: {
      skin: '#d98a4a',
      hair: '#7a3f1f',
      style: 'bald',
      outfit: 'robe',
      top: '#c8262f',
      bottom: '#7a1f2a',
      accent: '#f6d08a',
      creature: 'owl',
    },
    poet: {
      skin: '#c48a5a',
      hair: '#2a1a18',
      style: 'bald',
      outfit: 'robe',
      top: '#1f9a8c',
      bottom: '#123a4a',
      accent: '#f6d08a',
      gear: 'turban',
      gearColor: '#f6efe0',
      beard: 'full',
    },
    fox: {
      skin: '#e4702c',
      hair: '#5a1f1a',
      style: 'bald',
      outfit: 'tunic',
      top: '#f6d08a',
      bottom: '#8a3a2a',
      accent: '#2a1512',
      creature: 'fox',
    },
  },
  translators: { en: 'jude-farrier', ar: 'noor-al-amin' },
  chapters: [
    {
      number: 1,
      title: { en: 'A Petition', ar: 'عريضة' },
      pages: [
        page(
          panel(
            'field day',
            'hoopoe calm',
            caption(
              'Thirty birds signed. Twenty-nine could not spell.',
              'وقّع ثلاثون طائرًا، تسعة وعشرون منهم لا يحسنون الإملاء.',
            ),
          ),
          panel(
            'peaks valley',
            'hoopoe happy, fox sly',
            say('hoopoe', 'We want a king.', 'نريد ملكًا.'),
            say('fox', 'I am available.', 'أنا متفرّغ.'),
          ),
        ),
        page(
          panel(
            'peaks valley',
            'poet calm',
            say('poet', 'Seven valleys, birds. Pack lightly.', 'سبعة أودية أيتها الطيور. خفّفوا الأحمال.'),
          ),
          panel(
            'oasis day',
            'hoopoe worried',
            say('hoopoe', 'We lost the duck in the first one.', 'فقدنا البطة في الوادي الأول.'),
          ),
          panel('plain day', 'fox happy', say('fox', 'What a pity about the duck.', 'يا للأسف على البطة.')),
        ),
        page(
          panel(
            'storm night',
            'hoopoe shout',
            sound('WHHRRR', 'ووررر'),
            shout('hoopoe', 'Hold wings!', 'تماسكوا بالأجنحة!'),
          ),
          panel(
            'cave night',
            'poet calm, hoopoe sad',
            say('poet', 'What do you still carry?', 'ما الذي ما زلت تحمله؟'),
            say('hoopoe', 'My opinion.', 'رأيي.'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Valley of Mirrors', ar: 'وادي المرايا' },
      pages: [
        spread(
          panel(
            'winter valley',
            'hoopoe shock, fox shock',
            caption('In the fifth valley every stone showed a bird.', 'في الوادي الخامس كان في كل حجر طائر.'),
            say('hoopoe', 'So many kings!', 'كم من ملك هنا!'),
          ),
          panel(
            'winter valley',
            'fox worried',
            say('fox', 'I look honest. It is frightening.', 'أبدو صادقًا. هذا مخيف.'),
          ),
        ),
        page(
          panel(
            'cave night',
            'poet closed',
            say('poet', 'Close your eyes to cross.', 'أغمضوا أعينكم لتعبروا.'),
          ),
          panel('dots night', 'hoopoe closed', think('hoopoe', 'I smell pistachios.', 'أشمّ رائحة فستق.')),
        ),
        page(
          panel(
            'souk day',
            'fox happy',
            caption(
              'The sixth valley was a market. Ten birds stayed.',
              'كان الوادي السادس سوقًا، فبقي فيه عشرة طيور.',
            ),
          ),
          panel('souk day', 'hoopoe angry', say('hoopoe', 'Put the pistachios down.', 'اترك الفستق.')),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Thirty', ar: 'ثلاثون' },
      pages: [
        page(
          panel(
            'hall night',
            'hoopoe worried',
            caption('The throne was there. Nobody was on it.', 'كان العرش هناك، ولا أحد عليه.'),
          ),
          panel(
            'hall night',
            'fox sly, poet calm',
            say('fox', 'As I said, available.', 'كما قلت، أنا متفرّغ.'),
            say('poet', 'Count yourselves.', 'عُدّوا أنفسكم.'),
          ),
        ),
        page(
          panel(
            'plain night',
            'hoopoe calm',
            say('hoopoe', 'Twenty-nine, and the fox.', 'تسعة وعشرون، والثعلب.'),
          ),
          panel(
            'plain night',
            'fox shock',
            say('fox', 'I have been walking with you for a year.', 'لقد مشيت معكم سنة كاملة.'),
          ),
          panel('glow night', 'poet happy', say('poet', 'Thirty.', 'ثلاثون.')),
        ),
        page(
          panel('burst day', '', sound('SI · MURGH', 'سي · مرغ')),
          panel(
            'heavens day',
            'hoopoe happy fly',
            caption(
              'They flew home as one bird and answered every letter.',
              'عادوا طائرًا واحدًا، وردّوا على كل الرسائل.',
            ),
          ),
        ),
      ],
    },
  ],
};
