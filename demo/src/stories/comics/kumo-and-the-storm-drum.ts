import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const kumoAndTheStormDrum: ComicEntry = {
  slug: 'kumo-and-the-storm-drum',
  series: 'Kumo and the Storm Drum',
  arabicName: 'كومو وطبل العاصفة',
  description: {
    en: 'The thunder god’s drum rolled off a cloud and into a school music room. Kumo, who has no rhythm whatsoever, is the only one it will listen to. The weather this term will be unusual.',
    ar: 'تدحرج طبل إله الرعد عن غيمة فسقط في غرفة الموسيقى بالمدرسة. ولا يطيع الطبل إلا كومو التي لا إيقاع لها أصلًا. سيكون طقس هذا الفصل غير مألوف.',
  },
  publisher: 'hoshizora',
  writer: 'kaede-minato',
  artists: ['rokuro-hane'],
  genres: ['comedy', 'fantasy'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 12_714,
  newestHoursAgo: 110,
  daysBetween: 9,
  reading: { en: 'rtl', ar: 'rtl' },
  splash: true,
  paper: '#ffffff',
  lights: {
    day: { sky: '#bfeee6', far: '#5fc4b8', mid: '#f2603c', near: '#1f4a5a', light: '#fff3d6' },
    storm: { sky: '#382c58', far: '#54477a', mid: '#1fa39a', near: '#1b1530', light: '#f9d648' },
    school: { sky: '#fbe6b8', far: '#e8b47a', mid: '#c4704a', near: '#5a2f2a', light: '#fffaf0' },
  },
  cast: {
    kumo: {
      skin: '#f3c196',
      hair: '#1b1530',
      style: 'bob',
      outfit: 'sport',
      top: '#f2603c',
      bottom: '#1b1530',
      accent: '#fff3d6',
      child: true,
    },
    raiden: {
      skin: '#7a8fd0',
      hair: '#f9d648',
      style: 'bald',
      outfit: 'robe',
      top: '#382c58',
      bottom: '#1b1530',
      accent: '#f2603c',
      creature: 'jinn',
    },
    teacher: {
      skin: '#e6bd94',
      hair: '#5a4a52',
      style: 'long',
      outfit: 'suit',
      top: '#1f7a74',
      bottom: '#2a3a44',
      accent: '#fff3d6',
      glasses: true,
    },
  },
  translators: { en: 'jude-farrier', ar: 'hala-sannoun' },
  chapters: [
    {
      number: 1,
      title: { en: 'One, Two, Boom', ar: 'واحد، اثنان، بوم' },
      pages: [
        page(
          panel(
            'library school',
            'teacher worried, kumo happy',
            say('teacher', 'Kumo, perhaps the triangle.', 'كومو، ما رأيك بالمثلّث؟'),
            say('kumo', 'I broke the triangle.', 'كسرتُ المثلّث.'),
          ),
          panel('library school', '', sound('CRAAASH', 'كرااااش')),
        ),
        page(
          panel(
            'room school',
            'kumo shock',
            caption('It was the size of a bath and smelled of rain.', 'كان بحجم حوض استحمام، ورائحته مطر.'),
          ),
          panel('burst day', 'kumo happy cheer', sound('DON!', 'دُم!')),
          panel('storm storm', 'teacher shout', shout('teacher', 'My laundry!', 'غسيلي!')),
        ),
        page(
          panel(
            'heavens storm',
            'raiden angry',
            say('raiden', 'Who is playing my drum off the beat?', 'من يقرع طبلي بلا إيقاع؟'),
          ),
          panel('field storm', 'kumo worried', say('kumo', 'There is a beat?', 'أهناك إيقاع أصلًا؟')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Sports Day', ar: 'يوم الرياضة' },
      pages: [
        page(
          panel(
            'stadium day',
            'raiden angry, kumo angry',
            say('raiden', 'Return it.', 'أعيديه.'),
            say('kumo', 'Win it.', 'اربحه.'),
          ),
          panel(
            'stadium day',
            'teacher worried',
            say('teacher', 'Three-legged race. Begin.', 'سباق الأرجل الثلاث. انطلقا.'),
          ),
        ),
        page(
          panel('speed day', 'kumo shout run', sound('DASH!', 'فِررر!')),
          panel('speed storm', 'raiden shout run', sound('RUMBLE', 'رررعد')),
          panel('field day', 'kumo shock', think('kumo', 'We are tied together.', 'لكننا مربوطان معًا.')),
        ),
        page(
          panel('field storm', 'raiden sad', say('raiden', 'I have never come last.', 'لم أحلّ أخيرًا قط.')),
          panel(
            'field day',
            'kumo happy',
            say('kumo', 'It is easier the second time.', 'في المرة الثانية يصير أسهل.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Drought', ar: 'جفاف' },
      pages: [
        page(
          panel(
            'desert school',
            'teacher sad',
            caption('Forty days without a cloud.', 'أربعون يومًا بلا غيمة.'),
          ),
          panel(
            'room school',
            'kumo sad, raiden sad',
            say('raiden', 'It needs to be played badly.', 'يحتاج إلى من يقرعه قرعًا سيئًا.'),
            say('kumo', 'I have been practising.', 'لكنني كنت أتدرّب.'),
          ),
        ),
        page(
          panel(
            'plain school',
            'kumo closed',
            caption('Perfect time. Not one drop.', 'إيقاع متقن، ولا قطرة.'),
          ),
          panel(
            'speed school',
            'raiden shout',
            shout('raiden', 'Forget it! All of it!', 'انسيه! انسيه كله!'),
          ),
          panel('burst storm', 'kumo shout cheer', sound('DON-KA-BANG!', 'دُم كا بانغ!')),
        ),
        page(
          panel('storm storm', 'teacher happy', sound('SSSHHH', 'شششش')),
          panel(
            'alley storm',
            'kumo happy, raiden happy',
            say('kumo', 'Was it awful?', 'هل كان فظيعًا؟'),
            say('raiden', 'Magnificently.', 'فظاعةً رائعة.'),
          ),
        ),
      ],
    },
  ],
};
