import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const theWellAtMidnight: ComicEntry = {
  slug: 'the-well-at-midnight',
  series: 'The Well at Midnight',
  arabicName: 'بئر منتصف الليل',
  description: {
    en: 'Every night at twelve, the well gives something back. A shoe, a ring, a school bell; then, one by one, the people who lost them. Three sisters keep the rope and argue about who must be asked to leave.',
    ar: 'كل ليلة عند الثانية عشرة، تعيد البئر شيئًا. حذاءً، خاتمًا، جرس مدرسة، ثم تعيد أصحابها واحدًا بعد آخر. ثلاث أخوات يحرسن الحبل، ويتجادلن فيمن يجب أن يُطلب منه الرحيل.',
  },
  publisher: 'northgate',
  writer: 'mara-quill',
  artists: ['ivy-tarrow'],
  genres: ['horror', 'mystery'],
  status: 'ongoing',
  ageRating: '16',
  contentNotes: ['frightening'],
  views: 21_010,
  newestHoursAgo: 74,
  daysBetween: 13,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#0a0a0e',
  lights: {
    night: { sky: '#1a1822', far: '#2c2a38', mid: '#3a3848', near: '#08080c', light: '#e02b23' },
    lamp: { sky: '#2a1c1c', far: '#4a2c26', mid: '#7a3a2a', near: '#160c0e', light: '#f2b56a' },
    pale: { sky: '#5c6e68', far: '#7f958a', mid: '#a3b8aa', near: '#26302e', light: '#e6f2e4' },
  },
  cast: {
    ada: {
      skin: '#e6cdb8',
      hair: '#15131a',
      style: 'long',
      outfit: 'dress',
      top: '#3a3848',
      bottom: '#2c2a38',
      accent: '#e02b23',
    },
    bea: {
      skin: '#e6cdb8',
      hair: '#5a2a20',
      style: 'bun',
      outfit: 'apron',
      top: '#6a3a34',
      bottom: '#3a2624',
      accent: '#d8d0c4',
      glasses: true,
    },
    cleo: {
      skin: '#e6cdb8',
      hair: '#d8b06a',
      style: 'braid',
      outfit: 'tunic',
      top: '#7f958a',
      bottom: '#4a5a54',
      accent: '#e6f2e4',
      child: true,
    },
    stranger: {
      skin: '#c9dfcc',
      hair: '#26302e',
      style: 'side',
      outfit: 'coat',
      top: '#22282a',
      bottom: '#15191a',
      accent: '#7f958a',
    },
  },
  translators: { en: 'thomas-reed', ar: 'umm-al-hibr' },
  chapters: [
    {
      number: 1,
      title: { en: 'The Bell', ar: 'الجرس' },
      again: { language: 'en', translator: 'wren-castell', title: 'What the Bucket Brought' },
      pages: [
        page(
          panel(
            'bareWood night',
            '',
            caption('Twelve strokes. Then the rope goes tight.', 'اثنتا عشرة دقّة، ثم يشتدّ الحبل.'),
          ),
          panel(
            'room lamp',
            'ada worried, bea calm',
            say('ada', 'It is heavier tonight.', 'إنه أثقل الليلة.'),
            say('bea', 'Pull.', 'اسحبي.'),
          ),
          panel('plain night', 'cleo shock', sound('DONG', 'دونغ')),
        ),
        page(
          panel(
            'bareWood pale',
            'ada shock',
            say('ada', 'The school bell. It burned down.', 'جرس المدرسة. لكنها احترقت.'),
          ),
          panel('dots night', 'bea worried', say('bea', 'Forty years ago.', 'قبل أربعين عامًا.')),
          panel('cave night', 'cleo calm', say('cleo', 'So who is ringing it?', 'فمن الذي يقرعه؟')),
        ),
        page(
          panel(
            'winter pale',
            'stranger calm stand',
            caption('He stood at the gate with wet shoes.', 'وقف عند البوابة وحذاؤه مبتلّ.'),
          ),
          panel(
            'room lamp',
            'stranger calm, ada shock',
            say('stranger', 'Am I late for class?', 'هل تأخرت عن الدرس؟'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'House Rules', ar: 'قواعد البيت' },
      contentNotes: ['child-death'],
      pages: [
        page(
          panel(
            'kitchen lamp',
            'bea angry, ada worried',
            say('bea', 'They may eat. They may not sleep.', 'يأكلون ولا ينامون.'),
            say('ada', 'He is only a boy.', 'إنه مجرد صبي.'),
          ),
          panel('room lamp', 'stranger sad', say('stranger', 'I was a boy.', 'كنت صبيًا.')),
        ),
        page(
          panel(
            'library lamp',
            'cleo calm',
            caption('Rule one: never tell them the year.', 'القاعدة الأولى: لا تخبريهم بالسنة.'),
          ),
          panel(
            'room pale',
            'stranger shock',
            say('stranger', 'What does that calendar say?', 'ما المكتوب على ذلك التقويم؟'),
          ),
          panel('speed night', 'bea shout', shout('bea', 'Cover it!', 'غطّيه!')),
        ),
        page(
          panel(
            'bareWood night',
            'stranger sad walk',
            caption('He thanked them and went back down by himself.', 'شكرهنّ ثم نزل وحده.'),
          ),
          panel(
            'glow night',
            'cleo sad',
            think('cleo', 'They always take the stairs slowly.', 'ينزلون الدرج ببطء دائمًا.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'The Fourth Sister', ar: 'الأخت الرابعة' },
      pages: [
        page(
          panel(
            'room lamp',
            'cleo worried',
            say('cleo', 'Why are there four chairs?', 'لماذا هنا أربعة كراسٍ؟'),
          ),
          panel(
            'room lamp',
            'ada sad, bea sad',
            say('ada', 'There were always four.', 'كانت دائمًا أربعة.'),
            say('bea', 'Do not look at the well.', 'لا تنظري إلى البئر.'),
          ),
        ),
        page(
          panel('bareWood night', '', sound('TAP. TAP.', 'طق. طق.')),
          panel('cave pale', 'cleo shock', say('cleo', 'She has my face.', 'لها وجهي.')),
          panel('speed night', 'ada shout', shout('ada', 'Cleo, the rope!', 'كليو، الحبل!')),
        ),
        page(
          panel(
            'burst night',
            'cleo calm',
            say('cleo', 'You never told me the year.', 'لم تخبراني بالسنة قط.'),
          ),
          panel(
            'winter pale',
            'ada sad, bea sad',
            caption(
              'In the morning there were three chairs, and nobody asked.',
              'وفي الصباح كانت الكراسي ثلاثة، ولم يسأل أحد.',
            ),
          ),
        ),
      ],
    },
  ],
};
