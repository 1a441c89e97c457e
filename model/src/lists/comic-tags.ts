import type { Bilingual } from './locales.ts';

/** What a tag is about: how a comic feels, what it is about, how it is drawn, how it is told. */
export const TAG_KINDS = ['tone', 'theme', 'art', 'form'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

export const TAG_KIND_NAMES: Readonly<Record<TagKind, Bilingual>> = {
  tone: { en: 'Tone', ar: 'الأجواء' },
  theme: { en: 'Theme', ar: 'الموضوع' },
  art: { en: 'Art', ar: 'الرسم' },
  form: { en: 'Form', ar: 'البناء' },
};

interface TagRow {
  readonly id: string;
  readonly kind: TagKind;
  readonly name: Bilingual;
}

/**
 * The tags by which readers describe a comic, in the order in which they are shown. An id is stored, so it stays; one that is no longer
 * here is ignored wherever it is stored. Arabic names of tones and forms that are adjectives agree with «قصة».
 */
const TABLE = [
  { id: 'heartwarming', kind: 'tone', name: { en: 'Heartwarming', ar: 'دافئة' } },
  { id: 'funny', kind: 'tone', name: { en: 'Funny', ar: 'مضحكة' } },
  { id: 'hopeful', kind: 'tone', name: { en: 'Hopeful', ar: 'باعثة على الأمل' } },
  { id: 'quiet', kind: 'tone', name: { en: 'Quiet', ar: 'هادئة' } },
  { id: 'thoughtful', kind: 'tone', name: { en: 'Thoughtful', ar: 'تأمّلية' } },
  { id: 'nostalgic', kind: 'tone', name: { en: 'Nostalgic', ar: 'مفعمة بالحنين' } },
  { id: 'bittersweet', kind: 'tone', name: { en: 'Bittersweet', ar: 'حلوة مرّة' } },
  { id: 'sad', kind: 'tone', name: { en: 'Sad', ar: 'حزينة' } },
  { id: 'dark', kind: 'tone', name: { en: 'Dark', ar: 'قاتمة' } },
  { id: 'scary', kind: 'tone', name: { en: 'Scary', ar: 'مخيفة' } },
  { id: 'suspenseful', kind: 'tone', name: { en: 'Suspenseful', ar: 'مشوّقة' } },
  { id: 'satirical', kind: 'tone', name: { en: 'Satirical', ar: 'ساخرة' } },
  { id: 'surreal', kind: 'tone', name: { en: 'Surreal', ar: 'سريالية' } },
  { id: 'epic', kind: 'tone', name: { en: 'Epic', ar: 'ملحمية' } },
  { id: 'friendship', kind: 'theme', name: { en: 'Friendship', ar: 'الصداقة' } },
  { id: 'family-ties', kind: 'theme', name: { en: 'Family ties', ar: 'روابط العائلة' } },
  { id: 'first-love', kind: 'theme', name: { en: 'First love', ar: 'الحب الأول' } },
  { id: 'growing-up', kind: 'theme', name: { en: 'Growing up', ar: 'من الطفولة إلى النضج' } },
  { id: 'grief', kind: 'theme', name: { en: 'Grief', ar: 'الفقد' } },
  { id: 'memory', kind: 'theme', name: { en: 'Memory', ar: 'الذاكرة' } },
  { id: 'identity', kind: 'theme', name: { en: 'Identity', ar: 'الهوية' } },
  { id: 'justice', kind: 'theme', name: { en: 'Justice', ar: 'العدالة' } },
  { id: 'revenge', kind: 'theme', name: { en: 'Revenge', ar: 'الانتقام' } },
  { id: 'betrayal', kind: 'theme', name: { en: 'Betrayal', ar: 'الخيانة' } },
  { id: 'survival', kind: 'theme', name: { en: 'Survival', ar: 'النجاة' } },
  { id: 'war-and-peace', kind: 'theme', name: { en: 'War and peace', ar: 'الحرب والسلم' } },
  { id: 'migration', kind: 'theme', name: { en: 'Migration', ar: 'الهجرة' } },
  { id: 'homeland', kind: 'theme', name: { en: 'Homeland', ar: 'الوطن' } },
  { id: 'city-life', kind: 'theme', name: { en: 'City life', ar: 'حياة المدينة' } },
  { id: 'village-life', kind: 'theme', name: { en: 'Village life', ar: 'حياة القرية' } },
  { id: 'school-life', kind: 'theme', name: { en: 'School life', ar: 'حياة المدرسة' } },
  { id: 'sea', kind: 'theme', name: { en: 'The sea', ar: 'البحر' } },
  { id: 'desert', kind: 'theme', name: { en: 'The desert', ar: 'الصحراء' } },
  { id: 'nature', kind: 'theme', name: { en: 'Nature', ar: 'الطبيعة' } },
  { id: 'animals', kind: 'theme', name: { en: 'Animals', ar: 'الحيوانات' } },
  { id: 'myths', kind: 'theme', name: { en: 'Myths and legends', ar: 'الأساطير والحكايات' } },
  { id: 'machines', kind: 'theme', name: { en: 'Machines and robots', ar: 'الآلات والروبوتات' } },
  { id: 'music', kind: 'theme', name: { en: 'Music', ar: 'الموسيقى' } },
  { id: 'black-and-white', kind: 'art', name: { en: 'Black and white', ar: 'بالأبيض والأسود' } },
  { id: 'full-color', kind: 'art', name: { en: 'Full color', ar: 'بالألوان الكاملة' } },
  { id: 'watercolor', kind: 'art', name: { en: 'Watercolor', ar: 'ألوان مائية' } },
  { id: 'brush-and-ink', kind: 'art', name: { en: 'Brush and ink', ar: 'ريشة وحبر' } },
  { id: 'digital-painting', kind: 'art', name: { en: 'Digital painting', ar: 'رسم رقمي' } },
  { id: 'detailed', kind: 'art', name: { en: 'Richly detailed', ar: 'رسم غني بالتفاصيل' } },
  { id: 'minimal', kind: 'art', name: { en: 'Minimal drawing', ar: 'رسم بسيط' } },
  { id: 'realistic', kind: 'art', name: { en: 'Realistic drawing', ar: 'رسم واقعي' } },
  { id: 'cartoonish', kind: 'art', name: { en: 'Cartoonish', ar: 'رسم كرتوني' } },
  { id: 'calligraphy', kind: 'art', name: { en: 'Calligraphy', ar: 'فن الخط' } },
  { id: 'short', kind: 'form', name: { en: 'Short', ar: 'قصيرة' } },
  { id: 'one-story', kind: 'form', name: { en: 'One continuous story', ar: 'حكاية واحدة متصلة' } },
  { id: 'self-contained', kind: 'form', name: { en: 'Self-contained chapters', ar: 'فصول مستقلة' } },
  { id: 'anthology', kind: 'form', name: { en: 'Anthology', ar: 'مجموعة حكايات' } },
  { id: 'wordless', kind: 'form', name: { en: 'Wordless', ar: 'بلا كلمات' } },
  { id: 'true-story', kind: 'form', name: { en: 'True story', ar: 'أحداث حقيقية' } },
  { id: 'memoir', kind: 'form', name: { en: 'Memoir', ar: 'سيرة ذاتية' } },
  { id: 'adaptation', kind: 'form', name: { en: 'Adaptation', ar: 'مقتبسة عن عمل آخر' } },
  { id: 'many-narrators', kind: 'form', name: { en: 'Many narrators', ar: 'رواة متعددون' } },
  { id: 'open-ending', kind: 'form', name: { en: 'Open ending', ar: 'نهاية مفتوحة' } },
] as const satisfies readonly TagRow[];

export type Tag = (typeof TABLE)[number]['id'];

export const TAGS: readonly Tag[] = TABLE.map(({ id }) => id);

const ROWS: ReadonlyMap<string, TagRow> = new Map(TABLE.map((row) => [row.id, row]));

export const isTag = (id: string): id is Tag => ROWS.has(id);

/** The name of a tag in both languages; undefined for an id that is in the vocabulary no more, or not yet. */
export const tagName = (id: string): Bilingual | undefined => ROWS.get(id)?.name;

/** The tags of a kind, in the order in which they are shown. */
export function tagsOfKind(kind: TagKind): readonly Tag[] {
  return TABLE.flatMap((row) => (row.kind === kind ? [row.id] : []));
}
