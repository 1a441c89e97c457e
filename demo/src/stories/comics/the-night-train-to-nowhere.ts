import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const theNightTrainToNowhere: ComicEntry = {
  slug: 'the-night-train-to-nowhere',
  series: 'The Night Train to Nowhere',
  arabicName: 'قطار الليل إلى اللامكان',
  otherName: 'Le train de nulle part',
  description: {
    en: 'The 0:00 leaves from a platform that is not on the board and stops wherever a passenger regrets something. Conductor Amadis punches the tickets and never asks. Tonight somebody has boarded without a single regret.',
    ar: 'ينطلق قطار الساعة صفر من رصيف لا يظهر على اللوحة، ويقف حيثما ندم راكب على شيء. يثقب المفتش أماديس التذاكر ولا يسأل. والليلة صعد راكب لا يندم على شيء.',
  },
  publisher: 'atelier-vertige',
  writer: 'ottavia-brunel',
  artists: ['odile-verrannes', 'bastien-lacroisee'],
  genres: ['mystery', 'drama'],
  status: 'ongoing',
  views: 13_118,
  newestHoursAgo: 66,
  daysBetween: 17,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#12141f',
  lights: {
    night: { sky: '#12303a', far: '#1d5a66', mid: '#2f7a80', near: '#0c1820', light: '#ffe08a' },
    carriage: { sky: '#12303a', far: '#8a241f', mid: '#b5483a', near: '#3a1a1c', light: '#ffe6b0' },
    dawn: { sky: '#f2c6a0', far: '#c98a7a', mid: '#7a6a80', near: '#2a2a3a', light: '#fff3d6' },
  },
  cast: {
    amadis: {
      skin: '#e0b48c',
      hair: '#cfc6b8',
      style: 'short',
      outfit: 'coat',
      top: '#1d3a46',
      bottom: '#12242c',
      accent: '#d8b25a',
      gear: 'captain',
      gearColor: '#8a241f',
      beard: 'moustache',
      old: true,
    },
    vera: {
      skin: '#c08a64',
      hair: '#1a1418',
      style: 'bob',
      outfit: 'coat',
      top: '#c23a34',
      bottom: '#3a1a1c',
      accent: '#12141f',
      gear: 'beret',
      gearColor: '#12141f',
    },
    child: {
      skin: '#eac6a4',
      hair: '#b5702c',
      style: 'spiky',
      outfit: 'tunic',
      top: '#2f7a80',
      bottom: '#2a3a44',
      accent: '#ffe08a',
      child: true,
    },
  },
  translators: { en: 'thomas-reed', ar: 'umm-al-hibr' },
  chapters: [
    {
      number: 1,
      title: { en: 'Tickets, Please', ar: 'التذاكر من فضلكم' },
      pages: [
        page(
          panel(
            'road night',
            'vera worried stand',
            caption('Platform zero is only there when you are late.', 'الرصيف صفر لا يظهر إلا لمن تأخر.'),
          ),
          panel(
            'train carriage',
            'amadis calm, vera calm',
            say('amadis', 'Ticket, and regret.', 'التذكرة والندم من فضلك.'),
            say('vera', 'I have only the ticket.', 'معي التذكرة فقط.'),
          ),
        ),
        page(
          panel('plain carriage', 'amadis shock', say('amadis', 'Everybody has one.', 'لا أحد بلا ندم.')),
          panel('train carriage', 'child calm', say('child', 'I let go of a balloon.', 'أنا أفلتّ بالونًا.')),
          panel('train night', '', sound('SCREEEE', 'صرررير')),
        ),
        page(
          panel(
            'field night',
            'child happy run',
            caption('The child got down where the balloon was waiting.', 'نزل الطفل حيث كان البالون ينتظره.'),
          ),
          panel('train carriage', 'vera worried', think('vera', 'And where do I get off?', 'وأين أنزل أنا؟')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'The Dining Car', ar: 'عربة الطعام' },
      pages: [
        spread(
          panel(
            'train carriage',
            'vera calm, amadis worried',
            caption(
              'They served whatever you had left on your plate, years ago.',
              'كانوا يقدّمون لك ما تركته في صحنك قبل سنين.',
            ),
            say('amadis', 'You finished everything?', 'لم تتركي شيئًا قط؟'),
          ),
          panel('kitchen carriage', 'vera sly', say('vera', 'Even the spinach.', 'حتى السبانخ.')),
        ),
        page(
          panel(
            'train night',
            'amadis sad',
            say('amadis', 'In forty years I have never got off.', 'لم أنزل منذ أربعين عامًا.'),
          ),
          panel('plain carriage', 'vera calm', say('vera', 'Why not?', 'ولماذا؟')),
        ),
        page(
          panel(
            'glow night',
            'amadis closed',
            say('amadis', 'I regret the timetable.', 'أندم على جدول المواعيد.'),
          ),
          panel('speed night', '', sound('CLACK CLACK CLACK', 'كلاك كلاك كلاك')),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Request Stop', ar: 'توقف عند الطلب' },
      pages: [
        page(
          panel('train carriage', 'vera angry', say('vera', 'Stop the train.', 'أوقف القطار.')),
          panel(
            'train carriage',
            'amadis shock',
            shout('amadis', 'There is no station here!', 'لا محطة هنا!'),
          ),
          panel('speed carriage', 'vera shout', sound('YANK!', 'شَدّ!')),
        ),
        page(
          panel(
            'road dawn',
            'amadis worried walk',
            caption('A house. A gate. A light left on.', 'بيت، وبوابة، ونور لم يُطفأ.'),
          ),
          panel('street dawn', 'amadis sad', say('amadis', 'She will be seventy.', 'لا بد أنها في السبعين.')),
        ),
        page(
          panel(
            'train dawn',
            'vera happy',
            caption('Somebody had to take the cap.', 'وكان لا بد لأحد أن يلبس القبعة.'),
          ),
          panel(
            'train carriage',
            'vera calm, child happy',
            say('vera', 'Ticket, and regret?', 'التذكرة والندم؟'),
            say('child', 'Neither. I live here now.', 'لا هذا ولا ذاك. صرت أسكن هنا.'),
          ),
        ),
      ],
    },
  ],
};
