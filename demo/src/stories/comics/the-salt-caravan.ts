import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const theSaltCaravan: ComicEntry = {
  slug: 'the-salt-caravan',
  series: 'The Salt Caravan',
  arabicName: 'قافلة الملح',
  description: {
    en: 'Forty days of sand, eighty camels and one map that its owner will not unfold. Young Maysan joins the last caravan of salt to find out what her father carried on the day he did not return. The desert answers, in its own time.',
    ar: 'أربعون يومًا من الرمل، وثمانون جملًا، وخريطة يأبى صاحبها أن يفتحها. تنضم ميسان الصغيرة إلى آخر قافلة ملح لتعرف ما كان يحمله أبوها يوم لم يعد. والصحراء تجيب، لكن على مهل.',
  },
  publisher: 'blue-minaret',
  writer: 'ziad-al-barri',
  artists: ['salma-al-wadi'],
  genres: ['adventure', 'history'],
  status: 'completed',
  ageRating: '12',
  views: 36_104,
  newestHoursAgo: 190,
  daysBetween: 18,
  reading: { en: 'ltr', ar: 'rtl' },
  splash: true,
  paper: '#f9ecd0',
  lights: {
    day: { sky: '#f5d9a6', far: '#d98a45', mid: '#b2602f', near: '#8a4027', light: '#fff3d6' },
    dusk: { sky: '#ee8a52', far: '#c0533a', mid: '#8a3030', near: '#4a1a22', light: '#ffd58a' },
    night: { sky: '#1c2448', far: '#33406e', mid: '#4a4a72', near: '#151732', light: '#f5e6c0' },
  },
  cast: {
    maysan: {
      skin: '#b87a4c',
      hair: '#1d1214',
      style: 'braid',
      outfit: 'robe',
      top: '#b93a26',
      bottom: '#54221a',
      accent: '#f5d9a6',
      gear: 'bandana',
      gearColor: '#2f7f86',
      child: true,
    },
    guide: {
      skin: '#8f5a34',
      hair: '#3a2a22',
      style: 'bald',
      outfit: 'robe',
      top: '#f2e6cc',
      bottom: '#d9c49a',
      accent: '#2f5f86',
      gear: 'turban',
      gearColor: '#2f5f86',
      beard: 'full',
    },
    merchant: {
      skin: '#c99766',
      hair: '#e8e0d0',
      style: 'bald',
      outfit: 'robe',
      top: '#6a3a6a',
      bottom: '#43234a',
      accent: '#e9bd36',
      gear: 'keffiyeh',
      gearColor: '#f6efe0',
      beard: 'long',
      old: true,
    },
  },
  translators: { en: 'wren-castell', ar: 'noor-al-amin' },
  chapters: [
    {
      number: 1,
      title: { en: 'The Eighty-First Camel', ar: 'الجمل الحادي والثمانون' },
      pages: [
        page(
          panel(
            'caravan dusk far',
            '',
            caption('They counted eighty camels, and one shadow too many.', 'عدّوا ثمانين جملًا، وظلًّا زائدًا.'),
          ),
          panel(
            'desert dusk',
            'guide calm, maysan angry',
            say('guide', 'Go home, child.', 'عودي إلى بيتك يا صغيرة.'),
            say('maysan', 'Home is where you are going.', 'بيتي حيث تمضون.'),
          ),
        ),
        page(
          panel(
            'desert dusk',
            'merchant sly, guide worried',
            say('merchant', 'She has her father’s stubbornness.', 'ورثت عناد أبيها.'),
            say('guide', 'And her father did not come back.', 'وأبوها لم يعد.'),
          ),
          panel(
            'desert dusk close',
            'maysan angry',
            say('maysan', 'He walked with you. I will too.', 'سار معكم، وسأسير مثله.'),
          ),
          panel(
            'waterskin dusk',
            '',
            caption(
              'One skin of water, no complaints. That was the contract.',
              'قربة ماء واحدة، وبلا شكوى. كان ذلك هو العقد.',
            ),
          ),
        ),
        page(
          panel('camp night far', ''),
          panel(
            'desert night close',
            'maysan sad',
            caption(
              'At night she had the place farthest from the fire.',
              'وفي الليل كان لها أبعد مكان عن النار.',
            ),
            think(
              'maysan',
              'Salt for gold, weight for weight. So he used to say.',
              'ملح بذهب، وزنًا بوزن. هكذا كان يقول.',
            ),
          ),
          panel(
            'camp night close',
            'merchant sly',
            say('merchant', 'Maysan. Come closer.', 'ميسان. اقتربي.'),
          ),
          panel(
            'plain night close',
            'maysan worried',
            think('maysan', 'He knows my name.', 'إنه يعرف اسمي.'),
          ),
        ),
        page(
          panel(
            'camp night',
            'merchant calm, maysan worried',
            say('merchant', 'Your father carried one bag that nobody weighed.', 'حمل أبوك كيسًا لم يزنه أحد.'),
            say('maysan', 'What was in it?', 'ماذا كان فيه؟'),
          ),
          panel(
            'map night',
            '',
            caption('He owned a map, and would not unfold it.', 'كانت معه خريطة يأبى أن يفتحها.'),
          ),
          panel(
            'camp night close',
            'merchant closed',
            say('merchant', 'Ask the desert. It answers slowly.', 'اسألي الصحراء. تجيب على مهل.'),
          ),
        ),
        page(
          panel(
            'desert day far',
            'maysan worried walk, guide calm walk',
            caption('On the ninth day the wind erased the road.', 'في اليوم التاسع محت الريح الطريق.'),
          ),
          panel(
            'speed day',
            'maysan shout',
            sound('HOOOSH', 'هووووش'),
            shout('maysan', 'The map!', 'الخريطة!'),
          ),
        ),
        page(
          panel(
            'desert day',
            'maysan worried run',
            caption(
              'She ran after it, out of the line and out of sight.',
              'ركضت خلفها، خارج القافلة وخارج مدى العين.',
            ),
          ),
          panel('desert day close', 'maysan shock', say('maysan', 'I cannot see them.', 'لا أراهم.')),
          panel(
            'desert dusk far',
            'maysan sad sit',
            caption('Sand, all the way round.', 'رمل من كل الجهات.'),
          ),
        ),
        page(
          panel('desert night far', ''),
          panel(
            'desert night close',
            'maysan closed',
            caption(
              'Her father had taught her one thing about being lost:',
              'علّمها أبوها شيئًا واحدًا عن الضياع:',
            ),
            caption('stand still, and listen for the bells.', 'قفي وأصغي إلى الأجراس.'),
          ),
          panel('camelBell night', '', sound('DING… DING', 'رنّ… رنّ')),
        ),
        page(
          panel(
            'caravan night far',
            '',
            caption(
              'The eighty-first camel carried nothing. It had come back for her.',
              'كان الجمل الحادي والثمانون بلا حمل. لقد عاد من أجلها.',
            ),
          ),
          panel(
            'desert night',
            'guide shock, maysan happy',
            say('guide', 'Whose animal is that?', 'لمن هذا الجمل؟'),
            say('maysan', 'It knows me.', 'إنه يعرفني.'),
          ),
          panel(
            'desert night close',
            'guide worried',
            say('guide', 'That is your father’s camel.', 'هذا جمل أبيك.'),
          ),
        ),
        page(
          panel(
            'oasis dusk',
            'maysan calm hold',
            caption('Under its saddle lay the map. She unfolded it.', 'وتحت سرجه كانت الخريطة. ففتحتها.'),
          ),
          panel(
            'plain dusk close',
            'maysan shock',
            say('maysan', 'There is nothing on it.', 'ليس عليها شيء.'),
          ),
          panel(
            'oasis dusk',
            'merchant sad, maysan worried',
            say('merchant', 'Now you know why I never looked.', 'الآن تعرفين لماذا لم أنظر إليها قط.'),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'A Map of Nothing', ar: 'خريطة اللاشيء' },
      again: { language: 'en', translator: 'jude-farrier', title: 'The Empty Map' },
      pages: [
        spread(
          panel(
            'desert day',
            'merchant worried, maysan calm',
            caption('Blank as a dune, whichever way they held it.', 'بيضاء كالكثيب، كيفما قلّبوها.'),
            say('merchant', 'Your father sold it to me.', 'أبوكِ باعني إياها.'),
          ),
          panel(
            'desert dusk',
            'maysan happy',
            say('maysan', 'It is salt paper. It needs water.', 'هذا ورق ملحيّ. ينقصه الماء.'),
          ),
        ),
        page(
          panel('plain dusk', 'guide shock', shout('guide', 'Our last skin!', 'آخر قربة لدينا!')),
          panel('glow day', '', caption('A river appeared, drawn in white.', 'وظهر نهر مرسوم بالأبيض.')),
        ),
        page(
          panel(
            'cave night',
            'maysan calm, guide worried',
            say('maysan', 'It runs underneath us.', 'إنه يجري تحت أقدامنا.'),
            say('guide', 'Listen.', 'اسمعي.'),
          ),
          panel('cave night', '', sound('DRIP… DRIP…', 'تِك… تِك…')),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'What He Carried', ar: 'ما كان يحمله' },
      pages: [
        page(
          panel(
            'cave night',
            'maysan sad',
            caption(
              'His saddle lay by the water, and a bag, still tied.',
              'كان سرجه عند الماء، ومعه كيس ما زال مربوطًا.',
            ),
          ),
          panel(
            'cave night',
            'guide sad',
            say('guide', 'He stayed to hold the rope for us.', 'بقي ليمسك لنا الحبل.'),
          ),
        ),
        page(
          panel(
            'dots dusk',
            'maysan worried',
            say('maysan', 'What weighed so much, Father?', 'ما الذي أثقلك يا أبي؟'),
          ),
          panel('glow day', 'maysan happy', caption('Date seeds. Thousands of them.', 'نوى تمر. آلاف منه.')),
          panel(
            'desert day',
            'merchant sad',
            say('merchant', 'He meant to plant the road.', 'كان ينوي أن يزرع الطريق.'),
          ),
        ),
        page(
          panel(
            'oasis day',
            'maysan happy cheer',
            caption('Ten years later the caravans walk in shade.', 'وبعد عشر سنين تمشي القوافل في الظل.'),
          ),
          panel(
            'oasis dusk',
            'guide happy',
            say('guide', 'Eighty-one. All present.', 'واحد وثمانون. الجميع هنا.'),
          ),
        ),
      ],
    },
  ],
};
