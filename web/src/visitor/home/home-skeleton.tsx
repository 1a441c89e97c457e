import { useWords } from '../../core/i18n/i18n.ts';
import { CardSkeleton } from '../../core/ui/card-skeleton.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Section } from '../../core/ui/section.tsx';
import shelf from '../../core/ui/shelf.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import { ContinueReadingSkeleton } from './continue-reading/continue-reading-skeleton.tsx';
import classes from './home-skeleton.module.css';
import splash from './splash.module.css';
import box from './splash-box.module.css';

/** The skeleton of the home page. */
export function HomeSkeleton() {
  const t = useWords('shell');
  return (
    <div aria-busy="true">
      {/* Prerendered for every visitor: boot.js removes it if nothing was read. */}
      <ContinueReadingSkeleton />
      <div className={splash.opening}>
        <div className={classNames(splash.splash, classes.splash)} data-panels={3}>
          {[splash.first, splash.second, splash.third].map((panel) => (
            <div key={panel} className={classNames(splash.panel, panel, classes.panel)}>
              <SkeletonBox className={classes.art} />
            </div>
          ))}
        </div>
        <div className={classNames(box.box, classes.box)}>
          <SkeletonBox width="40%" height="0.875rem" className={classes.eyebrow} />
          <SkeletonBox width="80%" className={classes.name} />
          <SkeletonBox width="100%" height="1rem" className={classes.tagline} />
          <SkeletonBox height="52px" className={classes.action} />
        </div>
      </div>
      <Section title={t('latestComics')}>
        <div className={classNames(shelf.shelf, classes.row)}>
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index}>
              <CardSkeleton />
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}
