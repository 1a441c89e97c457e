import { useWords } from '../../../core/i18n/i18n.ts';
import { Bone } from '../../../core/ui/bone.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { SectionHead } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import classes from './ribbon.module.css';

/** The ribbon before its entries are known, exactly as high. */
export function RibbonBones() {
  const t = useWords('shell');
  return (
    <section className={classes.ribbon} data-for="ribbon">
      <SectionHead title={t('keepReading')} isTight />
      <div className={classNames(shelf.shelf, classes.row)}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={classes.item}>
            <Bone className={classes.art} />
            <div className={classes.foot}>
              <div className={classes.text}>
                <Bone width="60%" height="1rem" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
