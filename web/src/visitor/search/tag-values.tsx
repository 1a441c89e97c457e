import { TAG_KIND_NAMES, TAG_KINDS, tagsOfKind } from '@rawi/model/lists/comic-tags';
import type { FilterValue } from '@rawi/model/search/answer';
import type { FilterChoice } from '@rawi/model/search/search-request';
import { useLocale } from '../../core/i18n/locale.ts';
import type { How } from './choices.ts';
import { FilterValues } from './filter-values.tsx';
import classes from './filters.module.css';

interface TagValuesProps {
  readonly choice: FilterChoice;
  readonly values: readonly FilterValue[];
  readonly onChoose: (id: string, how: How) => void;
}

/** The tags that comics have, under their kinds; a kind that none has is left out. */
export function TagValues({ choice, values, onChoose }: TagValuesProps) {
  const locale = useLocale();
  return TAG_KINDS.map((kind) => {
    const ids = new Set<string>(tagsOfKind(kind));
    const ofKind = values.filter(({ id }) => ids.has(id));
    if (ofKind.length === 0) return null;
    const title = TAG_KIND_NAMES[kind][locale];
    return (
      <section key={kind} className={classes.kind} aria-label={title}>
        <h4>{title}</h4>
        <FilterValues
          filter="tag"
          choice={choice}
          values={ofKind}
          find={undefined}
          onFind={() => {}}
          onChoose={onChoose}
        />
      </section>
    );
  });
}
