import type { StoryComment } from './story-comment.ts';

type Where = Pick<StoryComment, 'answers' | 'number' | 'spoiler'>;

/** A comment on one line: who, hours ago, likes, and its text. */
function say(
  id: string,
  by: string,
  [hoursAgo, likes]: readonly [hoursAgo: number, likes: number],
  text: string,
  where: Where = {},
): StoryComment {
  return { id, by, text, hoursAgo, likes, ...where };
}

const [YARA, OMAR, NOOR, WREN] = ['seed-reader', 'seed-reader2', 'noor-al-amin', 'wren-castell'] as const;

/** What has been said of the comics that are talked about less. */
export const MORE_COMMENTS: Readonly<Record<string, readonly StoryComment[]>> = {
  'captain-zenith': [
    say(
      'the-jar',
      YARA,
      [30, 5],
      'The jar of pickles gets more panels than the villain, and it deserves every one.',
    ),
    say('clock-tower', OMAR, [52, 2], 'لاحظوا أن عقارب برج الساعة تتأخر في كل صفحة عن التي قبلها.', {
      number: 1,
    }),
  ],
  'deep-static': [
    say('tomorrows-list', OMAR, [12, 6], 'قرأت قائمة الطاقم ثلاث مرات وعددت الأسماء. ما زال ينقصها واحد.', {
      number: 1,
    }),
    say('count-again', YARA, [10, 3], 'Count the chairs in the mess instead.', { answers: 'tomorrows-list' }),
    say(
      'not-at-night',
      WREN,
      [90, 4],
      'Translating the radio voice was the most fun I have had this year. I did it by daylight.',
    ),
  ],
  'dust-rally': [
    say(
      'by-smell',
      YARA,
      [40, 7],
      'Grandfather navigating by the smell of bread is the best map I have ever seen.',
    ),
    say('the-ribbon', OMAR, [36, 3], 'شريط العرس يستحق بطولة قصة وحده.'),
  ],
  'elevator-to-the-snow': [
    say('with-the-thumb', YARA, [25, 8], 'I scrolled slower and slower so that the ride would not end.'),
    say('three-hours', OMAR, [23, 4], 'ثلاث ساعات في مصعد، وتمنيت لو كانت أربعًا.'),
  ],
  'iron-sparrow': [
    say('the-last-letter', OMAR, [70, 5], 'أظن أن الرسالة لم تُكتب لجندي أصلًا، بل لمن سيفتح المتحف يومًا.', {
      spoiler: true,
    }),
    say('wound-key', YARA, [66, 2], 'You can hear the spring in the lettering.'),
  ],
  'kumo-and-the-storm-drum': [
    say('no-rhythm', YARA, [14, 9], 'As somebody with no rhythm: I feel seen.'),
    say('to-my-class', OMAR, [80, 3], 'قرأتها على أولادي بصوت عالٍ، وكان الطبل من نصيب الطاولة.'),
  ],
  'moth-queen': [
    say('good-manners', YARA, [18, 6], 'A horror story in which everybody says please. Wonderful.'),
    say(
      'the-word-for-lamp',
      NOOR,
      [44, 8],
      'فرّقت في الترجمة بين السراج والمصباح، لأن الملكة لا تخاف منهما بالقدر نفسه.',
    ),
    say('now-i-see', OMAR, [41, 2], 'انتبهت إلى ذلك في القراءة الثانية فقط. شكرًا!', {
      answers: 'the-word-for-lamp',
    }),
  ],
  'neon-falcon': [
    say('unpaid-bill', OMAR, [33, 4], 'أول بطلة خارقة تعرف ثمن الكهرباء.'),
    say('district-four', YARA, [28, 3], 'District four had it coming, but still.', { number: 1 }),
  ],
  'owl-and-daughter': [
    say(
      'minerva-knows',
      YARA,
      [16, 7],
      'Minerva solved it on page two and let him have his walk. That is love.',
      { number: 1 },
    ),
    say('locked-door', OMAR, [60, 2], 'الباب الوحيد المقفل في الحارة كلها هو باب صاحب المفاتيح.'),
  ],
  'paper-moon-ramen': [
    say('hungry-now', YARA, [9, 11], 'Do not read this hungry. Or do, and then call somebody.'),
    say('the-back-seats', OMAR, [8, 5], 'المقاعد الخلفية لا تُرى فيها ظلال. عودوا وانظروا.', {
      answers: 'hungry-now',
    }),
    say('a-story-to-pay', WREN, [120, 4], 'I would pay with the one about the bicycle.'),
  ],
  'paper-tigers': [
    say('tax-forms', OMAR, [48, 6], 'نمر من استمارات الضرائب: هذا أخيف ما رأيت.'),
    say('dry-season', YARA, [45, 2], 'Please give her one dry chapter.'),
  ],
  'saffron-street': [
    say('the-minister', YARA, [6, 12], 'The Minister has my vote and my tuna.'),
    say('our-street', OMAR, [5, 9], 'في حارتنا وزير مثله، لكنه لا يلتزم بالميزانية.', {
      answers: 'the-minister',
    }),
  ],
  simurgh: [
    say('thirty-complaints', OMAR, [21, 8], 'ثلاثون طائرًا وثلاثون شكوى، والهدهد وحده يحمل الزاد.'),
    say('the-hoopoe', YARA, [19, 4], 'The hoopoe keeps counting them. I think I know why.', {
      spoiler: true,
    }),
  ],
  'the-beekeepers-war': [
    say('drafted-bees', YARA, [75, 5], 'Best military parade ever drawn: it hums.'),
    say('the-border', OMAR, [72, 3], 'السرب أعقل من في الوادي.'),
  ],
  'the-last-goalkeeper': [
    say('standing-still', OMAR, [27, 7], 'لا أحب كرة القدم، وبكيت في الدقيقة التسعين.'),
    say('the-letter', YARA, [24, 3], 'The club that never got the letter is the only one I would follow.'),
  ],
  'the-night-train-to-nowhere': [
    say(
      'no-regrets',
      YARA,
      [31, 6],
      'Nobody boards without a single regret. I do not trust that passenger.',
      { number: 1 },
    ),
    say('platform-zero', OMAR, [29, 4], 'أعرف هذا الرصيف. كلنا نعرفه.'),
  ],
  'the-pearl-thieves': [
    say('the-song', NOOR, [55, 6], 'نقلت النهمة كما تُغنّى لا كما تُكتب، فاقرؤوها بصوت عالٍ.'),
    say('i-sang', OMAR, [50, 3], 'غنّيتها في المطبخ، وصفّق لي الإبريق.', { answers: 'the-song' }),
  ],
  'the-salt-caravan': [
    say('eighty-first', YARA, [11, 10], 'I counted the camels on every page. There are eighty-one.', {
      number: 1,
    }),
    say('so-did-i', OMAR, [7, 5], 'وأنا أيضًا! الأخير لا ظلّ له.', { answers: 'eighty-first', number: 1 }),
    say(
      'the-map',
      WREN,
      [100, 4],
      'The old man folding the map without opening it says more than a page of words.',
    ),
  ],
  'the-well-at-midnight': [
    say('the-bucket', OMAR, [38, 5], 'من يسحب الدلو إلى أسفل؟ هذا سؤالي منذ أسبوع.'),
    say('not-empty', YARA, [35, 2], 'It came up heavier than it went down.'),
  ],
};
