import { useWords } from '../../core/i18n/i18n.ts';
import { Bone } from '../../core/ui/bone.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import row from '../../core/ui/row.module.css';
import chapter from './chapter-item.module.css';
import list from './chapter-list.module.css';
import header from './comic-header.module.css';
import page from './comic-page.module.css';
import classes from './comic-skeleton.module.css';
import similar from './similar-comics.module.css';

/** The boxes of a comic's page before its content. */
export function ComicSkeleton() {
  const t = useWords('shell');
  return (
    <div aria-busy="true">
      <div className={header.header}>
        <div className={classNames(header.band, classes.band)}>
          <Bone className={classes.fill} />
        </div>
        <span className={classNames(header.cover, classes.cover)}>
          <Bone height="100%" className={classNames(classes.art, classes.onBand)} />
        </span>
        <div className={header.names}>
          <Bone width="8rem" height="1rem" className={classes.onBand} />
          <Bone width="24rem" className={classNames(classes.onBand, classes.name)} />
        </div>
        <div className={header.actions}>
          <Bone height="52px" className={classNames(classes.onBand, classes.readNow)} />
        </div>
        <div className={header.body}>
          <div className={header.description}>
            <Bone height="1rem" className={classNames(classes.onBand, classes.line)} />
            <Bone width="70%" height="1rem" className={classNames(classes.onBand, classes.line)} />
          </div>
        </div>
      </div>
      <div className={page.columns}>
        <div>
          <h2 className={list.title}>{t('chaptersOfComic')}</h2>
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className={classNames(row.row, chapter.row, chapter.withStrip)}>
              <Bone className={classNames(classes.art, classes.strip)} />
              <div>
                <Bone width="50%" height="1rem" className={classes.line} />
                <Bone width="70%" height="0.75rem" className={classes.line} />
              </div>
            </div>
          ))}
        </div>
        <div>
          <Bone width="50%" height="1.25rem" className={classes.aside} />
          <div className={similar.grid}>
            {Array.from({ length: 2 }, (_, index) => (
              <Bone key={index} className={classes.cover} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
