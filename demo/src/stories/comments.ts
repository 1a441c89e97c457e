import { MORE_COMMENTS } from './more-comments.ts';
import type { StoryComment } from './story-comment.ts';

/** By the comic's slug. */
export const COMMENTS: Readonly<Record<string, readonly StoryComment[]>> = {
  ...MORE_COMMENTS,
  'lantern-of-the-strait': [
    {
      id: 'the-empty-page',
      by: 'seed-reader',
      text: 'The page with nothing written on it frightened me more than any of the ships.',
      hoursAgo: 1,
      likes: 4,
      number: 3,
    },
    {
      id: 'a-translators-note',
      by: 'noor-al-amin',
      text: 'ملاحظة من المترجم: كلمة «الفنار» في العنوان مقصودة، فهكذا يسمّيه أهل السواحل عندنا.\n\nأسعدني أن أقرأ ملاحظاتكم على الفصل الثاني.',
      hoursAgo: 20,
      likes: 11,
    },
    {
      id: 'thanks-for-the-note',
      by: 'seed-reader2',
      text: 'شكرًا على الترجمة! كنت أظن أن الاسم هو Lighthouse حرفيًّا، والآن فهمت.',
      hoursAgo: 18,
      likes: 2,
      answers: 'a-translators-note',
    },
    {
      id: 'the-piano',
      by: 'seed-reader2',
      text: 'البيانو هو الذي كتب الدفتر، لا سلمى. انظروا إلى آثار الأصابع المبتلّة في الصفحة الأخيرة.',
      hoursAgo: 60,
      likes: 7,
      number: 2,
      spoiler: true,
    },
    {
      id: 'ninety-years',
      by: 'wren-castell',
      text: 'Ninety years without a dark night. I keep counting who must have lit it.',
      hoursAgo: 210,
      likes: 3,
      number: 1,
    },
  ],
  'the-jinn-in-flat-12': [
    {
      id: 'water-the-palm',
      by: 'seed-reader',
      text: 'Somebody please just water the palm.',
      hoursAgo: 30,
      likes: 9,
      number: 3,
    },
    {
      id: 'the-lease',
      by: 'seed-reader2',
      text: 'قرأت عقد إيجاري مرة أخرى بعد الفصل الأول. لا ذكر للجنّ فيه أيضًا 😅',
      hoursAgo: 96,
      likes: 5,
    },
  ],
  'orbit-9': [
    {
      id: 'bolt',
      by: 'seed-reader2',
      text: 'Bolt for captain.',
      hoursAgo: 40,
      likes: 6,
      number: 3,
    },
  ],
};
