import { Button } from '@mantine/core';
import { AUDIT_ACTIONS } from '@rawi/model/truth/audit';
import type { Staff } from '@rawi/model/truth/staff';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { idOf } from '../../core/lib/document-id.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useList } from '../../core/live/use-list.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { ALL_STAFF, type LogFilter, logOf } from '../../domains/staff/lists.ts';
import { LogRow } from './log-row.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { StaffPage } from './staff-page.tsx';

/** The log of actions: all of them, those of one person, of one kind, or about one subject. */
export function LogPage() {
  const t = useWords('staff');
  return (
    <StaffPage title={t('log.title')} lead={t('log.description')}>
      {() => <Log />}
    </StaffPage>
  );
}

function Log() {
  const t = useWords('staff');
  const [search, setSearch] = useSearchParams();
  const people = useList(ALL_STAFF).items ?? [];
  const asked = filterIn(search);
  const { action, by, about } = asked;
  const source = useMemo(() => logOf({ action, by, about }), [action, by, about]);
  const names = new Map(people.map((item) => [idOf(item), item.data.name]));
  const clear = () => setSearch({}, { replace: true, preventScrollReset: true });
  const isWhole = action === null && by === null && about === null;
  return (
    <>
      <Filters
        asked={asked}
        people={people}
        onChoose={(next) => setSearch(next, { replace: true, preventScrollReset: true })}
      />
      {about !== null && (
        <div className={classes.none}>
          {t('log.aboutLead', { path: isolated(about) })}
          <Button variant="default" onClick={clear}>
            {t('log.clear')}
          </Button>
        </div>
      )}
      <StaffList
        key={source.name}
        source={source}
        empty={
          isWhole ? (
            <PageMessage isPart title={t('log.empty.title')} text={t('log.empty.text')} />
          ) : (
            <div className={classes.none}>
              {t('log.none')}
              {about === null && (
                <Button variant="default" onClick={clear}>
                  {t('log.clear')}
                </Button>
              )}
            </div>
          )
        }
      >
        {(item) => <LogRow key={item.path} entry={item.data} name={names.get(item.data.by)} />}
      </StaffList>
    </>
  );
}

/** The filter in the address: the first of these that it names. */
function filterIn(search: URLSearchParams): LogFilter {
  const [about, by, action] = [search.get('about'), search.get('by'), search.get('action')];
  const nothing = { about: null, by: null, action: null };
  if (about !== null) return { ...nothing, about };
  if (by !== null) return { ...nothing, by };
  return { ...nothing, action: AUDIT_ACTIONS.find((each) => each === action) ?? null };
}

interface FiltersProps {
  readonly asked: LogFilter;
  readonly people: readonly ListItem<Staff>[];
  readonly onChoose: (search: Record<string, string>) => void;
}

function Filters({ asked: { action, by }, people, onChoose }: FiltersProps) {
  const t = useWords('staff');
  const known = people.map((item) => ({ value: idOf(item), label: item.data.name }));
  const isKnown = by === null || known.some(({ value }) => value === by);
  return (
    <search className={classes.filters} aria-label={t('log.filters')}>
      <SelectField
        name="action"
        label={t('log.action')}
        value={action ?? ''}
        choices={[
          { value: '', label: t('log.anyAction') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`log.actions.${value}`) })),
        ]}
        onChange={(value) => onChoose(value === '' ? {} : { action: value })}
      />
      <SelectField
        name="by"
        label={t('log.by')}
        value={by ?? ''}
        choices={[
          { value: '', label: t('log.anyone') },
          ...known,
          ...(isKnown || by === null ? [] : [{ value: by, label: t('log.unknown', { uid: by }) }]),
        ]}
        onChange={(value) => onChoose(value === '' ? {} : { by: value })}
      />
    </search>
  );
}
