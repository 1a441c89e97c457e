import type { ChapterEntry } from '../../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../../story.ts';

/** The master's own clock runs late, and it is the boy's turn. */
export const windItYourself: ChapterEntry = {
  number: 3,
  title: { en: 'Wind It Yourself', ar: 'أدِرها بنفسك' },
  pages: [
    page(
      panel(
        'oldCity night far',
        '',
        caption('That week every clock in the city ran late.', 'تأخرت ساعات المدينة كلها ذلك الأسبوع.'),
      ),
      panel(
        'souk day',
        'safiya worried',
        say('safiya', 'The morning bread came out at noon.', 'خرج خبز الصباح عند الظهر.'),
      ),
      panel(
        'street day',
        'yunus worried walk',
        caption('On Thursday it was still Wednesday.', 'وجاء الخميس ونحن ما زلنا في الأربعاء.'),
      ),
    ),
    page(
      panel(
        'workshop day',
        'safiya worried, yunus worried',
        say('safiya', 'Who winds the great clock?', 'من يدير الساعة الكبيرة؟'),
        say('yunus', 'The master. Every dawn.', 'المعلّم، كل فجر.'),
      ),
      panel(
        'room night',
        'master closed',
        caption('The master had been in bed since Monday.', 'والمعلّم في فراشه منذ الاثنين.'),
      ),
      panel('room night close', 'yunus shock', think('yunus', 'His hand is cold.', 'يده باردة.')),
    ),
    page(
      panel(
        'workshop night',
        'yunus worried, master closed',
        say('yunus', 'Master? Your own clock.', 'معلّمي؟ ساعتك أنت.'),
        say('master', 'Nobody is left to wind it.', 'لم يبق من يديرها.'),
      ),
      panel('workshop night far', ''),
      panel('plain night close', 'yunus angry', say('yunus', 'I am left.', 'بقيتُ أنا.')),
    ),
    page(
      panel('keys night', '', caption('This time he asked for the key.', 'هذه المرة طلب المفتاح.')),
      panel(
        'room night',
        'master sad, yunus calm',
        say('master', 'You will see what is inside.', 'سترى ما في داخلها.'),
        say('yunus', 'I have seen worse.', 'رأيت أسوأ منها.'),
      ),
      panel(
        'glow night close',
        'yunus shock',
        think('yunus', 'Two hands. One of them is mine.', 'عقربان، أحدهما لي.'),
      ),
    ),
    page(
      panel(
        'workshop night',
        'yunus sad',
        caption('He had spent his own years to hold back another’s.', 'أنفق من سنواته ليوقف سنوات غيره.'),
      ),
      panel(
        'workshop night',
        'safiya worried, yunus calm',
        say('safiya', 'Can you mend it?', 'أتقدر على إصلاحها؟'),
        say('yunus', 'No. But it can be wound.', 'لا، ولكنها تُدار.'),
      ),
      panel(
        'lantern night',
        '',
        caption(
          'They worked by one lamp, and took turns to breathe.',
          'عملا على ضوء مصباح واحد، وتناوبا على التنفس.',
        ),
      ),
    ),
    page(
      panel('speed shop', 'yunus shout', sound('KRRRK KRRRK', 'كرررك كرررك')),
      panel('workshop shop', 'safiya shout', shout('safiya', 'Not too tight!', 'لا تشدّها كثيرًا!')),
      panel(
        'workshop shop close',
        'yunus closed',
        think('yunus', 'Patience, grease, and a quarter turn.', 'صبر وزيت وربع دورة.'),
      ),
    ),
    page(
      panel('oldCity day far', ''),
      panel('bell day', '', sound('TOCK', 'توك')),
      panel(
        'glow shop',
        'master happy',
        say('master', 'Eighty. And not a day more today.', 'ثمانون، ولا يوم زيادة اليوم.'),
      ),
    ),
    page(
      panel(
        'workshop day',
        'master calm, yunus worried',
        say('master', 'You will want to see the world.', 'ستريد أن ترى العالم.'),
        say('yunus', 'And then I will want supper.', 'ثم سأريد العشاء.'),
      ),
      panel('workshop day close', 'master sly', say('master', 'Bring cake.', 'أحضر معك كعكة.')),
      panel(
        'map day',
        '',
        caption('Safiya drew him the road. He marked the clocks.', 'رسمت له صفية الطريق، فعلّم عليه الساعات.'),
      ),
    ),
    page(
      panel(
        'kitchen day',
        'safiya happy, yunus happy',
        say('safiya', 'Twelve candles.', 'اثنتا عشرة شمعة.'),
        say('yunus', 'One to grow on.', 'وواحدة للعام القادم.'),
      ),
      panel(
        'road day far',
        'yunus happy walk',
        caption('He left on a Thursday, on time.', 'رحل يوم خميس، في موعده.'),
      ),
      panel(
        'workshop day close',
        'master happy',
        caption('Two clocks ticked on the wall, side by side.', 'وعلى الجدار ساعتان تدقّان جنبًا إلى جنب.'),
      ),
    ),
  ],
};
