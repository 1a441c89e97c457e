import type { ChapterEntry } from '../../entry.ts';
import { caption, page, panel, say, sound, spread, think } from '../../story.ts';

/** What the conductor left on his plate. */
export const theDiningCar: ChapterEntry = {
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
        'bowl carriage',
        '',
        caption('Table four had soup from 1961.', 'للطاولة الرابعة حساء من سنة ١٩٦١.'),
      ),
      panel(
        'train carriage',
        'vera shock, child happy',
        say('vera', 'You got off!', 'ألم تنزل؟'),
        say('child', 'The balloon wanted to travel.', 'البالون يحب السفر.'),
      ),
      panel('train carriage close', 'child sly', say('child', 'And here are my crusts.', 'وهذه أطراف خبزي.')),
    ),
    page(
      panel(
        'kitchen carriage',
        'amadis sad',
        caption(
          'For the conductor there was the same plate each night, under a cover.',
          'وللمفتش كل ليلة الصحن نفسه، تحت غطاء.',
        ),
      ),
      panel('plain carriage close', 'vera sly', say('vera', 'What is under it?', 'ماذا تحته؟')),
      panel('kitchen carriage close', 'amadis closed', say('amadis', 'Supper for two.', 'عشاء لاثنين.')),
    ),
    page(
      panel(
        'train night',
        'amadis sad',
        say('amadis', 'In forty years I have never got off.', 'لم أنزل منذ أربعين عامًا.'),
      ),
      panel('peaks night far', ''),
      panel('plain carriage close', 'vera calm', say('vera', 'Why not?', 'ولماذا؟')),
    ),
    page(
      panel(
        'glow night close',
        'amadis closed',
        say('amadis', 'I regret the timetable.', 'أندم على جدول المواعيد.'),
      ),
      panel(
        'road night far',
        'amadis calm stand',
        caption(
          '“One run,” he had told Odette. “Back by morning.”',
          '«رحلة واحدة»، قال لأوديت، «وأعود صباحًا».',
        ),
      ),
      panel(
        'doorstep night',
        '',
        caption('The last he saw was the lamp at her door.', 'وآخر ما رآه مصباح بابها.'),
      ),
    ),
    page(
      panel(
        'train carriage',
        'vera worried, amadis sad',
        say('vera', 'You never went back?', 'ولم تعد؟'),
        say('amadis', 'Somebody had to punch the tickets.', 'كان لا بد لأحد أن يثقب التذاكر.'),
      ),
      panel(
        'train carriage close',
        'child sad',
        say('child', 'Somebody else can do that.', 'يستطيع ذلك غيرك.'),
      ),
      panel(
        'letterSheet carriage',
        '',
        caption(
          'In his cap: forty letters, all stamped, none sent.',
          'في قبعته أربعون رسالة بطوابعها، لم تُرسل.',
        ),
      ),
    ),
    page(
      panel(
        'plain carriage close',
        'vera sad',
        say('vera', '“Dear Odette. The 0:00 runs late.”', '«عزيزتي أوديت، تأخر قطار الصفر.»'),
      ),
      panel('sea night far', ''),
      panel(
        'train carriage',
        'amadis sad, vera calm',
        say('amadis', 'I never knew how to end it.', 'لم أعرف كيف أختمها.'),
        say('vera', 'In person.', 'تُختم باليد.'),
      ),
    ),
    page(
      panel(
        'map carriage',
        '',
        caption('On his map there was one stop without a name.', 'على خريطته محطة واحدة بلا اسم.'),
      ),
      panel(
        'plain carriage close',
        'vera angry',
        think('vera', 'It is not my stop we are missing.', 'ليست محطتي هي الناقصة.'),
      ),
      panel('speed night', '', sound('CLACK CLACK CLACK', 'كلاك كلاك كلاك')),
    ),
  ],
};
