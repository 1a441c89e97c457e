import { useWords } from '../../../core/i18n/i18n.ts';
import { PARTS } from '../../../core/lib/parts.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { SectionHead } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import classes from './continue-reading.module.css';

/** The skeleton of the row, with exactly its height. */
export function ContinueReadingSkeleton() {
  const t = useWords('shell');
  return (
    <section id={PARTS.continueReading} className={classes.continueReading} data-for="ribbon">
      <SectionHead title={t('keepReading')} isTight />
      <div className={classNames(shelf.shelf, classes.row)}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={classes.item}>
            <SkeletonBox className={classes.art} />
            <div className={classes.foot}>
              <div className={classes.text}>
                <SkeletonBox width="60%" height="1rem" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
