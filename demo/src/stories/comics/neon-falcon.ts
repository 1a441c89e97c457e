import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const neonFalcon: ComicEntry = {
  slug: 'neon-falcon',
  series: 'Neon Falcon',
  arabicName: 'صقر النيون',
  description: {
    en: 'A hero who runs on electricity protects a city that never pays its bill. When the lights go out block by block, Falcon must choose which districts deserve her glow. Fast, loud and fair.',
    ar: 'بطلة تعمل بالكهرباء تحمي مدينة لا تدفع فواتيرها. وحين تنطفئ الأحياء واحدًا تلو آخر، عليها أن تختار أيّ حيّ يستحق نورها. سريعة وصاخبة وعادلة.',
  },
  publisher: 'northgate',
  writer: 'rex-halloran-vane',
  artists: ['emeka-sund', 'ivy-tarrow'],
  genres: ['superhero', 'science-fiction'],
  status: 'ongoing',
  ageRating: '12',
  contentNotes: ['violence'],
  views: 15_230,
  newestHoursAgo: 60,
  daysBetween: 8,
  reading: { en: 'ltr', ar: 'rtl' },
  splash: true,
  paper: '#120a2a',
  lights: {
    night: { sky: '#150b33', far: '#2a1157', mid: '#5b1a8a', near: '#0b0620', light: '#2fe0e6' },
    pink: { sky: '#3a0f4a', far: '#8a1f6a', mid: '#ff3d8b', near: '#1c0828', light: '#ffd0e6' },
    dark: { sky: '#0a0a14', far: '#16162a', mid: '#24243e', near: '#05050c', light: '#6a6a9a' },
  },
  cast: {
    falcon: {
      skin: '#a8704a',
      hair: '#1a0f2a',
      style: 'spiky',
      outfit: 'hero',
      top: '#1785a8',
      bottom: '#0f3f6a',
      accent: '#ff3d8b',
      gear: 'mask',
      gearColor: '#0f5b80',
      cape: '#5b1a8a',
    },
    meter: {
      skin: '#d8d4e6',
      hair: '#3a3a5a',
      style: 'side',
      outfit: 'suit',
      top: '#2a2a44',
      bottom: '#1c1c30',
      accent: '#2fe0e6',
      glasses: true,
    },
    nana: {
      skin: '#8a5a3c',
      hair: '#e8e4f0',
      style: 'afro',
      outfit: 'dress',
      top: '#ff3d8b',
      bottom: '#8a1f6a',
      accent: '#ffd0e6',
      old: true,
    },
  },
  translators: { en: 'thomas-reed', ar: 'layth-mahbub' },
  chapters: [
    {
      number: 1,
      title: { en: 'Final Notice', ar: 'الإنذار الأخير' },
      pages: [
        page(
          panel(
            'city night',
            'falcon calm stand',
            caption('I am two hundred and twenty volts of justice.', 'أنا مئتان وعشرون فولتًا من العدالة.'),
          ),
          panel(
            'roof night',
            'meter calm, falcon shock',
            say('meter', 'You owe eleven million.', 'عليكِ أحد عشر مليونًا.'),
            say('falcon', 'Is it due today?', 'مستحقة اليوم؟'),
          ),
        ),
        page(
          panel('city dark', '', sound('CLUNK', 'كلَنك')),
          panel('alley dark', 'falcon worried', think('falcon', 'East side. Gone.', 'الحي الشرقي. انطفأ.')),
          panel('room dark', 'nana worried', say('nana', 'My freezer! My soup!', 'مجمّدتي! حسائي!')),
        ),
        page(
          panel('burst pink', 'falcon angry fly', sound('ZZZAPP!', 'ززززاب!')),
          panel('kitchen pink', 'nana happy', say('nana', 'Bless you. Eat.', 'بارك الله فيك. كُلي.')),
          panel('plain night', 'falcon happy', think('falcon', 'Nine per cent left.', 'بقي تسعة بالمئة.')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Load Shedding', ar: 'تخفيف الأحمال' },
      pages: [
        page(
          panel(
            'roof dark',
            'meter sly',
            say('meter', 'Choose. The hospital or the towers.', 'اختاري: المستشفى أم الأبراج.'),
          ),
          panel('city dark', 'falcon angry', say('falcon', 'Who built that choice?', 'ومن صمّم هذا الخيار؟')),
        ),
        page(
          panel(
            'lab night',
            'falcon calm',
            caption(
              'The towers stored a year of light in the cellar.',
              'كانت الأبراج تخزن نور سنة في القبو.',
            ),
          ),
          panel('lab pink', 'meter shock', shout('meter', 'That is private!', 'هذا ملك خاص!')),
          panel('speed pink', 'falcon shout run', sound('KRAKOOM!', 'كراكوووم!')),
        ),
        page(
          panel(
            'city pink',
            '',
            caption(
              'For one minute the whole city could read at night.',
              'ولدقيقة واحدة استطاعت المدينة كلها أن تقرأ ليلًا.',
            ),
          ),
          panel(
            'roof pink',
            'nana happy, falcon closed',
            say('nana', 'She is asleep. Hush.', 'إنها نائمة. هس.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Ground', ar: 'التأريض' },
      pages: [
        page(
          panel('room dark', 'falcon sad', say('falcon', 'I cannot feel my spark.', 'لا أشعر بشرارتي.')),
          panel('kitchen night', 'nana calm', say('nana', 'Take off your shoes.', 'اخلعي حذاءك.')),
        ),
        page(
          panel(
            'field dark',
            'falcon worried stand',
            caption('She had never stood on plain earth.', 'لم تقف يومًا على تراب.'),
          ),
          panel('glow night', 'falcon shock', sound('HMMMMM', 'هممممم')),
          panel(
            'storm night',
            'falcon angry',
            think('falcon', 'The sky owes nobody.', 'السماء لا تدين لأحد.'),
          ),
        ),
        page(
          panel('burst pink', 'falcon shout cheer', sound('THOOM!', 'ثوووم!')),
          panel(
            'city night',
            'meter sad, falcon happy',
            say('meter', 'You cannot bill lightning.', 'لا فاتورة للبرق.'),
            say('falcon', 'Final notice.', 'إنذار أخير.'),
          ),
        ),
      ],
    },
  ],
};
