import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
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
    withOlder(startText(begun, Math.min(begun.length, Math.max(1, page))), opened.names, older),
  );
  useStored(saver, state.pages, { begun, names: opened.names });
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
function withOlder(
  state: TextEditing,
  names: readonly number[],
  older: ReadonlyMap<number, Items>,
): TextEditing {
  const changes = [...older].flatMap(([name, after]) => {
    const page = names.indexOf(name) + 1;
    const before = state.pages[page - 1];
    return before && !areSameItems(before, after) ? [{ page, before, after }] : [];
  });
  return changes.length === 0 ? state : { ...state, future: [{ changes }] };
}

/** Gives the saver each page that was changed, and has it store what waits when the network is back or the tab is left. */
function useStored(
  saver: TextSaver,
  pages: readonly Items[],
  { begun, names }: { readonly begun: readonly Items[]; readonly names: readonly number[] },
): void {
  const given = useRef(begun);
  useEffect(() => {
    const before = given.current;
    given.current = pages;
    saver.change(
      new Map(
        pages.flatMap((items, index) =>
          items === before[index] ? [] : [[names[index] ?? index + 1, items] as const],
        ),
      ),
    );
  }, [saver, pages, names]);
  useEffect(() => {
    const handleOnline = () => void saver.flush();
    const handleHide = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    window.addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      window.removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleHide);
      void saver.flush();
    };
  }, [saver]);
}

/** A text as it is begun here: as it is published, with what was written over it, and what has not arrived over that. */
function beginEdits(uid: string, opened: OpenedText) {
  const { transcriptId, published, names, written, beyond, head } = opened;
  const of = { uid, transcriptId, base: head.base };
  const isOlder = isKeptOlder(of);
  const typed = head.state === 'draft' ? readKeptText(of) : new Map<number, Items>();
  const waiting = isOlder ? new Map<number, Items>() : typed;
  // Lines without words are nowhere but here.
  const unworded = new Map(readUnworded(of));
  const begun = published.map((items, index) => {
    const name = names[index] ?? index + 1;
    const stored = written.get(name) ?? items;
    const marked = head.state === 'draft' ? unworded.get(name) : undefined;
    return waiting.get(name) ?? (marked ? withUnworded(stored, marked) : stored);
  });
  const known = new Map(written);
  const publishedAs = new Map(names.map((name, index) => [name, published[index] ?? []]));
  const most = head.file?.pageCount ?? head.pageCount;
  // Text of a page that is left out arrives late, and is there when the page comes back.
  const isStorable = ([name]: readonly [number, Items]) => name <= most || beyond.has(name);
  // What was typed for a longer file stays here.
  const stray = [...waiting].filter((each) => !isStorable(each));
  let isKept = true;
  const saver = new TextSaver({
    fits: fitsPage,
    waiting: new Map([...waiting].filter(isStorable)),
    keep: (pages) => {
      isKept = keepText(of, new Map([...stray, ...pages]), unworded);
    },
    forget: () => {
      unworded.clear();
      keepText(of, new Map());
    },
    async store(name, items) {
      if (hasUnworded(items)) unworded.set(name, items);
      else unworded.delete(name);
      const typed = storedItems(items);
      // A page as readers have it has no document.
      const next = areSameItems(typed, publishedAs.get(name) ?? []) ? undefined : typed;
      if (isSame(next, known.get(name))) return;
      await saveTextPage(of, name, next);
      if (next) known.set(name, next);
      else known.delete(name);
    },
  });
  return {
    begun,
    saver,
    isKept: () => isKept,
    older: isOlder ? typed : new Map<number, Items>(),
    left: [...beyond].filter(([name]) => !waiting.has(name)),
  };
}
