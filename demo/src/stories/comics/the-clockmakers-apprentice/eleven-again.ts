import type { ChapterEntry } from '../../entry.ts';
import { caption, page, panel, say, sound, think } from '../../story.ts';

/** A boy who repairs everyone's time finds out that he has none of his own. */
export const elevenAgain: ChapterEntry = {
  number: 1,
  title: { en: 'Eleven Again', ar: 'الحادية عشرة من جديد' },
  pages: [
    page(
      panel(
        'oldCity day far',
        '',
        caption(
          'Every clock in the old city had stopped at this shop once.',
          'ما من ساعة في المدينة القديمة إلا ومرّت بهذا الدكّان.',
        ),
      ),
      panel(
        'workshop shop',
        'yunus calm',
        caption('He could mend a minute in a minute.', 'كان يصلح الدقيقة في دقيقة.'),
      ),
      panel('workshop shop close', 'yunus happy', say('yunus', 'Done! Who is next?', 'انتهت! لمن الدور؟')),
    ),
    page(
      panel(
        'workshop shop',
        'safiya worried, yunus happy',
        say('safiya', 'My watch stopped when I was ten.', 'توقفت ساعتي وأنا في العاشرة.'),
        say('yunus', 'You were ten yesterday.', 'كنتِ في العاشرة أمس.'),
      ),
      panel(
        'plain shop close',
        'safiya sad',
        say('safiya', 'That was thirty years ago.', 'كان ذلك قبل ثلاثين عامًا.'),
      ),
      panel(
        'workshop shop',
        'yunus shock',
        say('yunus', 'But you had a doll, and no front teeth!', 'كانت معك دمية، وقد سقطت أسنانك!'),
      ),
    ),
    page(
      panel(
        'workshop shop',
        'safiya happy, yunus worried',
        say('safiya', 'You mended the doll, too.', 'وأصلحتَ الدمية أيضًا.'),
        say('yunus', 'Last week!', 'الأسبوع الماضي!'),
      ),
      panel(
        'letterSheet shop',
        '',
        caption('She had kept the receipt. Its ink had turned brown.', 'احتفظت بالإيصال، وقد صار حبره بنّيًا.'),
      ),
      panel(
        'dots shop close',
        'safiya sad',
        say('safiya', 'Yunus, this is your writing.', 'يونس، هذا خطّك أنت.'),
      ),
    ),
    page(
      panel(
        'hall night',
        'yunus worried, master closed',
        say('yunus', 'Master, how old am I?', 'معلّمي، كم عمري؟'),
        say('master', 'Sleep, boy. Springs need rest.', 'نَم يا ولد، النوابض تحتاج إلى راحة.'),
      ),
      panel('oldCity night far', ''),
      panel('room night close', 'yunus worried', think('yunus', 'That was no answer.', 'ليس هذا بجواب.')),
    ),
    page(
      panel(
        'room night',
        'yunus sad',
        caption(
          'He counted his birthdays, and found one cake, again and again.',
          'عدّ أعياد ميلاده، فوجد كعكة واحدة تتكرر.',
        ),
      ),
      panel(
        'book night',
        '',
        caption('The order book: forty years, all in one hand.', 'دفتر الطلبات: أربعون سنة، كلها بخط واحد.'),
      ),
      panel('plain night close', 'yunus shock', think('yunus', 'Mine.', 'خطّي.')),
    ),
    page(
      panel('oldCity night', 'yunus worried run', sound('TOK TOK TOK', 'توك توك توك')),
      panel(
        'street night',
        'yunus worried walk',
        caption(
          'All the clocks agreed on the hour. None agreed on him.',
          'اتفقت الساعات كلها على الوقت، واختلفت عليه.',
        ),
      ),
      panel('bell night', '', sound('BONG', 'بونغ')),
    ),
    page(
      panel('workshop night far', 'yunus worried stand'),
      panel(
        'workshop night close',
        'yunus sly',
        think('yunus', 'There is a door behind the great clock.', 'خلف الساعة الكبيرة باب.'),
      ),
      panel(
        'keys night',
        '',
        caption('The master wore the key around his neck.', 'ومفتاحه معلّق في رقبة المعلّم.'),
      ),
    ),
    page(
      panel(
        'room night',
        'master closed, yunus sly',
        think('yunus', 'Slowly. He is a spring, and I have small fingers.', 'ببطء. إنه نابض، وأصابعي صغيرة.'),
      ),
      panel('glow shop', '', sound('KLIK', 'كليك')),
      panel(
        'lantern night',
        '',
        caption(
          'Inside: dust, a stool, a ticking that was not there.',
          'في الداخل غبار وكرسي، ودقّات لا تُسمع.',
        ),
      ),
    ),
    page(
      panel(
        'workshop night',
        'yunus shock',
        caption('On the wall hung a small clock, with his name.', 'وعلى الجدار ساعة صغيرة عليها اسمه.'),
      ),
      panel(
        'glow shop close',
        'yunus worried',
        think('yunus', 'It has stopped at eleven.', 'إنها واقفة عند الحادية عشرة.'),
      ),
      panel(
        'workshop night close',
        'master worried',
        say('master', 'Yunus. Do not wind it.', 'يونس، لا تُدِرها.'),
      ),
    ),
  ],
};
