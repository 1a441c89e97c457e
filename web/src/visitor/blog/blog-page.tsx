import type { BlogCategory } from '@rawi/model/lists/blog-categories';
import type { BlogCard, BlogsPayload } from '@rawi/model/pages/blog-payloads';
import { type ShownParts, useParts } from '../../core/data/use-parts.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useNewItems } from '../../core/lib/use-new-items.ts';
import { readBlogsPart } from '../../core/pages/pages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import listPage from '../../core/ui/list-page.module.css';
import { MoreItems } from '../../core/ui/more-items.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { ArticleCard } from './article-card.tsx';
import classes from './blog-page.module.css';
import { CategoryLinks } from './category-links.tsx';

interface BlogPageProps {
  readonly page: BlogsPayload;
  /** The category whose articles are shown; null for all. */
  readonly category: BlogCategory | null;
}

/** The articles in the language of the page: the newest featured one large, the others by date. */
export function BlogPage({ page, category }: BlogPageProps) {
  const t = useWords('blog');
  const locale = useLocale();
  const shown = useArticles(page);
  const inLanguage = shown.items.filter(({ texts }) => texts[locale] !== undefined);
  const chosen = inLanguage.filter((article) => category === null || article.category === category);
  const lead = chosen.find(({ featured }) => featured) ?? chosen[0];
  const others = chosen.filter((article) => article !== lead);
  const { list, add } = useNewItems();
  if (inLanguage.length === 0 && !shown.hasMore) {
    return <PageMessage title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <div className={listPage.page}>
      <div className={classes.head}>
        <h1 className={listPage.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <CategoryLinks articles={inLanguage} category={category} />
      </div>
      {lead ? (
        <ArticleCard article={lead} headingLevel={2} isLead />
      ) : (
        <PageMessage title={t('empty.title')} text={t('empty.text')} isPart />
      )}
      {others.length > 0 && (
        <ul ref={list} className={classNames(classes.grid, classes.others)}>
          {others.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} headingLevel={2} />
            </li>
          ))}
        </ul>
      )}
      {shown.hasMore && (
        <MoreItems
          label={t('more')}
          failed={shown.hasFailed ? t('moreFailed') : undefined}
          isLoading={shown.isLoading}
          onMore={() => void add(shown.more)}
        />
      )}
    </div>
  );
}

/** The newest articles, followed by the list parts that the reader has loaded. */
function useArticles({ articles, parts }: BlogsPayload): ShownParts<BlogCard> {
  return useParts({
    first: articles,
    parts,
    keyOf: ({ slug }) => slug,
    async read(number) {
      const part = await readBlogsPart(number);
      return part.state === 'ready' ? part.payload.articles : undefined;
    },
  });
}
