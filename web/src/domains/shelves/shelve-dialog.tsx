import { Button } from '@mantine/core';
import { READING_SHELVES, type ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { lazy, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, joinParts } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { PagePart } from '../../core/ui/page-part.tsx';
import { Pills } from '../../core/ui/pills.tsx';
import { comicName, isolatedName } from '../comics/comic-name.ts';
import type { SavedThing } from '../library/change.ts';
import { choose, useLibrary } from '../library/library.ts';
import { savedKeyOf } from '../library/own.ts';
import { useChoose } from '../library/use-choose.ts';
import classes from './shelve-dialog.module.css';
import type { NoteChange } from './shelve-lists.tsx';

const ShelveLists = lazy(() => import('./shelve-lists.tsx'));

interface ShelveDialogProps {
  readonly item: SavedThing;
  readonly onClose: () => void;
}

/**
 * Where something stands: a comic's shelf, and the lists that have it. Each press counts at once; what was
 * changed can be taken back by a message afterwards.
 */
export default function ShelveDialog({ item, onClose }: ShelveDialogProps) {
  const t = useWords('shelves');
  const shell = useWords('shell');
  const locale = useLocale();
  const session = useSession();
  const name = comicName(item, locale);
  const undos = useRef(new Map<string, () => void>());
  const line =
    item.kind === 'chapter' ? t('lists.chapter', { chapter: formatNumber(item.number, locale) }) : undefined;
  const fullName = line === undefined ? name.text : joinParts(locale, isolatedName(name, locale), line);
  // What stood there at the beginning is what a way back leads to.
  const note: NoteChange = (subject, undo) => {
    if (!undos.current.has(subject)) undos.current.set(subject, undo);
  };
  const close = () => {
    onClose();
    const back = [...undos.current.values()];
    if (back.length === 0) return;
    void import('./tell-lists.ts').then(({ offerListUndo }) =>
      offerListUndo('changed', fullName, () => {
        for (const undo of back) undo();
      }),
    );
  };
  return (
    <Dialog
      title={t(item.kind === 'comic' ? 'dialog.comic' : 'dialog.chapter')}
      closeLabel={shell('close')}
      onClose={close}
      isSheet
    >
      <DialogText>
        <bdi lang={name.lang}>{name.text}</bdi>
        {line !== undefined && <span className={classes.line}>{line}</span>}
      </DialogText>
      {item.kind === 'comic' && <ShelfPart item={item} onNote={note} onAsked={onClose} />}
      {session.state === 'signed-in' ? (
        <PagePart fallback={<div className={classes.waiting} aria-busy="true" />}>
          <ShelveLists item={item} uid={session.user.uid} onNote={note} />
        </PagePart>
      ) : (
        <p className={classes.visitor}>
          {t('dialog.visitor')} <Link to={paths.logIn(locale)}>{t('dialog.logIn')}</Link>
        </p>
      )}
      <DialogActions>
        <Button onClick={close}>{t('dialog.done')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ShelfPartProps {
  readonly item: SavedThing;
  readonly onNote: NoteChange;
  /** Called when a visitor is asked to log in. */
  readonly onAsked: () => void;
}

/** The five shelves: a second press on one takes the comic off it, and leaves it saved. */
function ShelfPart({ item, onNote, onAsked }: ShelfPartProps) {
  const t = useWords('shelves');
  const library = useLibrary();
  const ask = useChoose();
  const key = savedKeyOf(item);
  const shelf = library.shelfOf(key);
  const press = (pressed: ReadingShelf) => {
    const next = pressed === shelf ? undefined : pressed;
    const change = { kind: 'save', item, on: true, ...(next && { shelf: next }) } as const;
    if (library.uid === undefined) {
      onAsked();
      ask(change);
      return;
    }
    const before = { kind: 'save', item, on: library.isSaved(key), ...(shelf && { shelf }) } as const;
    onNote('shelf', () => void choose(before));
    void choose(change);
  };
  return (
    <div className={classes.part}>
      <Pills
        label={t('shelf.label')}
        isLabelShown
        value={shelf}
        choices={READING_SHELVES.map((value) => ({ value, label: t(`shelf.${value}`) }))}
        onPress={press}
      />
      <p className={classes.hint}>{t('shelf.hint')}</p>
    </div>
  );
}
