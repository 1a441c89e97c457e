import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { flaggedLists } from '../../domains/staff/lists.ts';
import { ListFlagRow } from './list-flag-row.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { StaffPage } from './staff-page.tsx';

/** Public lists that were reported or hidden. */
export function ListsPage() {
  const t = useWords('lists');
  const [search, setSearch] = useSearchParams();
  const shown = search.get('show') === 'hidden' ? 'hidden' : 'waiting';
  const source = flaggedLists(shown === 'waiting');
  return (
    <StaffPage title={t('review.title')} lead={t('review.lead')}>
      {() => (
        <>
          <div className={classes.filters}>
            <Segments
              name="show"
              label={t('review.show')}
              isLabelShown={false}
              value={shown}
              choices={(['waiting', 'hidden'] as const).map((value) => ({
                value,
                label: t(`review.${value}`),
              }))}
              onChoose={(value) => setSearch(value === 'hidden' ? { show: value } : {}, { replace: true })}
            />
          </div>
          <StaffList
            key={source.name}
            source={source}
            empty={<PageMessage isPart title={t('review.emptyTitle')} text={t('review.emptyText')} />}
          >
            {({ path, data }) => (
              <ListFlagRow key={path} publicId={path.split('/').at(-1) ?? ''} flag={data} />
            )}
          </StaffList>
        </>
      )}
    </StaffPage>
  );
}
