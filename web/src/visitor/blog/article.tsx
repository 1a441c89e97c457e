import { Button } from '@mantine/core';
import { BLOG_CATEGORY_NAMES } from '@rawi/model/lists/blog-categories';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { BlogCard, BlogPayload } from '@rawi/model/pages/blog-payloads';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { localize } from '@rawi/model/text/localized';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { Section } from '../../core/ui/section.tsx';
import { Cover } from '../../domains/comics/cover.tsx';
import { UNASKED } from '../../domains/ratings/showing.ts';
import { TakeDownSlot } from '../../domains/takedowns/take-down-slot.tsx';
import classes from './article.module.css';
import { ArticleBody } from './article-body.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleFacts } from './article-facts.tsx';
import articles from './blog-page.module.css';
import { ShareRow } from './share-row.tsx';

const SIZES = '(max-width: 1440px) 100vw, 1344px';

interface ArticleProps {
  readonly article: BlogPayload;
  /** The full address, which is shared. */
  readonly address: string;
}

/** An article: its picture, its text, the share row, and what to read next. */
export function Article({ article, address }: ArticleProps) {
  const t = useWords('blog');
  const locale = useLocale();
  const { slug, texts, body, picture, category, credit, related } = article;
  const text = texts[locale];
  const blocks = body[locale];
  if (!text || !blocks) return <NotInLanguage slug={slug} texts={texts} />;
  // They contain the articles of every language, each language in order.
  const next = related.filter((other) => other.texts[locale]).slice(0, PAGE_LIMITS.blogPage.related);
  return (
    <>
      <article className={classes.article}>
        <header className={classes.head}>
          <nav className={classes.way} aria-label={t('where')}>
            <Link to={paths.blogs(locale)}>{t('title')}</Link>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className={classes.chevron} />
            <Link to={paths.blogs(locale, category)} className={classes.category}>
              {BLOG_CATEGORY_NAMES[category][locale]}
            </Link>
          </nav>
          <h1 className={classes.title} tabIndex={-1}>
            {text.title}
          </h1>
          <p className={classes.byline}>
            <span className={classes.author}>{t('by', { name: isolated(text.author) })}</span>
            <ArticleFacts article={article} readMinutes={text.readMinutes} hasCategory={false} />
            <TakeDownSlot about={{ article }} />
          </p>
        </header>
        <figure className={classes.figure}>
          <Cover
            image={imageSource(localize(picture, locale).value)}
            rating={UNASKED}
            sizes={SIZES}
            isFirst
            isWide
            className={classes.picture}
          />
          {credit && (
            <figcaption className={classes.credit} lang={localize(credit, locale).locale}>
              {localize(credit, locale).value}
            </figcaption>
          )}
        </figure>
        <div className={classes.column}>
          <ArticleBody blocks={blocks} />
          <ShareRow title={text.title} address={address} />
        </div>
      </article>
      {next.length > 0 && (
        <Section title={t('next')}>
          <ul className={articles.grid}>
            {next.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} headingLevel={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/**
 * Shown in place of an article that the page's language does not have: says so, and links to the language
 * that does.
 */
function NotInLanguage({ slug, texts }: Pick<BlogCard, 'slug' | 'texts'>) {
  const t = useWords('blog');
  const locale = useLocale();
  const { locale: other } = localize(texts, locale);
  return (
    <PageMessage
      title={t('otherLanguage.title')}
      text={t('otherLanguage.text')}
      action={
        <>
          <Button component={Link} to={paths.blog(other, slug)}>
            {t('otherLanguage.read', { language: LANGUAGE_NAMES[other][locale] })}
          </Button>
          <Button component={Link} to={paths.blogs(locale)} variant="default">
            {t('toTheBlog')}
          </Button>
        </>
      }
    />
  );
}
