import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useFlushes } from '../../core/forms/use-flushes.ts';
import { areSameItems, editText, type Items, startText, type TextEditing } from './edit-text.ts';
import { isKeptOlder, keepText, readKeptText, readUnworded } from './kept-texts.ts';
import { type OpenedText, saveTextPage } from './open-text.ts';
import { fitsPage, hasUnworded, storedItems, withUnworded } from './text-limits.ts';
import { TextSaver } from './text-saver.ts';

const isSame = (one: Items | undefined, other: Items | undefined): boolean =>
  one && other ? areSameItems(one, other) : one === other;

/** What is done to a text, and how it is stored. Use it under a `key` of what was opened. */
export function useTextEdits(uid: string, opened: OpenedText, page: number) {
  const [{ begun, saver, isKept, left, older }] = useState(() => beginEdits(uid, opened));
  const [beyond, setBeyond] = useState<ReadonlyMap<number, Items>>(() => new Map(left));
  const [state, dispatch] = useReducer(editText, undefined, () =>
    withOlder(startText(begun, Math.min(begun.length, Math.max(1, page))), older),
  );
  useStored(saver, state.pages, begun);
  useFlushes(saver);
  const save = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot);
  const isChanged = state.pages.some(
    (items, index) => !areSameItems(storedItems(items), opened.published[index] ?? []),
  );
  const removeBeyond = () => {
    saver.change(new Map([...beyond.keys()].map((each) => [each, []])));
    setBeyond(new Map());
  };
  return {
    state,
    dispatch,
    save,
    saver,
    isChanged,
    isKept: isKept(),
    hasOlder: older.size > 0,
    beyond,
    removeBeyond,
  };
}

/** What was typed over an earlier file is not stored by itself: what others have published since would be gone. Redoing brings it back. */
function withOlder(state: TextEditing, older: ReadonlyMap<number, Items>): TextEditing {
  const changes = [...older].flatMap(([page, after]) => {
    const before = state.pages[page - 1];
    return before && !areSameItems(before, after) ? [{ page, before, after }] : [];
  });
  return changes.length === 0 ? state : { ...state, future: [{ changes }] };
}

/** Gives the saver each page that was changed. */
function useStored(saver: TextSaver, pages: readonly Items[], begun: readonly Items[]): void {
  const given = useRef(begun);
  useEffect(() => {
    const before = given.current;
    given.current = pages;
    saver.change(
      new Map(
        pages.flatMap((items, index) => (items === before[index] ? [] : [[index + 1, items] as const])),
      ),
    );
  }, [saver, pages]);
}

/** A text as it is begun here: as it is published, with what was written over it, and what has not arrived over that. */
function beginEdits(uid: string, { transcriptId, published, written, beyond, head }: OpenedText) {
  const of = { uid, transcriptId, base: head.base };
  const isOlder = isKeptOlder(of);
  const typed = head.state === 'draft' ? readKeptText(of) : new Map<number, Items>();
  const waiting = isOlder ? new Map<number, Items>() : typed;
  // Lines without words are nowhere but here.
  const unworded = new Map(readUnworded(of));
  const begun = published.map((items, index) => {
    const [page, stored] = [index + 1, written.get(index + 1) ?? items];
    const marked = head.state === 'draft' ? unworded.get(page) : undefined;
    return waiting.get(page) ?? (marked ? withUnworded(stored, marked) : stored);
  });
  const known = new Map([...written, ...beyond]);
  let isKept = true;
  const saver = new TextSaver({
    fits: fitsPage,
    waiting: new Map([...waiting].filter(([page]) => page <= published.length || beyond.has(page))),
    keep: (pages) => {
      isKept = keepText(of, pages, unworded);
    },
    forget: () => {
      unworded.clear();
      keepText(of, new Map());
    },
    async store(page, items) {
      if (hasUnworded(items)) unworded.set(page, items);
      else unworded.delete(page);
      const typed = storedItems(items);
      // A page as readers have it has no document.
      const next = areSameItems(typed, published[page - 1] ?? []) ? undefined : typed;
      if (isSame(next, known.get(page))) return;
      await saveTextPage(of, page, next);
      if (next) known.set(page, next);
      else known.delete(page);
    },
  });
  return {
    begun,
    saver,
    isKept: () => isKept,
    older: isOlder ? typed : new Map<number, Items>(),
    left: [...beyond].filter(([page]) => !waiting.has(page)),
  };
}
