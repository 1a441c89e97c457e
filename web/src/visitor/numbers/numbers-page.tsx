import type { Locale } from '@rawi/model/lists/locales';
import { useState } from 'react';
import { formatPart, formatPeriod } from '../../core/i18n/format-period.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { useSession } from '../../core/session/session.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import { PageFrame } from '../../core/ui/page-frame.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { PlainLink } from '../../core/ui/plain-button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import { joinedMonths } from '../../domains/numbers/month-record.ts';
import { numbersOf } from '../../domains/numbers/numbers.ts';
import { useFirstYear } from '../../domains/numbers/use-first-year.ts';
import { useYear, type Year } from '../../domains/numbers/use-year.ts';
import { keptRating } from '../../domains/ratings/known-ratings.ts';
import { useIsKept } from '../../domains/ratings/showing.ts';
import { CountingPart } from './counting-part.tsx';
import { Facts } from './facts.tsx';
import classes from './numbers-page.module.css';
import { type Drawing, PicturePart } from './picture/picture-part.tsx';

const WHOLE = 'all';

/** What somebody has read in a year or a month of it, for them alone: in words, and as a picture that can be shared. */
export function NumbersPage() {
  const t = useWords('numbers');
  const locale = useLocale();
  const now = useNow().getFullYear();
  const firstYear = useFirstYear(now);
  const [year, setYear] = useState(now);
  const [month, setMonth] = useState(WHOLE);
  /** What was read is read once more after it was removed. */
  const [turn, setTurn] = useState(0);
  const known = useYear(year, turn);
  const session = useSession();
  /** In which language the picture is drawn, whichever time it is of. */
  const [language, setLanguage] = useState<Locale>(locale);
  const years = Array.from({ length: now - firstYear + 1 }, (_, index) => String(now - index));
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const period = month === WHOLE ? String(year) : `${year}-${month}`;
  return (
    <PageFrame title={t('title')} lead={t('lead')} width="wide">
      <div className={classes.tools}>
        <SelectField
          name="year"
          label={t('year')}
          value={String(year)}
          choices={years.map((value) => ({ value, label: formatPeriod(value, locale) }))}
          onChange={(value) => setYear(Number(value))}
        />
        <SelectField
          name="month"
          label={t('month')}
          value={month}
          choices={[
            { value: WHOLE, label: t('wholeYear') },
            ...months.map((value) => ({ value: value.slice(5), label: formatPart(value, locale) })),
          ]}
          onChange={setMonth}
        />
      </div>
      <Shown known={known} year={year} period={period} drawing={{ language, setLanguage }} />
      {/* Until it is known who is here, it would be a visitor's record that is turned off and removed. */}
      {session.state !== 'unknown' && (
        <CountingPart key={session.state} onRemoved={() => setTurn(turn + 1)} />
      )}
    </PageFrame>
  );
}

interface ShownProps {
  readonly known: Year;
  readonly year: number;
  /** `2026` or `2026-11`. */
  readonly period: string;
  readonly drawing: Drawing;
}

function Shown({ known, year, period, drawing }: ShownProps) {
  const t = useWords('numbers');
  const locale = useLocale();
  const isOnline = useOnline();
  const isYear = period === String(year);
  const isKept = useIsKept();
  if (known.state === 'loading') return <NumbersSkeleton />;
  if (known.state === 'failed') {
    return (
      <FailedMessage
        isPart
        title={t('failed.title')}
        text={t(isOnline ? 'failed.text' : 'failed.offline')}
        onRetry={known.retry}
      />
    );
  }
  const months = joinedMonths(known.known, known.months);
  const numbers = numbersOf(months, year, isYear ? undefined : period, (comic) => isKept(keptRating(comic)));
  if (numbers.chapters === 0) {
    const words = isYear ? ('empty' as const) : ('emptyMonth' as const);
    return (
      <PageMessage
        isPart
        title={t(`${words}.title`)}
        text={t(`${words}.text`)}
        action={isYear && <PlainLink to={paths.comics(locale)}>{t('empty.action')}</PlainLink>}
      />
    );
  }
  return (
    <>
      <Facts numbers={numbers} isYear={isYear} />
      <KnownNote known={known} />
      <PicturePart numbers={numbers} period={period} {...drawing} />
    </>
  );
}

/** Says of what was before the record that the history alone knows it. */
function KnownNote({ known: { known, since, isCut } }: { readonly known: Year }) {
  const t = useWords('numbers');
  const locale = useLocale();
  if (Object.keys(known).length === 0) return null;
  return (
    <section className={classes.known} aria-labelledby="numbers-known">
      <h2 id="numbers-known" className={classes.knownTitle}>
        {t('known.title')}
      </h2>
      <p>
        {since === undefined ? t('known.all') : t('known.until', { day: formatPeriod(since, locale) })}{' '}
        {isCut && t('known.cut')}
      </p>
    </section>
  );
}

/** What stands in the place of the numbers until they are read. */
function NumbersSkeleton() {
  return (
    <div aria-busy="true" className={classes.facts}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes.fact}>
          <SkeletonBox width="60%" height="3rem" />
          <SkeletonBox width="80%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
