import { useWords } from '../../core/i18n/i18n.ts';
import { Bone } from '../../core/ui/bone.tsx';
import { CardBones } from '../../core/ui/card-bones.tsx';
import classes from '../../core/ui/list-page.module.css';

/** The boxes of the list of all comics before its content. */
export function AllComicsSkeleton() {
  const t = useWords('shell');
  return (
    <div className={classes.page} aria-busy="true">
      <h1 className={classes.title}>{t('nav.comics')}</h1>
      <div className={classes.lead}>
        <Bone width="14rem" height="1rem" />
      </div>
      <div className={classes.grid}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index}>
            <CardBones />
          </div>
        ))}
      </div>
    </div>
  );
}
