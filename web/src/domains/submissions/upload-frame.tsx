import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { Bone } from '../../core/ui/bone.tsx';
import classes from './upload-frame.module.css';

interface UploadFrameProps {
  /** What the page is called where it belongs. */
  readonly here: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The page around a form of something that is handed in: where it belongs, and what it is about. */
export function UploadFrame({ here, title, lead, children }: UploadFrameProps) {
  const t = useWords('upload');
  const locale = useLocale();
  return (
    <div className={classes.page}>
      <nav className={classes.trail} aria-label={t('trail')}>
        <Link to={paths.myWork(locale)}>{t('myWork')}</Link>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className={classes.chevron} />
        <span aria-current="page">{here}</span>
      </nav>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </div>
  );
}

/** The same before the form is there. */
export function UploadBones() {
  return (
    <div className={classes.page} aria-hidden="true">
      <Bone width="min(20rem, 80%)" height="44px" />
      <div className={classes.bones}>
        <Bone width="100%" height="48px" />
        <Bone width="100%" height="48px" />
        <Bone width="100%" height="240px" />
        <Bone width="100%" height="48px" />
      </div>
    </div>
  );
}
