import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, sound, think } from '../story.ts';

export const elevatorToTheSnow: ComicEntry = {
  slug: 'elevator-to-the-snow',
  series: 'Elevator to the Snow',
  arabicName: 'مصعد إلى الثلج',
  description: {
    en: 'The lift of a mountain hotel takes three hours, and two strangers always catch the same one. He goes up to forget, she goes down to remember. A vertical comic, read with the thumb.',
    ar: 'مصعد فندق جبليّ تستغرق رحلته ثلاث ساعات، وغريبان يستقلّان دائمًا المقصورة نفسها. هو يصعد لينسى، وهي تنزل لتتذكر. قصة عمودية تُقرأ بحركة الإبهام.',
  },
  publisher: 'hoshizora',
  writer: 'rokuro-hane',
  artists: ['kaede-minato'],
  genres: ['drama', 'slice-of-life'],
  status: 'completed',
  ageRating: 'everyone',
  views: 11_290,
  newestHoursAgo: 230,
  daysBetween: 7,
  reading: { en: 'vertical', ar: 'vertical' },
  paper: '#f6f3ff',
  lights: {
    day: { sky: '#cfe0f6', far: '#8fa8d8', mid: '#7a86c0', near: '#3d2a63', light: '#ffffff' },
    lift: { sky: '#d9c8ef', far: '#b86a9a', mid: '#f2648a', near: '#5a2a5a', light: '#fbe6a8' },
    night: { sky: '#23163f', far: '#3d2a63', mid: '#5a4a8a', near: '#140c28', light: '#dcd4f2' },
  },
  cast: {
    ren: {
      skin: '#f3c9a4',
      hair: '#241a30',
      style: 'side',
      outfit: 'coat',
      top: '#2f7f9a',
      bottom: '#23163f',
      accent: '#f6f3ff',
    },
    mio: {
      skin: '#f3c9a4',
      hair: '#7a3b22',
      style: 'bob',
      outfit: 'coat',
      top: '#f08a3c',
      bottom: '#5a2a3a',
      accent: '#fbe6a8',
    },
  },
  translators: { en: 'wren-castell', ar: 'noor-al-amin' },
  chapters: [
    {
      number: 1,
      title: { en: 'Going Up', ar: 'صعودًا' },
      pages: [
        page(
          panel(
            'liftOutside day far',
            '',
            caption(
              'The hotel is three hours up. There is no stair.',
              'الفندق على بُعد ثلاث ساعات صعودًا، ولا درج إليه.',
            ),
          ),
          panel('lift lift', 'ren calm', sound('DING', 'دِنغ')),
        ),
        page(
          panel(
            'lift lift',
            'mio calm, ren worried',
            say('mio', 'Which floor?', 'أيّ طابق؟'),
            say('ren', 'There is only one.', 'لا يوجد إلا واحد.'),
          ),
          panel('plain lift close', 'mio sly', say('mio', 'It was small talk.', 'كنت أفتح حديثًا لا أكثر.')),
        ),
        page(
          panel(
            'lift lift close',
            'ren worried',
            think('ren', 'Three hours. Say something.', 'ثلاث ساعات. قل شيئًا.'),
          ),
          panel('forest day far', ''),
        ),
        page(
          panel(
            'lift lift',
            'ren calm, mio calm',
            caption('First hour. Pines.', 'الساعة الأولى: صنوبر.'),
            say('ren', 'Do you come here often?', 'أتأتين إلى هنا كثيرًا؟'),
            say('mio', 'Every Thursday.', 'كل خميس.'),
          ),
          panel(
            'lift lift close',
            'ren shock',
            say('ren', 'There is nothing up there but a hotel.', 'ما فوق غير الفندق.'),
          ),
          panel('lift lift close', 'mio calm', say('mio', 'It has a piano.', 'فيه بيانو.')),
        ),
        page(
          panel('winter day far', ''),
          panel(
            'lift lift',
            'ren worried, mio happy',
            caption('Somewhere in the second hour it began to snow.', 'في أثناء الساعة الثانية بدأ الثلج.'),
            say('mio', 'Count the cables. It helps.', 'عُدّ الحبال. هذا يساعد.'),
          ),
        ),
        page(
          panel(
            'lift lift close',
            'ren closed',
            caption('He counted eleven. Then she did, with her lips.', 'عدّها: أحد عشر. ثم عدّتها هي بشفتيها.'),
          ),
          panel(
            'glow lift close',
            'mio sad',
            think('mio', 'He used to get the same number.', 'كان يصل إلى العدد نفسه.'),
          ),
        ),
        page(
          panel(
            'lift night',
            'ren sad, mio calm',
            say('ren', 'I am going up to forget someone.', 'أصعد لأنسى شخصًا.'),
            say('mio', 'I came down to remember one.', 'ونزلتُ أنا لأتذكر شخصًا.'),
          ),
          panel(
            'peaks night far',
            '',
            caption('The snow had heard this before.', 'كان الثلج قد سمع هذا من قبل.'),
          ),
        ),
        page(
          panel(
            'heavens day far',
            '',
            caption(
              'Third hour. Above the clouds, nobody is in a hurry.',
              'الساعة الثالثة. فوق الغيوم لا أحد مستعجل.',
            ),
          ),
          panel(
            'lift day',
            'mio happy, ren shock',
            say(
              'mio',
              'I have one sandwich and one rule: halves.',
              'عندي شطيرة واحدة وقاعدة واحدة: النصف بالنصف.',
            ),
          ),
        ),
        page(
          panel('lift day close', 'ren happy', say('ren', 'That is a good rule.', 'قاعدة جيدة.')),
          panel(
            'liftOutside night far',
            '',
            sound('DING', 'دِنغ'),
            caption('They had arrived. Neither of them got out.', 'وصلا، ولم ينزل منهما أحد.'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Between Floors', ar: 'بين طابقين' },
      pages: [
        page(
          panel('train night', 'ren shock', sound('CLUNK', 'كلَنك')),
          panel('train night', 'mio calm', say('mio', 'It does that on Thursdays.', 'يفعل هذا كل خميس.')),
        ),
        page(
          panel('room night', 'mio sad', say('mio', 'He used to count the cables.', 'كان يعدّ الحبال.')),
          panel('glow night', 'ren sad', say('ren', 'Eleven. I counted too.', 'أحد عشر. أنا أيضًا عددتها.')),
        ),
        page(
          panel(
            'heavens night',
            '',
            caption('They did not notice when it moved again.', 'ولم ينتبها حين تحرّك من جديد.'),
          ),
          panel('train lift', 'mio happy', think('mio', 'Thursday again. Good.', 'الخميس مجددًا. حسنًا.')),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Ground Floor', ar: 'الطابق الأرضي' },
      pages: [
        page(
          panel(
            'winter day',
            'ren calm stand',
            caption('The hotel closed in spring.', 'أُغلق الفندق في الربيع.'),
          ),
          panel('train lift', 'ren worried', say('ren', 'Last ride down.', 'آخر رحلة نزولًا.')),
        ),
        page(
          panel('plain lift', '', sound('DING', 'دِنغ')),
          panel(
            'train lift',
            'mio happy, ren shock',
            say('mio', 'Which floor?', 'أيّ طابق؟'),
            say('ren', 'Any. All of them.', 'أيّ طابق. كلها.'),
          ),
        ),
        page(
          panel(
            'field day',
            'ren happy walk, mio happy walk',
            caption('It takes three minutes on foot, it turned out.', 'وتبيّن أنها ثلاث دقائق مشيًا.'),
          ),
        ),
      ],
    },
  ],
};
