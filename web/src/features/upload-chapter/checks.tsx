import type { FileProgress } from '@rawi/model/truth/file';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import classes from './checks.module.css';

export type CheckState = 'open' | 'busy' | 'passed' | 'wrong' | 'note';

interface ChecksProps {
  readonly progress: FileProgress | undefined;
  readonly isSending: boolean;
  /** What the cover is at, where it is a file of its own. */
  readonly cover: CheckState | undefined;
  readonly children?: ReactNode;
}

/** What is looked at in the files, each step as it is done. */
export function Checks({ progress, isSending, cover, children }: ChecksProps) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const state = progress?.state;
  const isOpen = state === undefined || state === 'awaited';
  const isBad = state === 'refused' || state === 'failed';
  const isThrough = state === 'ready';
  const hasBegun = state === 'working' || isThrough;
  const arrived: CheckState = isOpen ? (isSending ? 'busy' : 'open') : 'passed';
  const opened: CheckState = hasBegun ? 'passed' : isBad ? 'wrong' : isOpen ? 'open' : 'busy';
  const pages: CheckState = isThrough ? 'passed' : state === 'working' ? 'busy' : 'open';
  const isKnown =
    progress?.state === 'ready' && (progress.sameChapter !== undefined || progress.sameAs !== undefined);
  const isNew: CheckState = isThrough ? (isKnown ? 'note' : 'passed') : 'open';
  const repeated = progress?.state === 'ready' ? progress.repeatedPages.length : 0;
  return (
    <section className={classes.panel} aria-labelledby="checks">
      <h2 id="checks" className={classes.title}>
        {t('checks.title')}
      </h2>
      <ul className={classes.steps}>
        <Check state={arrived}>{t('checks.arrived')}</Check>
        <Check state={opened}>{t('checks.opened')}</Check>
        <Check
          state={pages}
          line={
            progress?.state === 'working'
              ? t('checks.pagesOf', {
                  done: formatNumber(progress.done, locale),
                  total: formatNumber(progress.pageCount, locale),
                })
              : progress?.state === 'ready'
                ? t('checks.pageCount', {
                    count: progress.pageCount,
                    number: formatNumber(progress.pageCount, locale),
                  })
                : undefined
          }
        >
          {t('checks.pages')}
        </Check>
        {cover && <Check state={cover}>{t('checks.cover')}</Check>}
        <Check state={isNew} line={isKnown ? t('checks.known') : undefined}>
          {t('checks.new')}
        </Check>
        {repeated > 0 && (
          <Check state="note" line={t('checks.repeatedLine')}>
            {t('checks.repeated', { count: repeated, number: formatNumber(repeated, locale) })}
          </Check>
        )}
      </ul>
      {children}
    </section>
  );
}

const ICONS = {
  open: IconCircleDashed,
  busy: IconLoader2,
  passed: IconCircleCheck,
  wrong: IconAlertCircle,
  note: IconAlertCircle,
} as const;

interface CheckProps {
  readonly state: CheckState;
  readonly line?: string | undefined;
  readonly children: string;
}

function Check({ state, line, children }: CheckProps) {
  const t = useWords('upload-chapter');
  const Icon = ICONS[state];
  return (
    <li className={classes.step} data-state={state}>
      <Icon size={22} stroke={1.75} aria-label={t(`checks.states.${state}`)} className={classes.icon} />
      <span>
        {children}
        {line !== undefined && <span className={classes.line}>{line}</span>}
      </span>
    </li>
  );
}
