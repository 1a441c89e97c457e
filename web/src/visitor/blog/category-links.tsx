import { BLOG_CATEGORIES, BLOG_CATEGORY_NAMES, type BlogCategory } from '@rawi/model/lists/blog-categories';
import type { BlogCard } from '@rawi/model/pages/blog-payloads';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import classes from './category-links.module.css';

interface CategoryLinksProps {
  readonly articles: readonly BlogCard[];
  /** The current category; null for all. */
  readonly category: BlogCategory | null;
}

/** Links to all articles and to each category that has some; renders nothing if there is no choice. */
export function CategoryLinks({ articles, category }: CategoryLinksProps) {
  const t = useWords('blog');
  const locale = useLocale();
  const there = new Set([...articles.map((article) => article.category), ...(category ? [category] : [])]);
  if (there.size < 2) return null;
  const shown = [null, ...BLOG_CATEGORIES.filter((one) => there.has(one))];
  return (
    <nav className={classes.categories} aria-label={t('categories')}>
      {shown.map((one) => (
        <Link
          key={one}
          to={paths.blogs(locale, one ?? undefined)}
          className={classes.category}
          preventScrollReset
          {...(one === category && { 'aria-current': 'page' as const })}
        >
          {one === null ? t('all') : BLOG_CATEGORY_NAMES[one][locale]}
        </Link>
      ))}
    </nav>
  );
}
