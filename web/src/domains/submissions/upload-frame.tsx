import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import frame from '../../core/ui/page-frame.module.css';
import { PageFrame } from '../../core/ui/page-frame.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './upload-form.module.css';

interface UploadFrameProps {
  /** The name of the page in its breadcrumbs. */
  readonly here: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The page around the form of a submission: its breadcrumbs, title and lead. */
export function UploadFrame({ here, title, lead, children }: UploadFrameProps) {
  const t = useWords('upload');
  const locale = useLocale();
  return (
    <PageFrame
      width="wide"
      title={title}
      lead={lead}
      trail={
        <nav className={classes.trail} aria-label={t('trail')}>
          <Link to={paths.myWork(locale)}>{t('myWork')}</Link>
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className={classes.chevron} />
          <span aria-current="page">{here}</span>
        </nav>
      }
    >
      {children}
    </PageFrame>
  );
}

/** The skeleton of that page. */
export function UploadSkeleton() {
  return (
    <div className={frame.page} data-width="wide" data-trail aria-hidden="true">
      <SkeletonBox width="min(20rem, 80%)" height="44px" />
      <div className={classes.skeleton}>
        <SkeletonBox width="100%" height="48px" />
        <SkeletonBox width="100%" height="48px" />
        <SkeletonBox width="100%" height="240px" />
        <SkeletonBox width="100%" height="48px" />
      </div>
    </div>
  );
}
