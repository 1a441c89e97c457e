import { classNames } from '../../core/ui/class-names.ts';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import article from './article.module.css';
import body from './article-body.module.css';
import classes from './blog-page.module.css';

/** The skeleton of an article. */
export function ArticleSkeleton() {
  return (
    <div className={article.article} aria-busy="true">
      <div className={article.head}>
        <div className={article.title}>
          <SkeletonBox width="70%" height="1em" />
        </div>
        <div className={article.byline}>
          <SkeletonBox width="14rem" height="1rem" />
        </div>
      </div>
      <div className={article.figure}>
        <SkeletonBox className={classNames(classes.skeletonBox, article.picture)} />
      </div>
      <div className={article.column}>
        <div className={body.body}>
          {Array.from({ length: 5 }, (_, index) => (
            <SkeletonBox
              key={index}
              width={index === 4 ? '60%' : '100%'}
              height="1.25rem"
              className={classes.line}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
