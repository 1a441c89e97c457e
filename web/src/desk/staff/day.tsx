import {
  type DailyWord,
  dayOfWeekBefore,
  figuresOf,
  isUnusual,
  stoppedCount,
  stuckCount,
} from '@rawi/model/calls/daily-word';
import type { ReviewResponse } from '@rawi/model/calls/review-calls';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatAge, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import classes from './day.module.css';
import part from './overview-part.module.css';

/** How the last day was: what is stuck, how old the queue is, and how much came, beside a day of the week before. */
export function Day({ word }: Pick<ReviewResponse<'reviewFigures'>, 'word'>) {
  const t = useWords('staff');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <section className={part.part} aria-labelledby="the-day">
      <h2 id="the-day" className={part.title}>
        {t('overview.day.title')}
      </h2>
      <p className={part.text}>
        {word.oldest === null
          ? t('overview.day.noneWaits')
          : t('overview.day.oldest', { age: formatAge(word.oldest, locale) })}
      </p>
      <p className={part.text}>
        {t('overview.day.stuck')} {number(stuckCount(word))}
      </p>
      <Stuck stuck={word.stuck} />
      <p className={part.text}>
        {t('overview.day.stopped')} {number(stoppedCount(word))}
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('overview.day.what')}</th>
            <th scope="col">{t('overview.day.lastDay')}</th>
            <th scope="col">{t('overview.day.usually')}</th>
          </tr>
        </thead>
        <tbody>
          {figuresOf(word).map(([kind, made]) => (
            <tr key={kind}>
              <th scope="row">{t(`overview.day.made.${kind}`)}</th>
              <td>
                {number(made.day)}
                {isUnusual(kind, made) && (
                  <strong className={classes.more}>{t('overview.day.unusual')}</strong>
                )}
              </td>
              <td>{number(dayOfWeekBefore(made))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const KINDS = [
  'publications',
  'takedowns',
  'mails',
  'erasures',
  'pages',
] as const satisfies readonly (keyof DailyWord['stuck'])[];

const repairCommand = () => <code dir="ltr">npm run doctor -- --repair</code>;

/** How many of each kind are stuck, and what an owner does about them. */
function Stuck({ stuck }: Pick<DailyWord, 'stuck'>) {
  const t = useWords('staff');
  const locale = useLocale();
  const kinds = KINDS.filter((kind) => stuck[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <dl className={classes.stuck}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>
            {t(`overview.day.stuckOf.${kind}.what`)}: {formatNumber(stuck[kind], locale)}
          </dt>
          <dd>
            {kind === 'takedowns' ? (
              <Link to={paths.staff(locale, 'taken-down')}>{t('overview.day.stuckOf.takedowns.todo')}</Link>
            ) : (
              fillIn(t(`overview.day.stuckOf.${kind}.todo`), {
                command: repairCommand,
              })
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
