import { useWords } from '../../core/i18n/i18n.ts';
import { classNames } from '../../core/ui/class-names.ts';
import row from '../../core/ui/row.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import chapter from './chapter-item.module.css';
import list from './chapter-list.module.css';
import header from './comic-header.module.css';
import page from './comic-page.module.css';

/** The skeleton of a comic's page. */
export function ComicSkeleton() {
  const t = useWords('shell');
  return (
    <div aria-busy="true">
      <div className={header.header}>
        <div className={classNames(header.band, page.band)}>
          <SkeletonBox className={page.fill} />
        </div>
        <span className={classNames(header.cover, page.cover)}>
          <SkeletonBox height="100%" className={classNames(page.art, page.onBand)} />
        </span>
        <div className={header.names}>
          <SkeletonBox width="8rem" height="1rem" className={page.onBand} />
          <SkeletonBox width="24rem" className={classNames(page.onBand, page.name)} />
        </div>
        <div className={header.actions}>
          <SkeletonBox height="52px" className={classNames(page.onBand, page.readNow)} />
        </div>
        <div className={header.body}>
          <div className={header.description}>
            <SkeletonBox height="1rem" className={classNames(page.onBand, page.line)} />
            <SkeletonBox width="70%" height="1rem" className={classNames(page.onBand, page.line)} />
          </div>
        </div>
      </div>
      <div className={page.columns}>
        <div>
          <h2 className={list.title}>{t('chaptersOfComic')}</h2>
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className={classNames(row.row, chapter.row, chapter.withStrip)}>
              <SkeletonBox className={classNames(page.art, page.strip)} />
              <div>
                <SkeletonBox width="50%" height="1rem" className={page.line} />
                <SkeletonBox width="70%" height="0.75rem" className={page.line} />
              </div>
            </div>
          ))}
        </div>
        <div>
          <SkeletonBox width="50%" height="1.25rem" className={page.aside} />
          <div className={page.grid}>
            {Array.from({ length: 2 }, (_, index) => (
              <SkeletonBox key={index} className={page.cover} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
