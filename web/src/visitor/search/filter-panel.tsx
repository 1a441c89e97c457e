import { COMIC_STATUSES } from '@rawi/model/lists/comic-statuses';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { strictnessOf } from '@rawi/model/rating/age-order';
import type { SearchAnswer } from '@rawi/model/search/answer';
import {
  ASKED_RATINGS,
  MAY_ASK_ALL,
  type SearchFilter,
  type SearchRequest,
} from '@rawi/model/search/search-request';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { Segments } from '../../core/ui/segments.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import { useWish } from '../../domains/settings/wish.ts';
import { withChoice } from './choices.ts';
import { Count } from './count.tsx';
import { FilterValues } from './filter-values.tsx';
import classes from './filters.module.css';
import { TagValues } from './tag-values.tsx';

export interface FilterPanelProps {
  readonly request: SearchRequest;
  /** Undefined before the first answer, and where there is none: the groups are shown without their values. */
  readonly answer: SearchAnswer | undefined;
  /** Whether the first answer is awaited: only the first group is shown, so that no value moves another one. */
  readonly isAwaited: boolean;
  /** Whether values can be searched by name. */
  readonly isWhole: boolean;
  readonly finds: Partial<Readonly<Record<SearchFilter, string>>>;
  readonly onFind: (filter: SearchFilter, text: string) => void;
  readonly onChange: (request: SearchRequest) => void;
}

/** The filter panel. */
export function FilterPanel(props: FilterPanelProps) {
  const { request, answer, isAwaited, isWhole, finds, onFind, onChange } = props;
  const t = useWords('search');
  const group = (filter: SearchFilter) => {
    const choice = request.filters[filter];
    const set = (next: typeof choice) =>
      onChange({ ...request, filters: { ...request.filters, [filter]: next } });
    return (
      <FilterGroup title={t(`filter.${filter}`)}>
        {isAwaited && <ValuesSkeleton />}
        {MAY_ASK_ALL.has(filter) && choice.include.length > 1 && (
          <div className={classes.mode}>
            <Segments
              name={`all-${filter}`}
              label={t('anyOrAll', { filter: t(`filter.${filter}`) })}
              isLabelShown={false}
              value={choice.all ? 'all' : 'any'}
              choices={[
                { value: 'any', label: t('any') },
                { value: 'all', label: t('all') },
              ]}
              onChoose={(value) => set({ ...choice, all: value === 'all' })}
            />
          </div>
        )}
        {filter === 'tag' ? (
          <TagValues
            choice={choice}
            values={answer?.values.tag ?? []}
            onChoose={(id, how) => set(withChoice(choice, id, how))}
          />
        ) : (
          <FilterValues
            filter={filter}
            choice={choice}
            values={answer?.values[filter]}
            find={isWhole && (filter === 'artist' || filter === 'writer') ? (finds[filter] ?? '') : undefined}
            onFind={(text) => onFind(filter, text)}
            onChoose={(id, how) => set(withChoice(choice, id, how))}
          />
        )}
      </FilterGroup>
    );
  };
  return (
    <div className={classes.panel}>
      {group('publisher')}
      {!isAwaited && (
        <>
          {group('genre')}
          {answer && answer.values.tag.length > 0 && group('tag')}
          <Languages request={request} counts={answer?.languages} onChange={onChange} />
          <Status request={request} counts={answer?.statuses} onChange={onChange} />
          <UpTo request={request} counts={answer?.ratings} onChange={onChange} />
          {answer && answer.values.note.length > 0 && group('note')}
          {group('artist')}
          {group('writer')}
        </>
      )}
    </div>
  );
}

interface LanguagesProps extends Pick<FilterPanelProps, 'request' | 'onChange'> {
  readonly counts: SearchAnswer['languages'] | undefined;
}

/** Filters by the languages of the chapters. */
function Languages({ request, counts = {}, onChange }: LanguagesProps) {
  const t = useWords('search');
  const locale = useLocale();
  const chosen = new Set(request.languages);
  const shown = LANGUAGE_CODES.filter((code) => chosen.has(code) || counts[code] !== undefined);
  const toggle = (code: Language) =>
    onChange({
      ...request,
      languages: chosen.has(code)
        ? request.languages.filter((other) => other !== code)
        : [...request.languages, code],
    });
  return (
    <FilterGroup title={t('language')}>
      <ul className={classes.values}>
        {shown.map((code) => (
          <li key={code} className={classes.value}>
            <label className={classes.choice}>
              <input type="checkbox" checked={chosen.has(code)} onChange={() => toggle(code)} />
              <span>{LANGUAGE_NAMES[code][locale]}</span>
            </label>
            <Count count={counts[code] ?? 0} />
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}

interface StatusProps extends Pick<FilterPanelProps, 'request' | 'onChange'> {
  readonly counts: SearchAnswer['statuses'] | undefined;
}

function Status({ request, counts, onChange }: StatusProps) {
  const t = useWords('search');
  const name = useId();
  return (
    <FilterGroup title={t('status.title')}>
      <ul className={classes.values}>
        {[undefined, ...COMIC_STATUSES].map((status) => (
          <li key={status ?? 'any'} className={classes.value}>
            <label className={classes.choice}>
              <input
                type="radio"
                name={name}
                checked={request.status === status}
                onChange={() => onChange({ ...request, status })}
              />
              <span>{t(`status.${status ?? 'any'}`)}</span>
            </label>
            {status && counts && <Count count={counts[status] ?? 0} />}
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}

interface UpToProps extends Pick<FilterPanelProps, 'request' | 'onChange'> {
  readonly counts: SearchAnswer['ratings'] | undefined;
}

/** Filters by the age that comics are for, below the one up to which they are listed anyway. */
function UpTo({ request, counts, onChange }: UpToProps) {
  const t = useWords('search');
  const name = useId();
  const wish = useWish();
  const narrower = ASKED_RATINGS.filter(
    (rating) => rating === request.upTo || strictnessOf(rating) < strictnessOf(wish.upTo),
  );
  return (
    <FilterGroup title={t('upTo.title')}>
      <ul className={classes.values}>
        {[undefined, ...narrower].map((upTo) => (
          <li key={upTo ?? 'any'} className={classes.value}>
            <label className={classes.choice}>
              <input
                type="radio"
                name={name}
                checked={request.upTo === upTo}
                onChange={() => onChange({ ...request, upTo })}
              />
              <span>{t(`upTo.${upTo ?? 'any'}`)}</span>
            </label>
            {upTo && counts && <Count count={counts[upTo] ?? 0} />}
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}

/** The skeleton of a group's values. */
function ValuesSkeleton() {
  return (
    <div className={classes.values} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className={classes.choice}>
          <SkeletonBox width="20px" height="20px" />
          <SkeletonBox width={index % 3 === 1 ? '40%' : '60%'} height="0.75rem" />
        </span>
      ))}
    </div>
  );
}

/** A collapsible group of choices. */
function FilterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={classes.group} open>
      <summary>
        <h3>{title}</h3>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
