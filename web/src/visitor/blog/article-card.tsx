import type { BlogCard } from '@rawi/model/pages/blog-payloads';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { UNASKED } from '../../domains/ratings/showing.ts';
import classes from './article-card.module.css';
import { ArticleFacts } from './article-facts.tsx';

interface ArticleCardProps {
  /** An article in the language of the page. */
  readonly article: BlogCard;
  readonly headingLevel: 2 | 3;
  /** Whether it is the first of the list, with a picture beside its text. */
  readonly isLead?: boolean;
}

const SIZES = {
  card: '(max-width: 640px) 112px, (max-width: 1000px) 46vw, 432px',
  lead: '(max-width: 1000px) 94vw, 768px',
} as const;

/** An article in a list; the whole card links to it. */
export function ArticleCard({ article, headingLevel, isLead = false }: ArticleCardProps) {
  const locale = useLocale();
  const { slug, texts, picture } = article;
  const { value: text } = localize(texts, locale);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(classes.card, isLead && classes.lead)}>
      <Cover
        image={imageSource(localize(picture, locale).value)}
        rating={UNASKED}
        sizes={isLead ? SIZES.lead : SIZES.card}
        isFirst={isLead}
        isWide
        className={classes.picture}
      />
      <div className={classes.words}>
        <ArticleFacts article={article} readMinutes={text.readMinutes} />
        <Heading className={classes.title}>
          <Link to={paths.blog(locale, slug)} className={classes.link}>
            {text.title}
          </Link>
        </Heading>
        <p className={classes.summary}>{text.summary}</p>
        {isLead && <p className={classes.author}>{text.author}</p>}
      </div>
    </article>
  );
}
