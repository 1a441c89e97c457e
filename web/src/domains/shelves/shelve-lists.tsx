import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { plainText } from '@rawi/model/text/plain-text';
import { lastOrder } from '@rawi/model/truth/list-order';
import { entriesOf, type OwnList } from '@rawi/model/truth/own-list';
import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { report } from '../../core/lib/report-error.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useList } from '../../core/live/use-list.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { CheckLine } from '../../core/ui/check-line.tsx';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import type { SavedThing } from '../library/change.ts';
import { listEntryOf, listKeyOf } from './list-entry.ts';
import { byListName, ownListsOf } from './own-lists.ts';
import classes from './shelve-dialog.module.css';
import { runListWrite } from './tell-lists.ts';
import { createList, deleteList, newListId, putOnList, takeOffList } from './write-lists.ts';

/** Notes how the first change of a subject is taken back. */
export type NoteChange = (subject: string, undo: () => void) => void;

interface ShelveListsProps {
  readonly item: SavedThing;
  readonly uid: string;
  readonly onNote: NoteChange;
}

/** The person's lists, each with a box that says whether it has the thing, and a field for a new one. */
export default function ShelveLists(props: ShelveListsProps) {
  const t = useWords('shelves');
  const shell = useWords('shell');
  return (
    <section>
      <h3 className={classes.heading}>{t('dialog.lists')}</h3>
      <RetryBoundary
        onError={(error) => report('The lists cannot be read.', error)}
        renderFailed={(retry) => (
          <p className={classes.none}>
            {t('dialog.failed')}{' '}
            <Button variant="default" size="sm" onClick={retry}>
              {shell('tryAgain')}
            </Button>
          </p>
        )}
      >
        <Lists {...props} />
      </RetryBoundary>
    </section>
  );
}

function Lists({ item, uid, onNote }: ShelveListsProps) {
  const t = useWords('shelves');
  const locale = useLocale();
  const isOnline = useOnline();
  const { items, isFromCache } = useList(ownListsOf(uid));
  if (!items) return <div className={classes.waiting} aria-busy="true" />;
  const lists = byListName(items, locale);
  return (
    <>
      {lists.length === 0 ? (
        <p className={classes.none}>{t(isFromCache && !isOnline ? 'dialog.offline' : 'dialog.none')}</p>
      ) : (
        <ul className={classes.lists}>
          {lists.map((list) => (
            <ListLine key={list.path} list={list} item={item} uid={uid} onNote={onNote} />
          ))}
        </ul>
      )}
      {lists.length < LIMITS.ownLists.count ? (
        <NewList item={item} uid={uid} onNote={onNote} />
      ) : (
        <p className={classes.none}>{t('dialog.tooMany')}</p>
      )}
    </>
  );
}

interface ListLineProps extends ShelveListsProps {
  readonly list: ListItem<OwnList>;
}

function ListLine({ list, item, uid, onNote }: ListLineProps) {
  const t = useWords('shelves');
  const locale = useLocale();
  const { name } = list.data;
  const id = idOf(list);
  const key = listKeyOf(item);
  const entries = entriesOf(list.data);
  const entry = entries.find((each) => each.key === key);
  const isFull = Object.keys(list.data.entries).length >= LIMITS.ownLists.entries;
  const put = () => putOnList(uid, id, key, listEntryOf(item, entry?.order ?? lastOrder(entries)));
  const take = () => takeOffList(uid, id, key);
  const [change, back] = entry ? [take, put] : [put, take];
  return (
    <li className={classes.list}>
      <CheckLine
        isChecked={entry !== undefined}
        disabled={!entry && isFull}
        onChange={() => {
          onNote(id, () => runListWrite(uid, name, back()));
          runListWrite(uid, name, change());
        }}
      >
        <bdi lang={languageOfScript(name)} className={classes.name}>
          {name}
        </bdi>
      </CheckLine>
      <span className={classes.count}>
        {!entry && isFull ? t('dialog.full') : formatNumber(entries.length, locale)}
      </span>
    </li>
  );
}

function NewList({ item, uid, onNote }: ShelveListsProps) {
  const t = useWords('shelves');
  const [name, setName] = useState('');
  const written = plainText(name);
  const create = () => {
    if (written === '') return;
    const id = newListId(uid);
    onNote(id, () => runListWrite(uid, written, deleteList(uid, id)));
    const entries = { [listKeyOf(item)]: listEntryOf(item, 1) };
    runListWrite(uid, written, createList(uid, id, { name: written }, entries));
    setName('');
  };
  return (
    <form
      className={classes.new}
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <TextField
        name="list-name"
        label={t('dialog.newName')}
        value={name}
        onChange={setName}
        maxLength={LIMITS.ownLists.name}
        autoComplete="off"
      />
      <Button type="submit" variant="default" disabled={written === ''}>
        {t('dialog.create')}
      </Button>
    </form>
  );
}
