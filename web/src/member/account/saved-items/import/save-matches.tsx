import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { plainText } from '@rawi/model/text/plain-text';
import type { OwnList } from '@rawi/model/truth/own-list';
import { useState } from 'react';
import { formatNumber } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { isolated } from '../../../../core/i18n/isolated.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { idOf } from '../../../../core/lib/document-id.ts';
import type { ListItem } from '../../../../core/live/list-pages.ts';
import { FormNote } from '../../../../core/ui/form-note.tsx';
import { SelectField } from '../../../../core/ui/select-field.tsx';
import { TextField } from '../../../../core/ui/text-field.tsx';
import type { BookMatch } from '../../../../domains/shelves/files/match-books.ts';
import { planSaving, type SavingPlan } from '../../../../domains/shelves/files/plan-saving.ts';
import { byListName } from '../../../../domains/shelves/own-lists.ts';
import { offerListUndo, runListWrite } from '../../../../domains/shelves/tell-lists.ts';
import {
  createList,
  deleteList,
  newListId,
  putAllOnList,
  takeAllOffList,
} from '../../../../domains/shelves/write-lists.ts';
import { useAccount } from '../../account-context.ts';
import classes from './import-lists.module.css';
import type { Portion } from './use-list-import.ts';

interface SaveMatchesProps {
  readonly portion: Portion;
  readonly matches: readonly BookMatch[];
  /** Which candidate of each is saved; undefined for none. */
  readonly chosen: readonly (number | undefined)[];
  readonly lists: readonly ListItem<OwnList>[];
  readonly lastListId: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onSaved: (left: readonly BookMatch[], listId: string) => void;
  readonly onSkip: () => void;
}

/** Where what was chosen is saved, with what does not fit said before. */
export function SaveMatches(props: SaveMatchesProps) {
  const { portion, matches, chosen, lists, lastListId, isFirst, isLast, onSaved, onSkip } = props;
  const t = useWords('list-files');
  const locale = useLocale();
  const { user } = useAccount();
  const [listId, setListId] = useState(portion.part > 1 ? lastListId : undefined);
  const [name, setName] = useState(portion.name);
  const written = plainText(name);
  const mayCreate = lists.length < LIMITS.ownLists.count;
  const sorted = byListName(lists, locale);
  // Who has as many lists as there can be most likely brings one of these back.
  const likely = sorted.find(({ data }) => data.name === portion.name) ?? sorted[0];
  const target = sorted.find((list) => idOf(list) === listId) ?? (mayCreate ? undefined : likely);
  const picked = matches.flatMap((match, index) => {
    const thing = match.candidates[chosen[index] ?? -1];
    return thing ? [{ match, thing }] : [];
  });
  const plan = planSaving(
    picked.map(({ thing }) => thing),
    target?.data,
  );
  const counted = (count: number) => ({ count, number: formatNumber(count, locale) });
  const save = () => {
    const left = plan.left.flatMap((place) => picked[place]?.match ?? []);
    if (target) onSaved(left, putOn(user.uid, target, plan));
    else onSaved(left, create(user.uid, { name: written, note: portion.note }, plan));
  };
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (plan.count > 0 && (target || written !== '')) save();
      }}
    >
      <h3>{t('save.title')}</h3>
      <div className={classes.fields}>
        {lists.length > 0 && (
          <SelectField
            name="target"
            label={t('save.on')}
            value={target ? idOf(target) : ''}
            choices={[
              ...(mayCreate ? [{ value: '', label: t('save.new') }] : []),
              ...sorted.map((list) => ({
                value: idOf(list),
                label: t('save.room', { name: isolated(list.data.name), ...counted(roomOf(list.data)) }),
              })),
            ]}
            onChange={(value) => setListId(value === '' ? undefined : value)}
          />
        )}
        {!mayCreate && <p className={classes.hint}>{t('save.tooMany')}</p>}
        {!target && (
          <TextField
            name="list-name"
            label={t('save.newName')}
            value={name}
            onChange={setName}
            maxLength={LIMITS.ownLists.name}
            autoComplete="off"
          />
        )}
      </div>
      {plan.there > 0 && <p className={classes.hint}>{t('save.there', counted(plan.there))}</p>}
      {plan.left.length > 0 && (
        <FormNote tone="neutral">
          {t('save.left', {
            ...counted(plan.left.length),
            most: formatNumber(LIMITS.ownLists.entries, locale),
          })}
        </FormNote>
      )}
      <div className={classes.actions}>
        <Button type="submit" disabled={plan.count === 0 || (!target && written === '')}>
          {t('save.button', counted(plan.count))}
        </Button>
        <Button variant="default" onClick={onSkip}>
          {t(isFirst && isLast ? 'save.leave' : 'save.skip')}
        </Button>
      </div>
    </form>
  );
}

const roomOf = ({ entries }: OwnList) => Math.max(0, LIMITS.ownLists.entries - Object.keys(entries).length);

function create(uid: string, words: Pick<OwnList, 'name' | 'note'>, { entries }: SavingPlan): string {
  const id = newListId(uid);
  runListWrite(uid, words.name, createList(uid, id, words, entries));
  offerListUndo('brought', words.name, () => runListWrite(uid, words.name, deleteList(uid, id)));
  return id;
}

function putOn(uid: string, list: ListItem<OwnList>, { entries }: SavingPlan): string {
  const [id, { name }] = [idOf(list), list.data];
  runListWrite(uid, name, putAllOnList(uid, id, entries));
  offerListUndo('brought', name, () =>
    runListWrite(uid, name, takeAllOffList(uid, id, Object.keys(entries))),
  );
  return id;
}
