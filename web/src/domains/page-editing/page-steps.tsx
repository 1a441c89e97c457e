import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../core/ui/icon-button.tsx';
import classes from './page-steps.module.css';

interface PageStepsProps {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly labels: { readonly previous: string; readonly next: string };
  readonly isStill?: boolean;
  /** Which page it is, in words. */
  readonly at: string;
  /** What else there is to say of the pages. */
  readonly children: ReactNode;
  readonly onShow: (page: number) => void;
}

/** The way to the pages before and after. */
export function PageSteps({ page, total, labels, isStill = false, at, children, onShow }: PageStepsProps) {
  return (
    <div className={classes.steps}>
      <IconButton
        className={classes.step}
        label={labels.previous}
        disabled={isStill || page <= 1}
        onClick={() => onShow(page - 1)}
      >
        <IconChevronLeft size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <p className={classes.at}>
        <span>{at}</span>
        <span className={classes.about}>{children}</span>
      </p>
      <IconButton
        className={classes.step}
        label={labels.next}
        disabled={isStill || page >= total}
        onClick={() => onShow(page + 1)}
      >
        <IconChevronRight size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
