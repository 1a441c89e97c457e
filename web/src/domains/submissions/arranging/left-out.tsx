import { IconArrowBackUp } from '@tabler/icons-react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import { PageThumbnail } from '../staged/page-thumbnail.tsx';
import type { StagedPage } from '../staged/use-staged-pages.ts';
import classes from './arrange-dialog.module.css';

interface LeftOutProps {
  /** The pages of the file that are left out. */
  readonly sources: readonly number[];
  readonly own: readonly StagedPage[];
  readonly isBusy: boolean;
  readonly onPutBack: (source: number) => void;
}

/** The pages of the file that the chapter does not have, each with the way back. */
export function LeftOut({ sources, own, isBusy, onPutBack }: LeftOutProps) {
  const t = useWords('upload');
  const locale = useLocale();
  if (sources.length === 0) return null;
  return (
    <section aria-label={t('pages.arrange.out')}>
      <h3 className={classes.heading}>{t('pages.arrange.out')}</h3>
      <ul className={classes.grid}>
        {sources.map((source) => {
          const page = formatNumber(source, locale);
          return (
            <li
              key={source}
              className={classes.card}
              data-out
              aria-label={t('pages.arrange.outPage', { page })}
            >
              <span className={classes.picture}>
                <PageThumbnail page={own[source - 1] ?? []} />
              </span>
              <IconButton
                label={t('pages.arrange.putBack', { page })}
                disabled={isBusy}
                onClick={() => onPutBack(source)}
              >
                <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
