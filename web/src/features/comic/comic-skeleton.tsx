import { useWords } from '../../lib/i18n.ts';
import { Bone } from '../../ui/bone.tsx';
import chapter from './chapter-item.module.css';
import list from './chapter-list.module.css';
import header from './comic-header.module.css';
import page from './comic-page.module.css';
import classes from './comic-skeleton.module.css';

/** The boxes of a comic's page before its content. */
export function ComicSkeleton() {
  const t = useWords('shell');
  return (
    <div aria-busy="true">
      <div className={header.header}>
        <Bone className={`${header.band} ${classes.band}`} />
        <span className={`${header.cover} ${classes.cover}`}>
          <Bone height="100%" className={classes.art} />
        </span>
        <div className={header.names}>
          <Bone width="8rem" height="1rem" className={classes.onBand} />
          <Bone width="24rem" height="3rem" className={classes.onBand} />
        </div>
        <div className={header.body}>
          <Bone width="12rem" height="52px" />
          <div className={header.description}>
            <Bone height="1rem" className={classes.line} />
            <Bone width="70%" height="1rem" className={classes.line} />
          </div>
        </div>
      </div>
      <div className={page.columns}>
        <div>
          <h2 className={list.title}>{t('chaptersOfComic')}</h2>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className={chapter.row}>
              <Bone width="60px" height="84px" className={classes.art} />
              <div>
                <Bone width="50%" height="1rem" className={classes.line} />
                <Bone width="70%" height="0.75rem" className={classes.line} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
