import type { Review } from '@rawi/model/truth/review';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PageTitle } from '../../core/ui/page-frame.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './item.module.css';
import { ReviewCover } from './review-cover.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { By, ReviewTitle, useKindWords } from './title.tsx';

interface ItemLayoutProps {
  /** The way back to the list. */
  readonly back: { readonly to: string; readonly words: string };
  readonly cover: ReactNode;
  readonly title: ReactNode;
  /** Its facts, a `span` each. */
  readonly lead: ReactNode;
  /** What is known about it. */
  readonly side: ReactNode;
  /** The decision. */
  readonly panel?: ReactNode;
  /** What is looked at. */
  readonly children: ReactNode;
}

/** The page of what is reviewed: its title and facts at one side, what is looked at beside them, the decision below. */
export function ItemLayout({ back, cover, title, lead, side, panel, children }: ItemLayoutProps) {
  return (
    <article className={classes.item}>
      <header className={classes.head}>
        <Link to={back.to} className={classes.back}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />
          {back.words}
        </Link>
        <div className={classes.about}>
          <div className={classes.cover}>{cover}</div>
          <div>
            <PageTitle className={classes.title}>{title}</PageTitle>
            <p className={classes.lead}>{lead}</p>
          </div>
        </div>
        <Shortcuts />
      </header>
      <div className={classes.side}>{side}</div>
      <div className={classes.main}>{children}</div>
      {panel}
    </article>
  );
}

interface ItemFrameProps extends Pick<ItemLayoutProps, 'side' | 'panel' | 'children'> {
  readonly reviewId: string;
  readonly review: Review;
  /** The state, in a word. */
  readonly state?: string;
}

/** The page of a review. */
export function ItemFrame({ reviewId, review, state, ...layout }: ItemFrameProps) {
  const t = useWords('review');
  const locale = useLocale();
  const kindOf = useKindWords();
  return (
    <ItemLayout
      {...layout}
      back={{ to: paths.review(locale), words: t('back') }}
      cover={<ReviewCover reviewId={reviewId} review={review} sizes="88px" />}
      title={<ReviewTitle review={review} />}
      lead={
        <>
          <span>{kindOf(review)}</span>
          {review.kind !== 'application' && (
            <span>
              <By name={review.name} />
            </span>
          )}
          {state !== undefined && <span>{state}</span>}
          {review.appeal && <span>{t('appeal')}</span>}
        </>
      }
    />
  );
}

export function ItemSkeleton() {
  return (
    <div className={classes.item} aria-busy="true">
      <div className={classes.head}>
        <SkeletonBox width="60%" height="2rem" />
      </div>
      <div className={classes.side}>
        <SkeletonBox width="100%" height="14rem" />
      </div>
      <div className={classes.main}>
        <SkeletonBox width="100%" height="60vh" />
      </div>
    </div>
  );
}
