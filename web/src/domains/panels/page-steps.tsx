import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import type { EditAction, Editing } from './edit-pages.ts';
import classes from './panels-editor.module.css';

interface PageStepsProps {
  readonly state: Editing;
  readonly isStill: boolean;
  readonly onAct: (action: EditAction) => void;
}

/** The way to the pages before and after, and how many were looked at. */
export function PageSteps({ state: { page, pages, looked }, isStill, onAct }: PageStepsProps) {
  const t = useWords('page-panels');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const total = number(pages.length);
  return (
    <div className={classes.pages}>
      <IconButton
        className={classes.step}
        label={t('previous')}
        disabled={isStill || page <= 1}
        onClick={() => onAct({ type: 'show', page: page - 1 })}
      >
        <IconChevronLeft size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <p className={classes.page}>
        <span>{t('page', { page: number(page), total })}</span>
        <span className={classes.looked}>{t('looked', { shown: number(looked.length), total })}</span>
      </p>
      <IconButton
        className={classes.step}
        label={t('next')}
        disabled={isStill || page >= pages.length}
        onClick={() => onAct({ type: 'show', page: page + 1 })}
      >
        <IconChevronRight size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
