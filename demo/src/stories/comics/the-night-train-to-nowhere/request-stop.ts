import type { ChapterEntry } from '../../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../../story.ts';

/** The train stops where it never has, and somebody else takes the cap. */
export const requestStop: ChapterEntry = {
  number: 3,
  title: { en: 'Request Stop', ar: 'توقف عند الطلب' },
  pages: [
    page(
      panel('train carriage', 'vera angry', say('vera', 'Stop the train.', 'أوقف القطار.')),
      panel(
        'train carriage close',
        'amadis shock',
        shout('amadis', 'There is no station here!', 'لا محطة هنا!'),
      ),
      panel('speed carriage', 'vera shout', sound('YANK!', 'شَدّ!')),
    ),
    page(
      panel('train night', '', sound('SCREEEEEE', 'صرررررير')),
      panel(
        'train carriage',
        'child shock, amadis worried',
        say('child', 'My balloon!', 'بالوني!'),
        say('amadis', 'My timetable!', 'جدولي!'),
      ),
      panel('road dawn far', ''),
    ),
    page(
      panel(
        'road dawn',
        'vera calm stand, amadis worried stand',
        say('vera', 'You said: by morning.', 'قلتَ: أعود صباحًا.'),
        say('amadis', 'I did not say which.', 'لم أقل أي صباح.'),
      ),
      panel(
        'road dawn',
        'amadis worried walk',
        caption('A house. A gate. A light left on.', 'بيت، وبوابة، ونور لم يُطفأ.'),
      ),
      panel(
        'street dawn close',
        'amadis sad',
        say('amadis', 'She will be seventy.', 'لا بد أنها في السبعين.'),
      ),
    ),
    page(
      panel(
        'field dawn',
        'child worried, vera happy',
        say('child', 'What if she is angry?', 'وإذا كانت غاضبة؟'),
        say('vera', 'Then she has waited.', 'فقد انتظرت إذن.'),
      ),
      panel('doorstep dawn far', ''),
      panel('bell dawn', '', sound('DRRING', 'رررن')),
    ),
    page(
      panel('room dawn close', 'odette angry', say('odette', 'You are late, Amadis.', 'تأخرتَ يا أماديس.')),
      panel(
        'room dawn',
        'amadis worried, odette calm',
        say('amadis', 'By forty years.', 'أربعين سنة.'),
        say('odette', 'The soup is cold.', 'برد الحساء.'),
      ),
      panel(
        'bowl dawn',
        '',
        caption('It was not. She had warmed it every morning.', 'ولم يكن باردًا، فقد كانت تسخّنه كل صباح.'),
      ),
    ),
    page(
      panel(
        'letterSheet dawn',
        '',
        caption('She read all forty letters, in order, aloud.', 'قرأت الرسائل الأربعين بالترتيب، وبصوت عالٍ.'),
      ),
      panel(
        'room dawn close',
        'odette sly',
        say('odette', 'You misspelled me in nine.', 'أخطأتَ في اسمي تسع مرات.'),
      ),
      panel(
        'room dawn',
        'odette happy, amadis happy',
        say('odette', 'And your regret?', 'وأين ندمك؟'),
        say('amadis', 'It got off before me.', 'نزل قبلي.'),
      ),
    ),
    page(
      panel(
        'road dawn',
        'child worried, vera calm',
        say('child', 'Who drives the train now?', 'ومن يقود القطار الآن؟'),
        say('vera', 'It drives itself. It wants somebody to ask.', 'يقود نفسه، وينقصه من يسأل.'),
      ),
      panel(
        'train dawn',
        'conductor happy',
        caption('Somebody had to take the cap.', 'وكان لا بد لأحد أن يلبس القبعة.'),
      ),
      panel(
        'blankBook carriage',
        '',
        caption('On the blank line she wrote: none so far.', 'وكتبت على السطر الفارغ: لا ندم حتى الآن.'),
      ),
    ),
    page(
      panel('train night', '', sound('CLACK CLACK', 'كلاك كلاك')),
      panel(
        'train carriage',
        'conductor calm, baker happy',
        say('conductor', 'Ticket, and regret?', 'التذكرة والندم؟'),
        say('baker', 'One loaf too many. Have it.', 'رغيف زائد. تفضّلي.'),
      ),
      panel(
        'train carriage',
        'conductor calm, child happy',
        say('conductor', 'And you?', 'وأنتَ؟'),
        say('child', 'Neither. I live here now.', 'لا هذا ولا ذاك. صرت أسكن هنا.'),
      ),
    ),
    page(
      panel(
        'train carriage close',
        'conductor happy',
        think('conductor', 'Next stop: whoever is late.', 'المحطة القادمة: لكل من تأخر.'),
      ),
      panel('heavens night far', '', caption('The 0:00 is running on time.', 'قطار الساعة صفر في موعده.')),
    ),
  ],
};
