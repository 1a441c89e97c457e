import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const theBeekeepersWar: ComicEntry = {
  slug: 'the-beekeepers-war',
  series: 'The Beekeeper’s War',
  arabicName: 'حرب النحّالين',
  description: {
    en: 'Two villages, one valley, and a swarm that refuses to respect the border. When the generals requisition the hives, old Balthasar drafts his bees first. A fable in which nobody is shot and everybody is stung.',
    ar: 'قريتان وواد واحد وسرب لا يحترم الحدود. وحين يصادر الجنرالات الخلايا، يكون العجوز بلتزار قد جنّد نحله قبلهم. حكاية لا يُطلق فيها رصاص، ولا يسلم فيها أحد من اللسع.',
  },
  publisher: 'atelier-vertige',
  writer: 'bastien-lacroisee',
  artists: ['ottavia-brunel'],
  genres: ['history', 'comedy'],
  status: 'completed',
  ageRating: 'everyone',
  views: 6_904,
  newestHoursAgo: 410,
  daysBetween: 19,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#fff4d8',
  lights: {
    day: { sky: '#fbe6a8', far: '#a8b45a', mid: '#7a9a3c', near: '#4a5a2a', light: '#fffdf0' },
    honey: { sky: '#f9c14d', far: '#ef9c18', mid: '#d97f12', near: '#7a3a0c', light: '#fff4d8' },
    night: { sky: '#2a2440', far: '#3f3a56', mid: '#5a5a4a', near: '#1c1420', light: '#f4a821' },
  },
  cast: {
    balthasar: {
      skin: '#dba878',
      hair: '#e6e0d2',
      style: 'bald',
      outfit: 'apron',
      top: '#8a9a6a',
      bottom: '#5a6b3c',
      accent: '#f2e6c4',
      gear: 'hood',
      gearColor: '#f2e6c4',
      beard: 'full',
      old: true,
    },
    general: {
      skin: '#e6bd98',
      hair: '#4a3020',
      style: 'short',
      outfit: 'coat',
      top: '#5a6b3c',
      bottom: '#414f2b',
      accent: '#c8323a',
      gear: 'captain',
      gearColor: '#414f2b',
      beard: 'moustache',
    },
    rosa: {
      skin: '#c99468',
      hair: '#3a1f1a',
      style: 'braid',
      outfit: 'dress',
      top: '#c8323a',
      bottom: '#8a241f',
      accent: '#fff4d8',
      child: true,
    },
  },
  translators: { en: 'jude-farrier', ar: 'noor-al-amin' },
  chapters: [
    {
      number: 1,
      title: { en: 'Requisition', ar: 'مصادرة' },
      pages: [
        page(
          panel(
            'field day',
            'general angry, balthasar calm',
            say('general', 'Your hives belong to the army.', 'خلاياك ملك للجيش.'),
            say('balthasar', 'Have you told them?', 'وهل أبلغتهنّ؟'),
          ),
          panel('plain honey', '', sound('BZZZZZZZ', 'بزززززز')),
        ),
        page(
          panel('field day', 'general shout run', shout('general', 'Retreat!', 'انسحاب!')),
          panel(
            'field day',
            'rosa happy',
            say('rosa', 'They saluted with the wrong end.', 'لقد حيّينه بالطرف الخطأ.'),
          ),
          panel(
            'room honey',
            'balthasar worried',
            think('balthasar', 'He will be back with tanks.', 'سيعود بالدبابات.'),
          ),
        ),
        page(
          panel(
            'peaks day',
            '',
            caption(
              'Across the valley another general had the same idea.',
              'وفي الجهة الأخرى من الوادي خطرت الفكرة نفسها لجنرال آخر.',
            ),
          ),
          panel(
            'field night',
            'balthasar sly, rosa calm',
            say('balthasar', 'Two armies. One queen.', 'جيشان وملكة واحدة.'),
            say('rosa', 'Poor armies.', 'مسكينان الجيشان.'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Honey Front', ar: 'جبهة العسل' },
      pages: [
        page(
          panel('field honey', 'general calm', say('general', 'Advance at dawn.', 'نتقدم فجرًا.')),
          panel(
            'field honey',
            'general shock',
            say('general', 'Why are my boots stuck?', 'لماذا التصق حذائي؟'),
          ),
        ),
        page(
          panel('burst honey', 'rosa happy cheer', shout('rosa', 'Now!', 'الآن!')),
          panel('road honey', '', sound('SPLORCH', 'سبلورتش')),
          panel(
            'plain honey',
            'balthasar happy',
            say('balthasar', 'Nine hundred liters. A good summer.', 'تسعمئة لتر. كان صيفًا كريمًا.'),
          ),
        ),
        page(
          panel(
            'field night',
            'general sad',
            caption('You cannot hate a man you are glued to.', 'لا تقدر أن تكره رجلًا أنت ملتصق به.'),
          ),
          panel(
            'field night',
            'general happy, balthasar happy',
            say('general', 'Have you any bread?', 'هل عندك خبز؟'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Armistice', ar: 'هدنة' },
      pages: [
        page(
          panel(
            'hall honey',
            'general worried, rosa angry',
            say('general', 'Who signs for the bees?', 'من يوقّع عن النحل؟'),
            say('rosa', 'They do.', 'هنّ يوقّعن.'),
          ),
          panel('glow honey', '', sound('BZZ.', 'بزز.')),
        ),
        page(
          panel(
            'library day',
            'balthasar calm',
            caption('Article one: flowers shall not be stepped on.', 'المادة الأولى: لا تُداس الأزهار.'),
          ),
          panel('field day', 'general sad', say('general', 'And what do I do now?', 'وماذا أفعل أنا الآن؟')),
        ),
        page(
          panel(
            'field day',
            'balthasar happy, general happy',
            say('balthasar', 'Hold this. Do not breathe.', 'أمسك هذا ولا تتنفس.'),
          ),
          panel(
            'field honey',
            'rosa happy',
            caption('He became a very careful beekeeper.', 'وصار نحّالًا شديد الحذر.'),
          ),
        ),
      ],
    },
  ],
};
