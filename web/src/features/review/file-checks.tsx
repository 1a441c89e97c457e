import { LIST_COMMAS } from '@rawi/model/lists/locales';
import { refusalText } from '@rawi/model/text/refusal-texts';
import type { FileProgress } from '@rawi/model/truth/file';
import { IconAlertTriangle, IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import classes from './item.module.css';

const ICONS = { good: IconCheck, note: IconAlertTriangle, bad: IconX, open: IconHourglass } as const;

/** What was found in the files, with what a reviewer has to look at. */
export function FileChecks({ files }: { readonly files: readonly FileProgress[] }) {
  const t = useWords('review');
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('checks.title')}</h2>
      <ul className={classes.checks}>
        {files.map((progress, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a submission's files never change places.
          <FileLines key={index} progress={progress} />
        ))}
      </ul>
    </section>
  );
}

function FileLines({ progress }: { readonly progress: FileProgress }) {
  const t = useWords('review');
  const locale = useLocale();
  const counted = (count: number) => ({ count, number: formatNumber(count, locale) });
  switch (progress.state) {
    case 'drawn':
      return <Line look="good">{t('checks.drawn')}</Line>;
    case 'refused':
      return (
        <Line look="bad">
          {t('checks.refused')} {refusalText(progress, locale)}
        </Line>
      );
    case 'failed':
      return <Line look="bad">{t('checks.failed')}</Line>;
    case 'ready': {
      const { repeatedPages, sameAs, sameChapter, pageCount } = progress;
      const pages = repeatedPages.map(({ page }) => formatNumber(page, locale)).join(LIST_COMMAS[locale]);
      return (
        <>
          <Line look="good">
            {t('checks.passed')} {t('checks.pages', counted(pageCount))}
          </Line>
          {repeatedPages.length > 0 && (
            <Line look="note">{t('checks.repeated', { ...counted(repeatedPages.length), pages })}</Line>
          )}
          {sameChapter !== undefined && (
            <Line look="note">
              {t('checks.sameChapter')}{' '}
              <Link to={paths.chapter(locale, sameChapter)}>{t('checks.sameLink')}</Link>
            </Line>
          )}
          {sameAs !== undefined && sameChapter === undefined && <Line look="note">{t('checks.sameAs')}</Line>}
        </>
      );
    }
    default:
      return <Line look="open">{t('checks.waiting')}</Line>;
  }
}

function Line({ look, children }: { readonly look: keyof typeof ICONS; readonly children: ReactNode }) {
  const Icon = ICONS[look];
  return (
    <li data-look={look}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
