import type { ChapterEntry } from '../../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../../story.ts';

/** Why the clock was stopped, and what happens when it goes again. */
export const theStiffSpring: ChapterEntry = {
  number: 2,
  title: { en: 'The Stiff Spring', ar: 'النابض العنيد' },
  pages: [
    page(
      panel(
        'workshop shop',
        'master sad, yunus angry',
        say('master', 'I stopped it to keep you safe.', 'أوقفتها لأحميك.'),
        say('yunus', 'From what?', 'ممّ؟'),
      ),
      panel('dots shop close', 'master sad', say('master', 'From leaving.', 'من الرحيل.')),
      panel(
        'plain shop close',
        'yunus shock',
        think('yunus', 'I had never thought of leaving.', 'لم أفكر في الرحيل قط.'),
      ),
    ),
    page(
      panel(
        'doorstep night',
        '',
        caption(
          'One winter somebody left a boy on the step, with a fever.',
          'ذات شتاء تُرك عند الباب ولد محموم.',
        ),
      ),
      panel('winter night far', ''),
      panel(
        'workshop night',
        'master worried hold',
        caption('His clock was as small as a button, and running down.', 'كانت ساعته بحجم زرّ، وتوشك أن تقف.'),
      ),
    ),
    page(
      panel(
        'workshop night close',
        'master sad',
        say('master', 'I could not mend it. So I held it.', 'لم أقدر على إصلاحها، فأمسكتها.'),
      ),
      panel(
        'workshop shop',
        'yunus sad, master sad',
        say('yunus', 'For one night?', 'ليلة واحدة؟'),
        say('master', 'I only meant one night.', 'لم أنوِ غير ليلة واحدة.'),
      ),
      panel(
        'book shop',
        '',
        caption('Then a week. Then it was forty years.', 'ثم صارت أسبوعًا، ثم أربعين سنة.'),
      ),
    ),
    page(
      panel(
        'souk day',
        'safiya calm, yunus sad',
        say('safiya', 'Everyone leaves. Some come back with cake.', 'الكل يرحل، وبعضهم يعود بكعكة.'),
        say('yunus', 'What if it breaks?', 'وإذا انكسرت؟'),
      ),
      panel(
        'souk day close',
        'safiya happy',
        say('safiya', 'You know a good repair shop.', 'أنت تعرف دكّان تصليح ممتازًا.'),
      ),
      panel(
        'street day far',
        'yunus calm walk',
        caption(
          'He went home the long way, past all who had grown up without him.',
          'عاد من الطريق الطويل، ومرّ بكل من كبروا دونه.',
        ),
      ),
    ),
    page(
      panel('workshop day', 'yunus angry', sound('KLIK', 'كليك')),
      panel(
        'workshop day close',
        'yunus worried',
        think('yunus', 'Stiff. Forty years stiff.', 'عنيد. عناد أربعين سنة.'),
      ),
      panel('speed day', 'yunus shout', sound('KRRRK!', 'كرررك!')),
    ),
    page(
      panel('burst day', '', sound('BONG!', 'بونغ!')),
      panel('oldCity day far', ''),
      panel('souk day close', 'safiya shock', say('safiya', 'They all struck at once!', 'دقّت كلها معًا!')),
    ),
    page(
      panel(
        'street day',
        'yunus happy cheer',
        caption('He was twelve by noon.', 'صار في الثانية عشرة عند الظهر.'),
      ),
      panel(
        'street day',
        'master worried run',
        shout('master', 'Slowly! One year at a time!', 'على مهلك! سنة سنة!'),
      ),
      panel('street day close', 'yunus happy', say('yunus', 'My sleeves are short!', 'قصرت أكمامي!')),
    ),
    page(
      panel(
        'kitchen day',
        'safiya happy, yunus happy',
        say('safiya', 'Hold still. I am letting out the hem.', 'لا تتحرك، أنا أطيل الثوب.'),
        say('yunus', 'Leave some for tomorrow.', 'أبقي شيئًا منه للغد.'),
      ),
      panel(
        'workshop night',
        'master sad',
        caption('That evening the master swept the shop alone.', 'في ذلك المساء كنس المعلّم الدكّان وحده.'),
      ),
      panel(
        'workshop night close',
        'master closed',
        think('master', 'How loud it ticks.', 'ما أعلى دقّاتها.'),
      ),
    ),
  ],
};
