import type { ChapterEntry } from '../../entry.ts';
import { caption, page, panel, say, sound, think } from '../../story.ts';

/** Somebody boards who regrets nothing. */
export const ticketsPlease: ChapterEntry = {
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
        'plain night close',
        'vera worried',
        think('vera', 'A minute to midnight. Late as ever.', 'منتصف الليل إلا دقيقة. متأخرة كعادتي.'),
      ),
      panel(
        'lantern night',
        '',
        caption(
          'A lamp came round the bend, and a train came after it.',
          'لاح مصباح عند المنعطف، ومن ورائه قطار.',
        ),
      ),
    ),
    page(
      panel('train night', '', sound('SCREEEE', 'صرررير')),
      panel(
        'train carriage',
        'amadis calm, vera calm',
        say('amadis', 'Ticket, and regret.', 'التذكرة والندم من فضلك.'),
        say('vera', 'I have only the ticket.', 'معي التذكرة فقط.'),
      ),
      panel('plain carriage close', 'amadis shock', say('amadis', 'Everybody has one.', 'لا أحد بلا ندم.')),
    ),
    page(
      panel(
        'train carriage',
        'amadis worried, vera calm',
        say('amadis', 'Look again. It may be small.', 'ابحثي جيدًا، ربما كان صغيرًا.'),
        say('vera', 'I have looked.', 'بحثتُ.'),
      ),
      panel(
        'book carriage',
        '',
        caption('In forty years his book had not one blank line.', 'في أربعين سنة لم يبق في دفتره سطر فارغ.'),
      ),
      panel('blankBook carriage', '', caption('Now it did.', 'والآن بقي.')),
    ),
    page(
      panel('peaks night far', ''),
      panel(
        'train carriage',
        'child calm, baker sad',
        say('child', 'I let go of a balloon.', 'أنا أفلتّ بالونًا.'),
        say('baker', 'I let go of a bakery.', 'وأنا أفلتّ مخبزًا.'),
      ),
      panel('train carriage close', 'baker sad', say('baker', 'It was a good bakery.', 'كان مخبزًا طيبًا.')),
    ),
    page(
      panel(
        'train carriage',
        'child calm, vera calm',
        say('child', 'And you?', 'وأنتِ؟'),
        say('vera', 'Nothing at all.', 'لا شيء أبدًا.'),
      ),
      panel(
        'plain carriage close',
        'child sly',
        say('child', 'That is a lot of nothing.', 'هذا «لا شيء» كبير.'),
      ),
      panel('train night', '', sound('HISSSS', 'هسسسس')),
    ),
    page(
      panel(
        'street night',
        'baker worried walk',
        caption(
          'The baker’s stop: a street that smelled of four in the morning.',
          'محطة الخبّاز: شارع تفوح منه رائحة الرابعة فجرًا.',
        ),
      ),
      panel(
        'doorstep night',
        '',
        caption('The light was on. The dough had waited.', 'النور مضاء، والعجين في الانتظار.'),
      ),
      panel('street night close', 'baker happy', say('baker', 'It has risen!', 'لقد اختمر!')),
    ),
    page(
      panel(
        'field night',
        'child happy run',
        caption('The child got down where the balloon was waiting.', 'نزل الطفل حيث كان البالون ينتظره.'),
      ),
      panel('field night far', ''),
      panel(
        'train carriage close',
        'amadis calm',
        think('amadis', 'Small regrets get off first.', 'الندم الصغير ينزل أولًا.'),
      ),
    ),
    page(
      panel('train carriage', 'vera worried', think('vera', 'And where do I get off?', 'وأين أنزل أنا؟')),
      panel(
        'train carriage',
        'amadis worried, vera calm',
        say('amadis', 'No regret, no stop.', 'لا محطة بلا ندم.'),
        say('vera', 'Then I stay on.', 'إذن أبقى.'),
      ),
    ),
    page(
      panel(
        'plain carriage close',
        'amadis worried',
        think('amadis', 'Nobody has ever stayed on.', 'لم يبقَ أحد من قبل.'),
      ),
      panel(
        'train carriage close',
        'vera sly',
        say('vera', 'May I punch the next one?', 'أأثقب أنا التذكرة التالية؟'),
      ),
      panel(
        'sea night far',
        '',
        caption('And the train took a bend that is on no map.', 'وانعطف القطار حيث لا تدلّ خريطة.'),
      ),
    ),
  ],
};
