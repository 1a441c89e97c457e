import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { type ComparedPage, countsOf } from '../../../domains/transcripts/submitted/text-difference.ts';
import item from '../item.module.css';
import classes from './texts.module.css';

interface TextPagesProps {
  readonly pages: readonly ComparedPage[];
  /** The page that is shown, from 1. */
  readonly current: number;
  readonly onShow: (page: number) => void;
}

const WAYS = ['changed', 'added', 'removed', 'moved'] as const;

/** The pages whose text changes, each with how, as the ways to them. */
export function TextPages({ pages, current, onShow }: TextPagesProps) {
  const t = useWords('review-texts');
  const locale = useLocale();
  const changed = pages.filter(({ isChanged }) => isChanged);
  return (
    <section>
      <h2 className={item.heading}>{t('changes.title')}</h2>
      {changed.length === 0 && <p className={classes.none}>{t('changes.none')}</p>}
      <ul className={classes.pages}>
        {changed.map(({ page, changes }) => (
          <li key={page}>
            <button
              type="button"
              className={classes.page}
              aria-current={page === current ? 'true' : undefined}
              onClick={() => onShow(page)}
            >
              {t('changes.page', { page: formatNumber(page, locale) })}
              <Counts changes={changes} />
              {changes.every(({ of }) => of === 'removed') && <span>{t('changes.removedAll')}</span>}
              {changes.every(({ of }) => of === 'added') && <span>{t('changes.addedAll')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** “2 changed, 1 new”. */
function Counts({ changes }: Pick<ComparedPage, 'changes'>) {
  const t = useWords('review-texts');
  const locale = useLocale();
  const counts = countsOf(changes);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const told = WAYS.filter((way) => counts[way] > 0).map((way) =>
    t(`changes.counts.${way}`, { count: counts[way], number: formatNumber(counts[way], locale) }),
  );
  return <span>{list.format(told)}</span>;
}
