import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, think } from '../story.ts';

export const theJinnInFlatTwelve: ComicEntry = {
  slug: 'the-jinn-in-flat-12',
  series: 'The Jinn in Flat 12',
  arabicName: 'جنّي الشقة ١٢',
  description: {
    en: 'The lease says no pets and no loud music; it says nothing about jinn. Barqan has lived in Flat 12 since it was a palm grove and would like the new tenants to water something. A comedy of neighbors.',
    ar: 'يمنع عقد الإيجار الحيوانات والموسيقى الصاخبة، ولا يذكر الجنّ بشيء. يسكن برقان الشقة ١٢ منذ كانت بستان نخيل، ويتمنى على السكان الجدد أن يسقوا شيئًا. كوميديا جيران.',
  },
  publisher: 'dar-al-marfa',
  writer: 'haytham-nasuh',
  artists: ['ghada-al-mulla', 'ziad-al-barri'],
  genres: ['comedy', 'fantasy'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 14_602,
  newestHoursAgo: 35,
  daysBetween: 6,
  reading: { en: 'ltr', ar: 'rtl' },
  paper: '#fff6e2',
  lights: {
    day: { sky: '#bfe0f2', far: '#e8a765', mid: '#d98a4a', near: '#6a3a2a', light: '#fff6dc' },
    night: { sky: '#23135a', far: '#4a2a96', mid: '#6a3ab0', near: '#150b38', light: '#ffd667' },
    fire: { sky: '#ffb43a', far: '#ff7a2e', mid: '#d8432c', near: '#5a1a1a', light: '#fff0b0' },
  },
  cast: {
    barqan: {
      skin: '#2f86d6',
      hair: '#ff7a2e',
      style: 'bald',
      outfit: 'robe',
      top: '#23135a',
      bottom: '#150b38',
      accent: '#ffd667',
      creature: 'jinn',
    },
    hind: {
      skin: '#d9a070',
      hair: '#2a1a18',
      style: 'long',
      outfit: 'tunic',
      top: '#2fa08a',
      bottom: '#2a4a5a',
      accent: '#fff0b0',
      gear: 'hijab',
      gearColor: '#d8507a',
    },
    fares: {
      skin: '#c08a5c',
      hair: '#1d1414',
      style: 'short',
      outfit: 'tunic',
      top: '#e8a765',
      bottom: '#4a5568',
      accent: '#fff6dc',
      beard: 'full',
      glasses: true,
    },
    umsaad: {
      skin: '#b07a50',
      hair: '#cfc8c0',
      style: 'bun',
      outfit: 'dress',
      top: '#6a3ab0',
      bottom: '#4a2a96',
      accent: '#ffd667',
      gear: 'hijab',
      gearColor: '#4a4a5a',
      old: true,
    },
  },
  translators: { en: 'jude-farrier', ar: 'layth-mahbub' },
  chapters: [
    {
      number: 1,
      title: { en: 'Deposit', ar: 'العربون' },
      pages: [
        page(
          panel(
            'block day far',
            '',
            caption(
              'Palm Street, building three. Everyone called it a bargain.',
              'شارع النخيل، المبنى الثالث. قال الجميع إنها فرصة.',
            ),
          ),
          panel(
            'room day',
            'fares happy, hind calm',
            say('fares', 'Two rooms, sea view, half price!', 'غرفتان وإطلالة على البحر وبنصف الثمن!'),
            say('hind', 'Why half?', 'ولمَ النصف؟'),
          ),
          panel(
            'hall day close',
            'umsaad sly',
            say('umsaad', 'Because it is only half empty.', 'لأن نصفها فقط خالٍ.'),
          ),
        ),
        page(
          panel(
            'letterSheet day',
            '',
            caption(
              'The lease: no pets, no loud music, no drilling on Fridays.',
              'عقد الإيجار: لا حيوانات، ولا موسيقى صاخبة، ولا حفر يوم الجمعة.',
            ),
          ),
          panel(
            'room day',
            'fares happy, hind calm',
            say('fares', 'Not a word about ghosts. I checked.', 'ولا كلمة عن الأشباح. تأكدت بنفسي.'),
            say('hind', 'You checked for ghosts?', 'وهل بحثتَ عن الأشباح؟'),
          ),
          panel('bell day', '', sound('DRRING', 'رررن')),
        ),
        page(
          panel('oldCity night far', ''),
          panel(
            'kitchen night',
            'hind worried walk',
            caption('The first night, the radiators sang.', 'في الليلة الأولى غنّت المدافئ.'),
            caption('And somebody had washed the dishes.', 'وكان أحدهم قد غسل الصحون.'),
          ),
          panel(
            'kitchen night close',
            'hind worried',
            think('hind', 'Fares has never washed a dish.', 'فارس لم يغسل صحنًا في حياته.'),
          ),
        ),
        page(
          panel('burst fire', 'barqan happy', sound('FWOOMP!', 'فووومب!')),
          panel(
            'room fire',
            'barqan calm, fares shock',
            say('barqan', 'Shoes off, please.', 'اخلعوا الأحذية لو سمحتم.'),
            say('fares', 'It talks!', 'إنه يتكلم!'),
          ),
          panel(
            'room fire close',
            'barqan sly',
            say('barqan', 'I have lived here since it was a palm grove.', 'أسكن هنا منذ كان بستان نخيل.'),
          ),
        ),
        page(
          panel(
            'room fire',
            'fares worried, hind angry',
            say('fares', 'We move out. Tonight.', 'نرحل. الليلة.'),
            say('hind', 'We paid the deposit.', 'دفعنا العربون.'),
          ),
          panel(
            'kitchen fire',
            'hind angry, barqan shock',
            say('hind', 'You. Can you cook?', 'أنت. أتجيد الطبخ؟'),
          ),
          panel(
            'plain fire close',
            'barqan worried',
            think('barqan', 'Nobody has ever asked me that.', 'لم يسألني أحد هذا من قبل.'),
          ),
        ),
        page(
          panel('kitchen fire', 'barqan worried hold', sound('SIZZLE', 'طششش')),
          panel(
            'kitchen fire close',
            'barqan sad',
            say('barqan', 'I asked the onion to forgive me. It refused.', 'طلبت السماح من البصلة فأبت.'),
          ),
          panel(
            'kitchen day',
            'hind calm, fares worried',
            say('hind', 'Taste it.', 'ذُقه.'),
            say('fares', 'You taste it.', 'بل ذوقيه أنتِ.'),
          ),
        ),
        page(
          panel(
            'lentils fire',
            '',
            caption('Lentils. Cumin. A little lightning.', 'عدس وكمّون وقليل من البرق.'),
          ),
          panel(
            'glow fire close',
            'fares shock',
            say('fares', 'It tastes of my mother’s house.', 'فيه طعم بيت أمي.'),
          ),
          panel(
            'kitchen day',
            'hind happy, barqan happy',
            say('hind', 'Who taught you?', 'من علّمك؟'),
            say(
              'barqan',
              'The neighbors. Three hundred years of open windows.',
              'الجيران. ثلاثمئة عام من النوافذ المفتوحة.',
            ),
          ),
        ),
        page(
          panel('hall day', 'umsaad shout point', shout('umsaad', 'Smoke on my stairs!', 'دخان على درجي!')),
          panel(
            'hall fire',
            'barqan worried, umsaad shock',
            say('barqan', 'Lentils, madam?', 'أتأكلين العدس يا سيدتي؟'),
            say('umsaad', '…Is there lemon?', '…هل عندك ليمون؟'),
          ),
          panel(
            'hall day',
            'umsaad happy, hind sly',
            say(
              'umsaad',
              'The last tenants ran. They never asked him to sit down.',
              'هرب من كان قبلكم، ولم يدعُه أحد إلى الجلوس.',
            ),
          ),
        ),
        page(
          panel(
            'kitchen day',
            'hind happy, fares happy',
            say('hind', 'He may stay.', 'فليبقَ.'),
            say('fares', 'He is the landlord.', 'إنه صاحب البيت.'),
          ),
          panel('block night far', ''),
          panel('room night close', 'barqan happy', say('barqan', 'About the rent…', 'أما الإيجار…')),
          panel(
            'letterSheet fire',
            '',
            caption(
              '“One story a week. And water something.” They signed.',
              '«حكاية كل أسبوع، واسقوا شيئًا.» فوقّعا.',
            ),
          ),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Residents’ Meeting', ar: 'اجتماع السكان' },
      pages: [
        page(
          panel('hall day', 'umsaad angry', shout('umsaad', 'Who set the lift on fire?', 'من أشعل المصعد؟')),
          panel(
            'hall day',
            'barqan worried, hind sly',
            say('barqan', 'I sneezed.', 'عطستُ.'),
            say('hind', 'The boiler sneezed.', 'بل عطس السخّان.'),
          ),
        ),
        page(
          panel(
            'street night',
            'fares worried',
            caption('Winter. The heating failed in the whole street.', 'شتاء. تعطّلت التدفئة في الحارة كلها.'),
          ),
          panel('room night', 'umsaad sad', say('umsaad', 'My knees are snow.', 'ركبتاي ثلج.')),
          panel('plain night', 'hind calm', say('hind', 'Barqan. The chimney.', 'برقان، المدخنة.')),
        ),
        page(
          panel('glow fire', 'barqan closed', sound('HMMM', 'هممم')),
          panel(
            'hall fire',
            'umsaad happy',
            say('umsaad', 'I propose him for treasurer.', 'أرشّحه أمينًا للصندوق.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'The Palm', ar: 'النخلة' },
      pages: [
        page(
          panel(
            'roof night',
            'barqan sad',
            say('barqan', 'There were three hundred here.', 'كان هنا ثلاثمئة نخلة.'),
          ),
          panel(
            'roof night',
            'hind sad, fares sad',
            say('fares', 'Now there is a car park.', 'والآن موقف سيارات.'),
          ),
        ),
        page(
          panel(
            'souk day',
            'hind happy',
            caption('She bought one, very small, with a bent leaf.', 'اشترت نخلة صغيرة جدًا، مثنية السعفة.'),
          ),
          panel('room day', 'barqan shock', say('barqan', 'Is that… a cousin?', 'أهذه… قريبة لنا؟')),
          panel('dots day', 'barqan happy', think('barqan', 'Water. Not fire. Water.', 'ماء. لا نار. ماء.')),
        ),
        page(
          panel(
            'oasis day',
            'barqan happy cheer',
            caption('They moved the car park. It took eleven meetings.', 'ونُقل الموقف، بعد أحد عشر اجتماعًا.'),
          ),
          panel('oasis day', 'umsaad happy', say('umsaad', 'Motion carried.', 'أُقرّ الاقتراح.')),
        ),
      ],
    },
  ],
};
