import type { Bilingual } from './locales.ts';

/** What an article of the blog is about; its filters stand in this order. */
export const BLOG_CATEGORIES = ['behind-the-page', 'translation', 'publishers', 'news'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export const BLOG_CATEGORY_NAMES: Readonly<Record<BlogCategory, Bilingual>> = {
  'behind-the-page': { en: 'Behind the page', ar: 'وراء الصفحة' },
  translation: { en: 'Translation', ar: 'الترجمة' },
  publishers: { en: 'Publishers', ar: 'الناشرون' },
  news: { en: 'Rawi news', ar: 'أخبار راوي' },
};
