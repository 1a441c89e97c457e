import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const mothQueen: ComicEntry = {
  slug: 'moth-queen',
  series: 'Moth Queen',
  arabicName: 'ملكة العث',
  description: {
    en: 'Every lamp in the palace is forbidden, for the queen cannot help but love what burns her. Her new lamplighter is sworn to darkness and very bad at keeping it. A fairy tale about light, hunger and good manners.',
    ar: 'كل سراج في القصر ممنوع، فالملكة لا تملك إلا أن تحبّ ما يحرقها. أما موقدة السُّرُج الجديدة فقد أقسمت على العتمة، وهي لا تحسن الوفاء بها. حكاية عن الضوء والجوع وحسن الأدب.',
  },
  publisher: 'copper-kite',
  writer: 'nuha-sarraj',
  artists: ['rim-qandil'],
  genres: ['fantasy', 'drama'],
  status: 'ongoing',
  ageRating: '12',
  contentNotes: ['frightening'],
  views: 17_905,
  newestHoursAgo: 22,
  daysBetween: 21,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#0f1c18',
  lights: {
    night: { sky: '#16302a', far: '#24483c', mid: '#7f2019', near: '#0a1411', light: '#f2e3bd' },
    ember: { sky: '#5c1d16', far: '#8f3322', mid: '#c9482c', near: '#2a0d0c', light: '#ffd58a' },
    moon: { sky: '#28424a', far: '#46666a', mid: '#6f9088', near: '#15262a', light: '#f7f0d6' },
  },
  cast: {
    queen: {
      skin: '#f2e3bd',
      hair: '#c9482c',
      style: 'bald',
      outfit: 'robe',
      top: '#c9482c',
      bottom: '#7f2019',
      accent: '#e9bd36',
      creature: 'moth',
    },
    tala: {
      skin: '#8a5a3a',
      hair: '#15100e',
      style: 'bun',
      outfit: 'apron',
      top: '#3f6b58',
      bottom: '#24403a',
      accent: '#d9c79a',
    },
    vizier: {
      skin: '#cfae86',
      hair: '#e6dfd0',
      style: 'bald',
      outfit: 'robe',
      top: '#2c3f52',
      bottom: '#1d2a38',
      accent: '#b58c3c',
      gear: 'turban',
      gearColor: '#d9d2bd',
      beard: 'long',
      old: true,
    },
  },
  translators: { en: 'jude-farrier', ar: 'umm-al-hibr' },
  chapters: [
    {
      number: 1,
      title: { en: 'No Flame Before the Throne', ar: 'لا لهب أمام العرش' },
      pages: [
        page(
          panel(
            'hall night',
            'vizier calm, tala worried',
            say('vizier', 'You will light nothing. Ever.', 'لن توقدي شيئًا. أبدًا.'),
            say('tala', 'I am a lamplighter, sir.', 'لكنني موقدة سُرُج يا سيدي.'),
          ),
          panel('palace night', 'queen calm', say('queen', 'She smells of oil.', 'تفوح منها رائحة الزيت.')),
        ),
        page(
          panel(
            'library moon',
            'tala calm',
            caption('In the dark she learned the palace by its echoes.', 'وفي العتمة حفظت القصر من أصدائه.'),
          ),
          panel('room night', 'tala worried', think('tala', 'Who is crying?', 'من الذي يبكي؟')),
          panel('glow ember', 'queen sad', say('queen', 'I had forgotten colors.', 'كنت قد نسيت الألوان.')),
        ),
        page(
          panel(
            'hall ember',
            'tala worried, queen shock',
            sound('FFSST', 'فسست'),
            say('tala', 'One match. For one breath.', 'عود واحد، بقدر نَفَس واحد.'),
          ),
          panel('dots ember', 'queen happy', say('queen', 'Again.', 'مرة أخرى.')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'A Candle Called Patience', ar: 'شمعة اسمها الصبر' },
      pages: [
        page(
          panel(
            'palace ember',
            'vizier angry',
            shout('vizier', 'Wax! On the royal carpet!', 'شمع! على السجادة الملكية!'),
          ),
          panel(
            'palace night',
            'tala sly',
            say('tala', 'Bees, my lord. Very rude ones.', 'إنه النحل يا مولاي، نحل قليل الأدب.'),
          ),
        ),
        page(
          panel(
            'hall moon',
            'queen calm, tala calm',
            say('queen', 'Closer.', 'اقتربي.'),
            say('tala', 'An arm’s length, Majesty. We agreed.', 'بيننا ذراع يا مولاتي. هكذا اتفقنا.'),
          ),
          panel('speed ember', 'queen shock', sound('FWUP!', 'فُوب!')),
          panel('cave night', 'tala shout', shout('tala', 'Your wing!', 'جناحك!')),
        ),
        page(
          panel(
            'room moon',
            'queen sad, tala sad',
            say('queen', 'It did not hurt. That is the trouble.', 'لم يؤلمني، وهذه هي المصيبة.'),
            say('tala', 'Then we start smaller.', 'نبدأ إذن بما هو أصغر.'),
          ),
          panel(
            'glow moon',
            'queen closed',
            caption('And Tala opened the curtain on the moon.', 'وأزاحت تالة الستارة عن القمر.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'The Lamplighters’ Guild', ar: 'نقابة موقدي السُّرُج' },
      pages: [
        page(
          panel(
            'oldCity moon',
            'tala calm walk',
            caption('She had never asked why the guild sent her.', 'لم تسأل يومًا لماذا أرسلتها النقابة.'),
          ),
          panel(
            'cave ember',
            'vizier sly',
            say('vizier', 'Bring her a torch. A large one.', 'خذي لها مشعلًا. مشعلًا كبيرًا.'),
          ),
        ),
        page(
          panel(
            'burst ember',
            'tala angry',
            shout('tala', 'I light lamps, not queens!', 'أوقد السُّرُج لا الملكات!'),
          ),
          panel(
            'hall ember',
            'vizier shock, queen angry',
            say('vizier', 'Majesty! You see me?', 'مولاتي! ترينني؟'),
            say('queen', 'Perfectly. It is so bright in here.', 'بكل وضوح. المكان منير جدًا.'),
          ),
        ),
        page(
          panel(
            'heavens moon',
            'queen happy fly',
            caption('She flew once around the moon and was not burned.', 'دارت حول القمر دورة ولم تحترق.'),
          ),
          panel('roof moon', 'tala happy', say('tala', 'An arm’s length, Majesty!', 'بيننا ذراع يا مولاتي!')),
        ),
      ],
    },
  ],
};
