import type { ShownFigures } from '@rawi/model/pages/transparency-payload';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { formatWait } from './format-wait.ts';
import classes from './transparency-page.module.css';

/** A number, one of which only the size is told, or one that is not known. */
type Shown = ShownFigures['removals']['rights'] | null;
type Row = readonly [name: string, shown: Shown];

const TIMED = ['notice', 'report', 'appeal', 'work'] as const;
const REASONS = ['rights', 'harmful', 'illegal', 'spam', 'wrong', 'quality', 'other'] as const;

interface FiguresProps {
  readonly figures: ShownFigures;
  /** The month or the year, as the heading above names it. */
  readonly period: string;
}

/** What was decided in a month or a year, in two tables: numbers, and times. */
export function Figures({ figures, period }: FiguresProps) {
  const t = useWords('transparency');
  const { notices, removals, returned, comments, lists, appeals, accounts } = figures;
  const kept = notices.removed === null ? null : notices.decided - notices.removed;
  return (
    <>
      <table className={classes.table} aria-label={period}>
        <Group
          title={t('notices.title')}
          rows={[
            [t('notices.received'), notices.received],
            [t('notices.decided'), notices.decided],
            [t('notices.removed'), notices.removed],
            [t('notices.kept'), kept],
          ]}
        />
        <Group
          title={t('removals.title')}
          rows={[
            ...REASONS.map((reason): Row => [t(`removals.${reason}`), removals[reason]]),
            [t('removals.returned'), returned],
          ]}
        />
        <Group
          title={t('said.title')}
          rows={[
            [t('said.commentsHidden'), comments.hidden],
            [t('said.commentsRestored'), comments.restored],
            [t('said.listsHidden'), lists.hidden],
            [t('said.listsRestored'), lists.restored],
          ]}
        />
        <Group
          title={t('appeals.title')}
          rows={[
            [t('appeals.made'), appeals.made],
            [t('appeals.decided'), appeals.decided],
            [t('appeals.granted'), appeals.granted],
          ]}
        />
        <Group
          title={t('accounts.title')}
          rows={[
            [t('accounts.closed'), accounts.closed],
            [t('accounts.reopened'), accounts.reopened],
          ]}
        />
      </table>
      <Times times={figures.times} />
    </>
  );
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={classes.group}>
          {title}
        </th>
      </tr>
      {rows.map(([name, shown]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <Count shown={shown} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Count({ shown }: { readonly shown: Shown }) {
  const t = useWords('transparency');
  const locale = useLocale();
  if (shown === null) return <span className={classes.unknown}>{t('unknown')}</span>;
  return typeof shown === 'number' ? formatNumber(shown, locale) : t('few');
}

function Times({ times }: Pick<ShownFigures, 'times'>) {
  const t = useWords('transparency');
  return (
    <table className={classes.table}>
      <caption className={classes.group}>{t('times.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('times.half')}</th>
          <th scope="col">{t('times.ninetieth')}</th>
        </tr>
      </thead>
      <tbody>
        {TIMED.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`times.${kind}`)}</th>
            <td>
              <Wait isKnown={times[kind] !== null} minutes={times[kind]?.half} />
            </td>
            <td>
              <Wait isKnown={times[kind] !== null} minutes={times[kind]?.ninetieth} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WaitProps {
  readonly isKnown: boolean;
  readonly minutes: number | undefined;
}

function Wait({ isKnown, minutes }: WaitProps) {
  const t = useWords('transparency');
  const locale = useLocale();
  if (!isKnown) return <span className={classes.unknown}>{t('unknown')}</span>;
  if (minutes === undefined) return <span className={classes.unknown}>{t('times.none')}</span>;
  return formatWait(minutes, locale) ?? t('times.hour');
}
