import { BLOG_CATEGORY_NAMES } from '@rawi/model/lists/blog-categories';
import type { BlogCard } from '@rawi/model/pages/blog-payloads';
import { formatNumber, formatPublicDay } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './article-facts.module.css';

interface ArticleFactsProps {
  readonly article: Pick<BlogCard, 'category' | 'publishedAt'>;
  readonly readMinutes: number;
  readonly hasCategory?: boolean;
}

/** An article's category, reading time and date. */
export function ArticleFacts({
  article: { category, publishedAt },
  readMinutes,
  hasCategory = true,
}: ArticleFactsProps) {
  const t = useWords('blog');
  const locale = useLocale();
  return (
    <span className={classes.facts}>
      {hasCategory && <span className={classes.category}>{BLOG_CATEGORY_NAMES[category][locale]}</span>}
      <span>{t('readTime', { count: readMinutes, number: formatNumber(readMinutes, locale) })}</span>
      <time dateTime={publishedAt}>{formatPublicDay(publishedAt, locale)}</time>
    </span>
  );
}
