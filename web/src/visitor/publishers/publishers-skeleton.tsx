import { useWords } from '../../core/i18n/i18n.ts';
import { Bone } from '../../core/ui/bone.tsx';
import page from '../../core/ui/list-page.module.css';
import classes from './publishers-page.module.css';
import bones from './publishers-skeleton.module.css';

/** The boxes of the overview of publishers before its content. */
export function PublishersSkeleton() {
  const t = useWords('shell');
  return (
    <div className={page.page} aria-busy="true">
      <h1 className={page.title}>{t('nav.publishers')}</h1>
      <div className={page.lead}>
        <Bone width="18rem" height="1rem" />
      </div>
      <div className={classes.largest}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index}>
            <div className={classes.covers}>
              {Array.from({ length: 3 }, (__, cover) => (
                <Bone key={cover} className={bones.cover} />
              ))}
            </div>
            <Bone width="10rem" height="1.25rem" className={bones.name} />
          </div>
        ))}
      </div>
    </div>
  );
}
