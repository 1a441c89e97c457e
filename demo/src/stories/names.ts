import type { Bilingual } from '@rawi/model/lists/locales';

/** Invented houses, people and pen names; nobody here exists. Ids are slugs. */
export const PUBLISHERS: Readonly<Record<string, Bilingual>> = {
  meridian: { en: 'Meridian Comics', ar: 'ميريديان كومكس' },
  northgate: { en: 'Northgate', ar: 'نورثغيت' },
  'copper-kite': { en: 'Copper Kite Press', ar: 'دار الطائرة الورقية النحاسية' },
  'blue-minaret': { en: 'Blue Minaret', ar: 'المئذنة الزرقاء' },
  'dar-al-marfa': { en: 'Harbour House', ar: 'دار المرفأ' },
  'atelier-vertige': { en: 'Atelier Vertige', ar: 'أتولييه فيرتيج' },
  hoshizora: { en: 'Hoshizora Shobo', ar: 'هوشيزورا شوبو' },
  'lapwing-lane': { en: 'Lapwing Lane', ar: 'درب الزقزاق' },
};

/** What houses say of themselves. One says nothing: its page has no such block. */
export const PUBLISHER_DESCRIPTIONS: Readonly<Record<string, Bilingual>> = {
  meridian: {
    en: 'Fifty years of masks, capes and second chances. Meridian prints every month and keeps every issue in print.',
    ar: 'خمسون عامًا من الأقنعة والعباءات والفرص الثانية. تصدر ميريديان كل شهر، ولا ينفد عددٌ من أعدادها.',
  },
  northgate: {
    en: 'Science fiction and crime, drawn in the north and read under lamps. Northgate began as a newspaper strip.',
    ar: 'خيال علمي وجريمة، تُرسم في الشمال وتُقرأ تحت المصابيح. بدأت نورثغيت شريطًا في جريدة.',
  },
  'copper-kite': {
    en: 'A small press with one printer, two presses and a roof to fly kites from.',
    ar: 'دار صغيرة فيها طابعٌ واحد وآلتان، وسطحٌ تُطيَّر منه الطائرات الورقية.',
  },
  'blue-minaret': {
    en: 'Founded by two illustrators who met over a misprinted map. Every book is drawn by hand and released in Arabic first.',
    ar: 'أسّسها رسّامان التقيا على خريطة مطبوعة خطأً. كل كتاب يُرسم باليد ويصدر بالعربية أولًا.',
  },
  'dar-al-marfa': {
    en: 'Stories from harbours: what comes ashore, who waits for it, and what it costs.',
    ar: 'حكايات من المرافئ: ما الذي يرسو، ومن ينتظره، وكم يكلّف.',
  },
  'atelier-vertige': {
    en: 'Albums in the French manner, large and slow, for people who read the backgrounds.',
    ar: 'ألبومات على الطريقة الفرنسية، كبيرة ومتأنية، لمن يقرأ ما في خلفية الصورة.',
  },
  hoshizora: {
    en: 'Night-time reading from right to left: sport, spirits and the last train home.',
    ar: 'قراءة ليلية من اليمين إلى اليسار: رياضة وأرواح وآخر قطار إلى البيت.',
  },
};

export const PEOPLE: Readonly<Record<string, Bilingual>> = {
  'mara-quill': { en: 'Mara Quill', ar: 'مارا كويل' },
  'desmond-oake': { en: 'Desmond Oake', ar: 'دزموند أوك' },
  'ivy-tarrow': { en: 'Ivy Tarrow', ar: 'آيفي تارو' },
  'rex-halloran-vane': { en: 'Rex Halloran Vane', ar: 'ركس هالوران فين' },
  'june-abernethy-cole': { en: 'June Abernethy-Cole', ar: 'جُون أبرنثي-كول' },
  'theo-marchbanks': { en: 'Theo Marchbanks', ar: 'ثيو مارشبانكس' },
  'salma-al-wadi': { en: 'Salma Al-Wadi', ar: 'سلمى الوادي' },
  'haytham-nasuh': { en: 'Haytham Nasuh', ar: 'هيثم نصوح' },
  'rim-qandil': { en: 'Rim Qandil', ar: 'ريم قنديل' },
  'ziad-al-barri': { en: 'Ziad Al-Barri', ar: 'زياد البرّي' },
  'nuha-sarraj': { en: 'Nuha Sarraj', ar: 'نهى السرّاج' },
  'bahaa-mirza-dal': { en: 'Bahaa Mirza Dal', ar: 'بهاء ميرزا دال' },
  'ghada-al-mulla': { en: 'Ghada Al-Mulla', ar: 'غادة الملّا' },
  'odile-verrannes': { en: 'Odile Verrannes', ar: 'أوديل فيرّان' },
  'bastien-lacroisee': { en: 'Bastien Lacroisée', ar: 'باستيان لاكروازيه' },
  'ottavia-brunel': { en: 'Ottavia Brunel', ar: 'أوتافيا برونيل' },
  'tsubame-arai': { en: 'Tsubame Arai', ar: 'تسوبامي أراي' },
  'kaede-minato': { en: 'Kaede Minato', ar: 'كايدي ميناتو' },
  'rokuro-hane': { en: 'Rokuro Hane', ar: 'روكورو هاني' },
  'posy-larkrise': { en: 'Posy Larkrise', ar: 'بوزي لاركرايز' },
  'emeka-sund': { en: 'Emeka Sund', ar: 'إيميكا سوند' },
};

/** Translators as chapters carry them: the name in the language they translate into. */
export const TRANSLATORS: Readonly<Record<string, Bilingual>> = {
  'noor-al-amin': { en: 'Noor Al-Amin', ar: 'نور الأمين' },
  'thomas-reed': { en: 'Thomas Reedmace', ar: 'توماس ريدميس' },
  'layth-mahbub': { en: 'Layth Mahbub', ar: 'ليث محبوب' },
  'hala-sannoun': { en: 'Hala Sannoun', ar: 'هالة سنّون' },
  'wren-castell': { en: 'Wren Castell', ar: 'رين كاستل' },
  'umm-al-hibr': { en: 'Lady Ink', ar: 'سيدة الحبر' },
  'jude-farrier': { en: 'Jude Farrier', ar: 'جود فارير' },
};

/** What translators say of themselves, in the language they translate into. */
export const TRANSLATOR_BIOS: Readonly<Record<string, string>> = {
  'noor-al-amin':
    'أترجم القصص المصوّرة من الإنجليزية، وأعتني بالمؤثرات الصوتية وألعاب الألفاظ حتى تُقرأ كأنها كُتبت بالعربية.',
  'thomas-reed':
    'Letters by hand, reads every balloon aloud, and keeps a list of every name in every chapter.',
  'layth-mahbub': 'مترجم ومصمّم حروف من دمشق. أحب قصص البحر والصحراء، وأكره الحواشي.',
  'hala-sannoun': 'أبحث عن الكلمة التي يقولها الناس فعلًا، ثم أترك للرسم ما يقوله الرسم.',
  'wren-castell': 'Translates comics from Arabic and French. Loves sound effects and bad puns.',
  'umm-al-hibr': 'حبر كثير وكلام قليل.',
  'jude-farrier': 'Science fiction first, everything else second. Tell me when a joke does not land.',
};
