import { useWords } from '../../core/i18n/i18n.ts';
import { classNames } from '../../core/ui/class-names.ts';
import listPage from '../../core/ui/list-page.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import card from './article-card.module.css';
import page from './blog-page.module.css';

/** The skeleton of the list of articles. */
export function ArticlesSkeleton() {
  const t = useWords('shell');
  return (
    <div className={listPage.page} aria-busy="true">
      <div className={page.head}>
        <h1 className={listPage.title}>{t('nav.blogs')}</h1>
      </div>
      <div className={classNames(card.card, card.lead)}>
        <SkeletonBox className={classNames(page.skeletonBox, card.picture)} />
        <div className={card.words}>
          <SkeletonBox width="12rem" height="1rem" className={page.line} />
          <SkeletonBox width="80%" height="2.25rem" className={page.line} />
          <SkeletonBox width="95%" height="1.25rem" className={page.line} />
        </div>
      </div>
      <div className={classNames(page.grid, page.others)}>
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className={card.card}>
            <SkeletonBox className={classNames(page.skeletonBox, card.picture)} />
            <div className={card.words}>
              <SkeletonBox width="60%" height="1rem" className={page.line} />
              <SkeletonBox width="90%" height="1.25rem" className={page.line} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
