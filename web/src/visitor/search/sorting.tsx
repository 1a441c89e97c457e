import { defaultSort, type SearchRequest, SORTS, type Sort } from '@rawi/model/search/search-request';
import { useWords } from '../../core/i18n/i18n.ts';
import { Segments } from '../../core/ui/segments.tsx';
import classes from './search-page.module.css';

interface SortingProps {
  readonly request: SearchRequest;
  readonly onChange: (request: SearchRequest) => void;
}

/** The order of the results; by relevance only if there is a text. */
export function Sorting({ request, onChange }: SortingProps) {
  const t = useWords('search');
  const sorts = SORTS.filter((sort) => sort !== 'match' || defaultSort(request.text) === 'match');
  return (
    <div className={classes.sorting}>
      <Segments<Sort>
        name="sort"
        label={t('sort.label')}
        isLabelShown={false}
        value={sorts.includes(request.sort) ? request.sort : 'latest'}
        choices={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onChoose={(sort) => onChange({ ...request, sort })}
      />
    </div>
  );
}
