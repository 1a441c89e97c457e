import type { ComicEntry } from '../entry.ts';
import { caption, page, panel, say, shout, sound, spread, think } from '../story.ts';

export const orbitNine: ComicEntry = {
  slug: 'orbit-9',
  series: 'Orbit 9',
  arabicName: 'المدار ٩',
  description: {
    en: 'Eight orbits around the planet are full of stations, freighters and adverts. The ninth is officially empty. A courier with a broken heater and a robot with opinions are about to deliver a parcel there.',
    ar: 'ثمانية مدارات حول الكوكب تزدحم بالمحطات وسفن الشحن والإعلانات، أما التاسع فخالٍ بحسب السجلات. ساعية بريد تعطّلت مدفأتها وروبوت كثير الآراء على وشك أن يوصلا طردًا إلى هناك.',
  },
  publisher: 'meridian',
  writer: 'desmond-oake',
  artists: ['theo-marchbanks', 'emeka-sund'],
  genres: ['science-fiction', 'adventure'],
  status: 'ongoing',
  ageRating: 'everyone',
  views: 19_804,
  newestHoursAgo: 27,
  daysBetween: 12,
  reading: { en: 'ltr', ar: 'rtl' },
  splash: true,
  paper: '#0a1f22',
  lights: {
    space: { sky: '#06282b', far: '#d94f22', mid: '#f2672c', near: '#0a1516', light: '#f5ecd2' },
    ship: { sky: '#08353a', far: '#1c6a66', mid: '#f2672c', near: '#0d3a3c', light: '#f6c445' },
    alarm: { sky: '#3a0f12', far: '#8a2420', mid: '#d8452c', near: '#2a0a0d', light: '#ffd27a' },
  },
  cast: {
    juno: {
      skin: '#8d5a36',
      hair: '#1a1012',
      style: 'afro',
      outfit: 'space',
      top: '#ece3cb',
      bottom: '#d8cdb0',
      accent: '#d8452c',
      gear: 'headset',
      gearColor: '#59c2b4',
    },
    bolt: {
      skin: '#7fa8a4',
      hair: '#f6c445',
      style: 'bald',
      outfit: 'space',
      top: '#5c8480',
      bottom: '#46625f',
      accent: '#d8452c',
      creature: 'robot',
    },
    keeper: {
      skin: '#b9d6c0',
      hair: '#f5ecd2',
      style: 'bald',
      outfit: 'robe',
      top: '#3d6b66',
      bottom: '#2a4a48',
      accent: '#f6c445',
      gear: 'hood',
      gearColor: '#3d6b66',
      old: true,
    },
  },
  translators: { en: 'wren-castell', ar: 'hala-sannoun' },
  chapters: [
    {
      number: 1,
      title: { en: 'Signature Required', ar: 'التوقيع مطلوب' },
      pages: [
        page(
          panel(
            'space space far',
            '',
            caption('Eight orbits are full. The ninth is empty.', 'ثمانية مدارات مكتظة، والتاسع خالٍ.'),
            caption(
              'So says the map. The map has never had to deliver anything.',
              'هكذا تقول الخريطة، والخريطة لم توصل طردًا في حياتها.',
            ),
          ),
          panel('orbit space far', ''),
        ),
        page(
          panel(
            'cabin ship',
            'juno worried, bolt calm',
            say('juno', 'Who lives at Orbit Nine, Bolt?', 'من يسكن المدار التاسع يا بولت؟'),
            say('bolt', 'Nobody. They tip well.', 'لا أحد. لكنه سخيّ بالبقشيش.'),
          ),
          panel(
            'parcel ship',
            '',
            caption(
              'One parcel, forty years on the way. Do not shake.',
              'طرد واحد، في الطريق منذ أربعين عامًا. يُمنع هزّه.',
            ),
          ),
          panel('cabin ship close', 'juno angry', say('juno', 'And the heater?', 'والمدفأة؟')),
          panel('cabin ship close', 'bolt sly', say('bolt', 'It has resigned.', 'قدّمت استقالتها.')),
        ),
        page(
          panel(
            'city alarm far',
            '',
            caption(
              'Orbit five: adverts. Orbit six: more adverts.',
              'المدار الخامس: إعلانات. السادس: إعلانات أكثر.',
            ),
          ),
          panel('burst ship', 'bolt happy', shout('bolt', 'Buy two moons, pay for one!', 'قمران بسعر قمر!')),
          panel(
            'cabin ship close',
            'juno closed',
            say('juno', 'Bolt. Stop reading them out.', 'بولت، كفّ عن قراءتها.'),
          ),
        ),
        page(
          panel(
            'cabin ship',
            'bolt worried, juno calm',
            say('bolt', 'Past eight, my map is white.', 'بعد الثامن خريطتي بيضاء.'),
            say('juno', 'Then drive on the white.', 'إذن سِر في البياض.'),
          ),
          panel(
            'cabin alarm',
            'juno shout',
            sound('WEEOO!', 'ويي وو!'),
            shout('juno', 'We hit something!', 'اصطدمنا بشيء!'),
          ),
          panel(
            'plain alarm close',
            'bolt worried',
            say('bolt', 'There is nothing to hit.', 'لا شيء هنا لنصطدم به.'),
          ),
        ),
        page(
          panel(
            'space space close',
            'juno shock',
            say('juno', 'Then nothing has a doorbell.', 'إذن لِلّا شيء جرس باب.'),
          ),
          panel('doorstep space far', ''),
        ),
        page(
          panel(
            'doorstep space far',
            'juno worried walk',
            caption('Number one, Orbit Nine.', 'رقم ١، المدار التاسع.'),
            think(
              'juno',
              'Four years of training. Not one hour on this.',
              'أربع سنوات تدريب، ولا ساعة عن هذا.',
            ),
          ),
          panel('bell space', '', sound('DING', 'رِنّ')),
          panel(
            'crater space',
            'bolt worried, juno calm',
            say('bolt', 'We could leave a card.', 'يمكننا ترك بطاقة.'),
            say('juno', 'We never leave a card.', 'لا نترك بطاقات أبدًا.'),
          ),
        ),
        page(
          panel(
            'hall ship',
            'keeper happy, juno shock',
            say('keeper', 'You are four hundred years early.', 'جئتِ قبل موعدك بأربعمئة عام.'),
            say('juno', 'Sign here, please.', 'وقّع هنا لو سمحت.'),
          ),
          panel(
            'hall ship close',
            'keeper worried',
            say('keeper', 'I have not written my name in an age.', 'لم أكتب اسمي منذ دهر.'),
          ),
          panel('hall ship close', 'juno calm', say('juno', 'A cross will do.', 'تكفي علامة.')),
        ),
        page(
          panel(
            'hall ship',
            'keeper sad, bolt calm',
            say('keeper', 'Stay for tea. I have one cup.', 'ابقيا للشاي. عندي فنجان واحد.'),
            say('bolt', 'I do not drink.', 'أنا لا أشرب.'),
          ),
          panel(
            'parcelRoom ship',
            'juno calm walk',
            caption(
              'On every shelf a parcel. Not one had been opened.',
              'على كل رفّ طرد، ولم يُفتح منها واحد.',
            ),
          ),
          panel('parcel space', '', caption('All of them from the same sender.', 'وكلها من المرسل نفسه.')),
        ),
        page(
          panel(
            'hall ship',
            'juno shock, keeper closed',
            say('juno', 'Who sends you all this?', 'من يرسل إليك كل هذا؟'),
            say('keeper', 'I have never dared to look.', 'لم أجرؤ على النظر قط.'),
          ),
          panel(
            'cabin ship',
            'bolt calm, juno sly',
            say('bolt', 'Delivered. We can go.', 'وصل الطرد. يمكننا الذهاب.'),
            say('juno', 'Read me the sender, Bolt.', 'اقرأ لي اسم المرسل يا بولت.'),
          ),
          panel('space space close', 'bolt shock', say('bolt', '“See recipient.”', '«انظر المرسل إليه.»')),
        ),
      ],
    },
    {
      number: 2,
      title: { en: 'Return to Sender', ar: 'يُعاد إلى المرسل' },
      downloadable: false,
      pages: [
        spread(
          panel(
            'crater space',
            'keeper calm, juno worried',
            caption(
              'The parcel was addressed from the keeper to the keeper.',
              'كان الطرد من الحارس إلى الحارس نفسه.',
            ),
            say('keeper', 'I must have been worried about me.', 'لا بد أنني كنت قلقًا عليّ.'),
          ),
          panel('space space', 'bolt shock', say('bolt', 'The parcel is ticking.', 'الطرد يتكتك.')),
        ),
        page(
          panel(
            'lab ship',
            'juno angry, bolt calm',
            say('juno', 'Can you open it slowly?', 'أتستطيع فتحه ببطء؟'),
            say('bolt', 'I can open it never.', 'أستطيع ألّا أفتحه أبدًا.'),
          ),
          panel('glow alarm', '', sound('TIC TIC TIC', 'تِك تِك تِك')),
        ),
        page(
          panel(
            'hall ship',
            'keeper shock',
            say('keeper', 'A clock! I asked for a clock!', 'ساعة! كنت قد طلبت ساعة!'),
          ),
          panel(
            'cabin ship',
            'juno happy, bolt sly',
            say('juno', 'Four hundred years for a clock.', 'أربعمئة عام من أجل ساعة.'),
            say('bolt', 'Express delivery.', 'توصيل سريع.'),
          ),
        ),
      ],
    },
    {
      number: 3,
      title: { en: 'Bolt Has a Feeling', ar: 'بولت يشعر بشيء' },
      pages: [
        page(
          panel(
            'cabin ship',
            'bolt sad',
            say('bolt', 'Something is heavy where nothing is installed.', 'ثقلٌ في مكان لم يُركّب فيه شيء.'),
          ),
          panel('cabin ship', 'juno calm', say('juno', 'You miss the keeper.', 'لقد اشتقت إلى الحارس.')),
        ),
        page(
          panel(
            'space space',
            'bolt worried',
            think('bolt', 'Two tons of fuel. One short visit.', 'طنّان من الوقود لزيارة قصيرة.'),
          ),
          panel('speed ship', 'juno shout', shout('juno', 'You turned us around?', 'هل استدرت بنا؟')),
          panel('crater space', 'bolt happy run', sound('CLANK CLANK', 'كلانك كلانك')),
        ),
        page(
          panel(
            'hall ship',
            'keeper happy, bolt happy',
            say('keeper', 'On time, for once.', 'في الموعد، ولو لمرة.'),
            say('bolt', 'I brought tea. I do not drink.', 'أحضرت شايًا، مع أني لا أشرب.'),
          ),
          panel(
            'dots space',
            'juno sly',
            say('juno', 'I am billing somebody for this.', 'سأحمّل أحدًا هذه الفاتورة.'),
          ),
        ),
      ],
    },
  ],
};
