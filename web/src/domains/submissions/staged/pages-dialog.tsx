import { IconAlertTriangle, IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { Dialog } from '../../../core/ui/dialog.tsx';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import classes from './chapter-pages.module.css';
import type { PageWarning } from './page-warnings.ts';
import { PinnedPage } from './pinned-page.tsx';
import { ratioOf } from './ratio-of.ts';
import { usePageSteps } from './use-page-steps.ts';
import type { StagedPage } from './use-staged-pages.ts';

interface PagesDialogProps {
  readonly pages: readonly StagedPage[];
  readonly warnings: ReadonlyMap<number, readonly PageWarning[]>;
  /** The index of the page that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** One page of an unpublished chapter, large, with the way to the others: buttons and arrow keys. */
export function PagesDialog({ pages, warnings, first, onClose }: PagesDialogProps) {
  const t = useWords('upload');
  const shell = useWords('shell');
  const locale = useLocale();
  const { index, go, handleKey } = usePageSteps(pages.length, first);
  const shown = pages[index] ?? [];
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': ratioOf(shown) };
  const [page, total] = [formatNumber(index + 1, locale), formatNumber(pages.length, locale)];
  return (
    <Dialog title={t('pages.title')} closeLabel={shell('close')} size="wide" onClose={onClose}>
      {/* Comic pages are laid out from left to right, so the arrows mean the sides of the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys turn the page wherever in it the focus is. */}
      <div dir="ltr" onKeyDown={handleKey}>
        <div className={classes.bar}>
          <IconButton label={t('pages.previous')} disabled={index === 0} onClick={() => go(index - 1)}>
            <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
          </IconButton>
          <output dir="auto" lang={locale}>
            {t('pages.page', { page, total })}
          </output>
          <IconButton
            label={t('pages.next')}
            disabled={index === pages.length - 1}
            onClick={() => go(index + 1)}
          >
            <IconArrowRight size={22} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {(warnings.get(index + 1) ?? []).map((warning) => (
          <p key={warning} dir="auto" lang={locale} className={classes.warning}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            {t(`pages.warning.${warning}`)}
          </p>
        ))}
        <div className={classes.large} style={style}>
          <PinnedPage key={index} slices={shown} alt={t('pages.goTo', { page })} markers={[]} />
        </div>
      </div>
    </Dialog>
  );
}
