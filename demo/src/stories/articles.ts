import type { BlogCategory } from '@rawi/model/lists/blog-categories';
import type { Localized } from '@rawi/model/text/localized';

/** An article of the demonstration's blog; it comes into the site with the comic whose art it shows. */
export interface ArticleEntry {
  readonly slug: string;
  readonly comic: string;
  readonly category: BlogCategory;
  readonly featured?: true;
  /** A translator of the demonstration. */
  readonly author: string;
  /** How many days ago it was published. */
  readonly daysAgo: number;
  readonly words: Localized<{ readonly title: string; readonly summary: string; readonly body: string }>;
}

export const ARTICLES: readonly ArticleEntry[] = [
  {
    slug: 'how-do-you-translate-a-roar',
    comic: 'the-jinn-in-flat-12',
    category: 'translation',
    featured: true,
    author: 'layth-mahbub',
    daysAgo: 4,
    words: {
      en: {
        title: 'How do you translate a roar?',
        summary: 'Sound effects are drawings, not words. Layth Mahbub redrew forty of them and kept a diary.',
        body: `A roar in a comic is not a word. It leans, it shakes, it runs out of the panel. If you only set it in another alphabet, the jinn stops roaring and starts speaking.

> I draw the sound first and read it afterwards.

For [The Jinn in Flat 12](/comic/the-jinn-in-flat-12) I redrew forty sounds. Arabic letters join, so a long vowel can stretch like a neck, and a kettle that whistles has a neck already. The letters follow its steam to the edge of the page.

## Three questions before a pen

1. **Who makes the sound?** A door in an old building is tired. A door in a new one is rude.
2. **Where does it go?** Sounds have a direction, and it is rarely the direction of reading.
3. **Does anyone hear it?** If nobody in the panel turns their head, it belongs to the background.

English likes its sounds short: *bang*, *crash*, *thud*. Arabic has a whole shelf of verbs for each, and the right one is often the one that your grandmother used. I keep a list on the wall. So far it has eleven words for water that falls.

## A morning with one door

In the first chapter a door slams. The English word for it has four letters, stands in red over the whole corridor, and cost me a morning.

I began with the verb. My list offered a clap, an answer and a fall. A clap is too cheerful for that house, and an answer too polite. I took the fall.

Then came the shape. The word has a long vowel in its middle, and the corridor is long: I let the vowel run from the hinge to the far wall, thinner and thinner, until it was a crack in the plaster. The dots I kept for the end. They are the dust that comes down when everybody has stopped looking.

I drew it eleven times. Nine of them were good words and bad doors. The tenth was a door, and the eleventh is the tenth with the hinge on the right side.

## What I leave alone

Some sounds are part of the art. When the artist painted the word into the smoke, I write a small note in the gutter and keep my hands off the smoke. A reader forgives a foreign sound sooner than a repainted panel.`,
      },
      ar: {
        title: 'كيف تُترجم صرخة؟',
        summary: 'المؤثرات الصوتية رسوم قبل أن تكون كلمات. أعاد ليث محبوب رسم أربعين منها وكتب يومياته.',
        body: `الصرخة في القصة المصوّرة ليست كلمة. إنها تميل وترتجف وتخرج من حدود الإطار. فإن اكتفيت بكتابتها بحروف أخرى، كفّ الجني عن الصراخ وبدأ يتكلم.

> أرسم الصوت أولًا، ثم أقرؤه.

أعدت رسم أربعين صوتًا من أجل [جنّي الشقة ١٢](/comic/the-jinn-in-flat-12). وحروف العربية متصلة، فيمكن لحرف المد أن يطول كالعنق، وللإبريق الذي يصفر عنق أصلًا؛ فتتبع الحروف بخاره إلى طرف الصفحة.

## ثلاثة أسئلة قبل القلم

1. **مَن صاحب الصوت؟** الباب في بناية قديمة متعب، وفي بناية جديدة قليل الأدب.
2. **إلى أين يذهب؟** للأصوات اتجاه، وقلّما يكون اتجاه القراءة.
3. **هل يسمعه أحد؟** إن لم يلتفت أحد في الإطار فهو من الخلفية.

تحب الإنجليزية أصواتها قصيرة. أما العربية ففيها لكل صوت رفّ كامل من الأفعال، والأصحّ غالبًا ما كانت تقوله جدتك. أعلّق على الجدار قائمة، وفيها حتى الآن إحدى عشرة كلمة لماء يسقط.

## صباح مع باب واحد

في الفصل الأول باب يُصفق. كلمته الإنجليزية من أربعة أحرف، مرسومة بالأحمر فوق الممر كله، وقد أخذت مني صباحًا.

بدأت بالفعل. عرضت عليّ قائمتي تصفيقًا وجوابًا وسقوطًا. أما التصفيق فأمرح مما يحتمله ذلك البيت، وأما الجواب ففيه أدب زائد. فاخترت السقوط.

ثم جاء الشكل. في وسط الكلمة حرف مد، والممر طويل، فتركت المد يجري من مفصل الباب إلى الجدار البعيد، يدقّ شيئًا فشيئًا حتى صار شقًا في الجص. وأبقيت النقاط للنهاية، فهي الغبار الذي ينزل حين يكفّ الجميع عن النظر.

رسمتها إحدى عشرة مرة. تسع منها كلمات حسنة وأبواب رديئة، والعاشرة باب، والحادية عشرة هي العاشرة ومفصلها في مكانه.

## ما أتركه كما هو

بعض الأصوات جزء من الرسم. فإذا رسم الفنان الكلمة داخل الدخان كتبت ملاحظة صغيرة بين الإطارات ورفعت يدي عن الدخان. فالقارئ يغفر صوتًا غريبًا قبل أن يغفر إطارًا أُعيد طلاؤه.`,
      },
    },
  },
  {
    slug: 'a-lighthouse-drawn-from-memory',
    comic: 'lantern-of-the-strait',
    category: 'behind-the-page',
    author: 'wren-castell',
    daysAgo: 9,
    words: {
      en: {
        title: 'A lighthouse drawn from memory',
        summary: 'Why no window of the lantern is ever in the same place twice.',
        body: `There is no photograph of the lighthouse in [Lantern of the Strait](/comic/lantern-of-the-strait). Its artists grew up on two sides of the same water and agreed on one rule: each draws it as they remember it.

So the windows move. On a calm page there are three of them, on a stormy one there are five. Readers wrote in to report the mistake, and were told to count the waves instead.

> A place is what you would draw of it in the dark.

The beam is the only thing that is measured. It is always eleven degrees wide, because that is how far a hand can swing a lantern without spilling the oil.`,
      },
      ar: {
        title: 'منارة رُسمت من الذاكرة',
        summary: 'لماذا لا تبقى نافذة من نوافذ المنارة في مكانها مرتين.',
        body: `ليس لمنارة [فنار المضيق](/comic/lantern-of-the-strait) صورة فوتوغرافية. نشأ رسّاماها على ضفتي ماء واحد واتفقا على قاعدة واحدة: أن يرسمها كل منهما كما يتذكرها.

لذلك تتحرك النوافذ. في الصفحة الهادئة ثلاث، وفي العاصفة خمس. كتب القرّاء يبلّغون عن الخطأ، فقيل لهم أن يعدّوا الأمواج بدل النوافذ.

> المكان هو ما ترسمه منه في الظلام.

الشعاع وحده يُقاس. عرضه دائمًا إحدى عشرة درجة، لأن هذا أقصى ما تؤرجح به اليد قنديلًا من غير أن يندلق الزيت.`,
      },
    },
  },
  {
    slug: 'three-chapters-in-orbit',
    comic: 'orbit-9',
    category: 'publishers',
    author: 'hala-sannoun',
    daysAgo: 17,
    words: {
      en: {
        title: 'Three chapters in orbit',
        summary: 'How a comic is written that reads from the left and from the right.',
        body: `[Orbit 9](/comic/orbit-9) appears in two directions at once. In English the ship flies to the right, in Arabic it flies to the left, and in both it is on its way home.

Pages are not mirrored at [Meridian](/publisher/meridian). A mirrored hand is a wrong hand. The panels are planned so that they can be laid out twice:

- every page has one panel across its whole width, where the eye may change its direction;
- nobody enters through the edge that the reader comes from;
- the numbers on the instruments are read the same way by everyone.

It costs a day a chapter. It also means that no reader holds the copy of somebody else.

## One page, laid out twice

Take the page on which the engine stops. In English the courier stands on the left and speaks first, the gauge falls in the middle, and the robot answers on the right. If that row were only turned around, the robot would answer a question that nobody has asked yet.

So the row is drawn as three separate panels. The gauge stays in the middle, because a needle falls in every language. The courier and the robot change places, and each of them is drawn looking the other way. That is two drawings more for a single row, and it is why there are three chapters and not thirty.

The balloons are lettered last, at one table, from both of its ends. There is a rule there, too: no balloon may hang where the other language needs to begin. When both need the same corner, the panel is made wider.

## What the ship may do

A ship that flies home to the left in one edition and to the right in the other needs a rule for everything that moves. Smoke goes backwards, whichever way that is. A door opens against the reading, so that somebody is always met. Only the planet turns the same way in both, since nobody has ever asked it to read.

> Home is on the page that comes next, wherever that is.

The last panel of a chapter was the hardest. It has to pull at the edge where the thumb is, and the thumb is on another edge in each edition. In the end it shows no ship at all: only its light, on a wall, growing.`,
      },
      ar: {
        title: 'ثلاثة فصول في المدار',
        summary: 'كيف تُكتب قصة تُقرأ من اليمين ومن اليسار.',
        body: `تصدر [المدار ٩](/comic/orbit-9) في اتجاهين معًا. في الإنجليزية تطير المركبة إلى اليمين، وفي العربية إلى اليسار، وهي في الحالين عائدة إلى البيت.

لا تُعكس الصفحات عند [ميريديان](/publisher/meridian)، فاليد المعكوسة يد خاطئة. تُخطَّط الإطارات لتُرتَّب مرتين:

- في كل صفحة إطار بعرضها كله تغيّر العين فيه اتجاهها؛
- لا يدخل أحد من الحافة التي يأتي منها القارئ؛
- أرقام الأجهزة يقرؤها الجميع على نحو واحد.

يكلّف ذلك يومًا لكل فصل، ويعني أيضًا أن لا قارئ يمسك بنسخة غيره.

## صفحة واحدة تُرتَّب مرتين

لنأخذ الصفحة التي يتوقف فيها المحرك. في الإنجليزية تقف ساعية البريد على اليسار وتتكلم أولًا، وينزل المؤشر في الوسط، ويجيب الروبوت على اليمين. فلو قُلب الصف وحده لأجاب الروبوت عن سؤال لم يُسأل بعد.

لذلك يُرسم الصف ثلاثة إطارات منفصلة. يبقى المؤشر في الوسط، فالإبرة تنزل في كل اللغات. ويتبادل الروبوت وساعية البريد مكانيهما، ويُرسم كل منهما ناظرًا إلى الجهة الأخرى. هذان رسمان زائدان من أجل صف واحد، ولهذا كانت الفصول ثلاثة لا ثلاثين.

تُكتب الفقاعات آخر شيء، على طاولة واحدة، من طرفيها. ولها قاعدة أيضًا: لا تُعلَّق فقاعة حيث تحتاج اللغة الأخرى أن تبدأ. فإذا احتاجت اللغتان إلى الزاوية نفسها وُسّع الإطار.

## ما يجوز للمركبة

مركبة تعود إلى البيت نحو اليسار في طبعة ونحو اليمين في أخرى تحتاج إلى قاعدة لكل ما يتحرك. الدخان يذهب إلى الخلف، أيًّا كان الخلف. والباب يُفتح عكس القراءة، فيلتقي المرء دائمًا بأحد. والكوكب وحده يدور في الطبعتين دورانًا واحدًا، إذ لم يطلب منه أحد أن يقرأ.

> البيت في الصفحة التالية، حيثما كانت.

وكان آخر إطار في الفصل أصعبها. عليه أن يشدّ عند الحافة التي يستقر عليها الإبهام، وهي في كل طبعة حافة أخرى. فلم تظهر فيه المركبة في النهاية: ضوؤها وحده، على جدار، يكبر.`,
      },
    },
  },
  {
    slug: 'reading-without-a-connection',
    comic: 'the-salt-caravan',
    category: 'news',
    author: 'noor-al-amin',
    daysAgo: 26,
    words: {
      en: {
        title: 'Reading without a connection',
        summary: 'What stays on your device, and how to clear it.',
        body: `Chapters that you open stay on your device for a while, and so do the pages of comics that you looked at. If the train goes into a tunnel, the next page turns all the same.

Nothing is sent anywhere for that, and nothing needs an account. The copy is yours: your browser's settings clear it together with everything else that a site keeps.

When you are seeing a saved copy, a line at the top says when it was saved.`,
      },
      ar: {
        title: 'القراءة بلا اتصال',
        summary: 'ما الذي يبقى على جهازك، وكيف تمحوه.',
        body: `تبقى الفصول التي تفتحها على جهازك مدة، ومعها صفحات القصص التي زرتها. فإذا دخل القطار نفقًا انقلبت الصفحة التالية كأن شيئًا لم يكن.

لا يُرسل شيء من أجل ذلك إلى أي مكان، ولا حاجة إلى حساب. النسخة لك: تمحوها إعدادات متصفحك مع كل ما يحفظه الموقع.

وإذا كان ما تراه نسخة محفوظة، فستجد في أعلى الصفحة وقت حفظها.`,
      },
    },
  },
  {
    slug: 'balloons-that-were-never-empty',
    comic: 'paper-moon-ramen',
    category: 'translation',
    author: 'umm-al-hibr',
    daysAgo: 38,
    words: {
      en: {
        title: 'Balloons that were never empty',
        summary: 'Fitting Arabic into spaces that were drawn for another script.',
        body: `A balloon in [Paper Moon Ramen](/comic/paper-moon-ramen) is tall and narrow, because it was drawn for lines that run from top to bottom. Arabic wants to lie down.

There are three ways out. The text can be cut, the balloon can be redrawn, or the sentence can be said differently. The third one is the only one that nobody notices.

> Shorter is not the same as less.

A soup that took a page to describe became one word and a silence. The silence was in the original too; it had only been hidden by the soup.`,
      },
      ar: {
        title: 'فقاعات لم تكن فارغة',
        summary: 'إدخال العربية في مساحات رُسمت لكتابة أخرى.',
        body: `فقاعات [رامن القمر الورقي](/comic/paper-moon-ramen) طويلة ضيقة، لأنها رُسمت لسطور تنزل من أعلى إلى أسفل. أما العربية فتريد أن تستلقي.

هناك ثلاثة مخارج: أن يُختصر النص، أو يُعاد رسم الفقاعة، أو تُقال الجملة بطريقة أخرى. والثالث وحده لا ينتبه إليه أحد.

> الأقصر ليس الأقل.

حساء احتاج وصفه إلى صفحة صار كلمة واحدة وصمتًا. وكان الصمت في الأصل أيضًا، غير أن الحساء أخفاه.`,
      },
    },
  },
  {
    slug: 'color-comes-last',
    comic: 'dust-rally',
    category: 'behind-the-page',
    author: 'thomas-reed',
    daysAgo: 51,
    words: {
      en: {
        title: 'Color comes last',
        summary: 'Four inks, three layers and a desert that is never yellow.',
        body: `The desert in [Dust Rally](/comic/dust-rally) has no yellow in it. It is drawn in four inks: two blues, one red and the paper.

First comes the line, then the shadow, then nothing for a week. Only a page that can be read in black and white is given its colors, and most of them lose some shadows again on the way.`,
      },
      ar: {
        title: 'اللون يأتي أخيرًا',
        summary: 'أربعة أحبار وثلاث طبقات وصحراء ليست صفراء أبدًا.',
        body: `لا صفرة في صحراء [سباق الغبار](/comic/dust-rally). تُرسم بأربعة أحبار: أزرقين وأحمر والورق.

يأتي الخط أولًا، ثم الظل، ثم لا شيء أسبوعًا كاملًا. ولا تُعطى ألوانها إلا صفحة تُقرأ بالأبيض والأسود، ويفقد أكثرها في الطريق بعض ظلاله.`,
      },
    },
  },
  {
    slug: 'a-glossary-of-small-sounds',
    comic: 'elevator-to-the-snow',
    category: 'translation',
    author: 'wren-castell',
    daysAgo: 64,
    words: {
      en: {
        title: 'A glossary of small sounds',
        summary: 'Snow, cable, wool: what English does with what Arabic names.',
        body: `Arabic has a verb for the sound of snow that gives way, and English does not. This list is what I use instead in [Elevator to the Snow](/comic/elevator-to-the-snow).

- snow that gives way: *hush*
- a cable under load: *creak*, never *squeak*
- wool that dries by a stove: leave it out

Some of it is translation, the rest is listening.`,
      },
    },
  },
];
