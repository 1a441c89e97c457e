import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { flaggedComments } from '../../domains/staff/lists.ts';
import { FlagRow } from './flag-row.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { StaffPage } from './staff-page.tsx';

/** Comments that were reported, appealed or hidden. */
export function CommentsPage() {
  const t = useWords('staff');
  const [search, setSearch] = useSearchParams();
  const shown = search.get('show') === 'hidden' ? 'hidden' : 'waiting';
  const { name } = flaggedComments(shown === 'waiting');
  return (
    <StaffPage title={t('comments.title')} lead={t('comments.description')}>
      {() => (
        <>
          <div className={classes.filters}>
            <Segments
              name="show"
              label={t('comments.show')}
              isLabelShown={false}
              value={shown}
              choices={(['waiting', 'hidden'] as const).map((value) => ({
                value,
                label: t(`comments.${value}`),
              }))}
              onChoose={(value) =>
                setSearch(value === 'hidden' ? { show: value } : {}, {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
          </div>
          <StaffList
            key={name}
            source={flaggedComments(shown === 'waiting')}
            empty={
              <PageMessage
                isPart
                title={t(shown === 'waiting' ? 'comments.emptyWaiting.title' : 'comments.emptyHidden.title')}
                text={t(shown === 'waiting' ? 'comments.emptyWaiting.text' : 'comments.emptyHidden.text')}
              />
            }
          >
            {({ path, data }) => <FlagRow key={path} flag={data} />}
          </StaffList>
        </>
      )}
    </StaffPage>
  );
}
