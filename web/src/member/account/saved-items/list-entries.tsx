import { languageOfScript } from '@rawi/model/text/language-of-script';
import { movedOrders } from '@rawi/model/truth/list-order';
import type { Listed } from '@rawi/model/truth/own-list';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, joinParts } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { moved } from '../../../core/lib/moved.ts';
import { paths } from '../../../core/lib/paths.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import hidden from '../../../core/ui/hidden.module.css';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import row from '../../../core/ui/row.module.css';
import { comicName, isolatedName } from '../../../domains/comics/comic-name.ts';
import { Cover } from '../../../domains/comics/cover.tsx';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { useIsKept } from '../../../domains/ratings/showing.ts';
import { chapterInOrder } from '../../../domains/shelves/chapter-in-order.ts';
import { listEntryOf, thingOfEntry } from '../../../domains/shelves/list-entry.ts';
import { offerListUndo, runListWrite } from '../../../domains/shelves/tell-lists.ts';
import { orderList, putOnList, takeOffList } from '../../../domains/shelves/write-lists.ts';
import { type Order, useOrder } from '../../../domains/submissions/use-order.ts';
import { useRemoved } from '../../../domains/takedowns/use-removed.ts';
import { leaveEntry } from '../lists/list-states.tsx';
import classes from './own-lists.module.css';

interface ListEntriesProps {
  readonly uid: string;
  readonly listId: string;
  readonly name: string;
  readonly entries: readonly Listed[];
}

/** What stands on a list, in its order, which is changed by dragging, by buttons and by arrow keys. */
export function ListEntries({ uid, listId, name, entries }: ListEntriesProps) {
  const t = useWords('shelves');
  const locale = useLocale();
  const removed = useRemoved();
  const nameOf = useEntryName();
  const [said, setSaid] = useState('');
  // While something is drawn over the others its place is this page's alone: one write at the end says it.
  const [drawn, setDrawn] = useState<{ readonly from: number; readonly order: readonly Listed[] }>();
  const isKept = useIsKept();
  const kept = entries.filter((entry) => isKept(keptRating(entry)));
  const shown = drawn?.order ?? kept;
  /** Places are those of the whole list, of which some may be left out here. */
  const placeOf = (index: number) => entries.findIndex(({ key }) => key === kept[index]?.key);
  const write = (start: number, end: number) =>
    runListWrite(uid, name, orderList(uid, listId, movedOrders(entries, placeOf(start), placeOf(end))));
  const {
    list,
    move,
    rowProps: orderProps,
  } = useOrder({
    count: shown.length,
    onMove: (start, end, by) => {
      if (by === 'drag')
        return setDrawn((at) => ({ from: at?.from ?? start, order: moved(shown, start, end) }));
      write(start, end);
      const entry = kept[start];
      if (entry) {
        setSaid(t('lists.moved', { name: isolated(nameOf(entry)), place: formatNumber(end + 1, locale) }));
      }
    },
  });
  const rowProps: Order['rowProps'] = (index) => {
    const props = orderProps(index);
    return {
      ...props,
      onDragEnd: () => {
        props.onDragEnd();
        if (!drawn) return;
        const key = kept[drawn.from]?.key;
        const end = drawn.order.findIndex((each) => each.key === key);
        setDrawn(undefined);
        if (end >= 0) write(drawn.from, end);
      },
    };
  };
  return (
    <>
      <output className={hidden.hidden}>{said}</output>
      <ol ref={list} className={classes.entries} aria-label={t('lists.order', { name: isolated(name) })}>
        {shown.map((entry, index) => (
          <Entry
            key={entry.key}
            entry={entry}
            listId={listId}
            index={index}
            count={shown.length}
            isRemoved={removed.has(entry.kind === 'comic' ? entry.comicId : entry.chapterId)}
            order={{ move, rowProps }}
            onRemove={() => {
              runListWrite(uid, name, takeOffList(uid, listId, entry.key));
              const back = listEntryOf(thingOfEntry(entry), entry.order);
              offerListUndo('removed', nameOf(entry), () =>
                runListWrite(uid, name, putOnList(uid, listId, entry.key, back)),
              );
            }}
          />
        ))}
      </ol>
      <LeftOut
        count={new Set(entries.filter((entry) => !kept.includes(entry)).map(({ slug }) => slug)).size}
      />
    </>
  );
}

interface EntryProps {
  readonly entry: Listed;
  readonly listId: string;
  readonly index: number;
  readonly count: number;
  /** It was taken down, so it is no link. */
  readonly isRemoved: boolean;
  readonly order: Pick<Order, 'move' | 'rowProps'>;
  readonly onRemove: () => void;
}

function Entry({ entry, listId, index, count, isRemoved, order, onRemove }: EntryProps) {
  const t = useWords('shelves');
  const locale = useLocale();
  const name = comicName(entry, locale);
  const label = isolated(useEntryName()(entry));
  const to =
    entry.kind === 'comic'
      ? paths.comic(locale, entry.slug)
      : chapterInOrder(locale, entry.chapterId, { kind: 'own', listId });
  const words = <OneLine text={name.text} lang={name.lang} className={classes.name} />;
  return (
    <li className={classNames(row.row, classes.entry)} {...order.rowProps(index)}>
      <IconGripVertical size={18} stroke={1.75} aria-hidden="true" className={classes.grip} />
      <span className={classes.place}>{formatNumber(index + 1, locale)}</span>
      <Cover image={thumbnailSource(entry.picture)} rating={keptRating(entry)} sizes="48px" />
      <div className={classes.about}>
        {isRemoved ? (
          words
        ) : (
          <Link to={to} draggable={false} className={classes.entryLink}>
            {words}
          </Link>
        )}
        {entry.kind === 'chapter' && (
          <span className={classes.count}>
            {t('lists.chapter', { chapter: formatNumber(entry.number, locale) })}
            {entry.title !== undefined && (
              <>
                {' '}
                <bdi lang={languageOfScript(entry.title)}>{entry.title}</bdi>
              </>
            )}
          </span>
        )}
        {isRemoved && <span className={classes.count}>{t('lists.removed')}</span>}
      </div>
      <div className={classes.entryActions}>
        <IconButton
          label={t('lists.up', { name: label })}
          disabled={index === 0}
          onClick={() => order.move(index, index - 1)}
        >
          <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('lists.down', { name: label })}
          disabled={index === count - 1}
          onClick={() => order.move(index, index + 1)}
        >
          <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('lists.remove', { name: label })}
          onClick={(event) => {
            leaveEntry(event.currentTarget.closest('li'));
            onRemove();
          }}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

/** What an entry is called in a sentence: the comic, and of a chapter its number. */
function useEntryName(): (entry: Listed) => string {
  const t = useWords('shelves');
  const locale = useLocale();
  return (entry) => {
    const name = comicName(entry, locale);
    if (entry.kind === 'comic') return name.text;
    const chapter = t('lists.chapter', { chapter: formatNumber(entry.number, locale) });
    return joinParts(locale, isolatedName(name, locale), chapter);
  };
}
