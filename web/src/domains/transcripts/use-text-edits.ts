import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useFlushes } from '../../core/forms/use-flushes.ts';
import { areSameItems, type Items, startText, type TextEditing } from './edit-text.ts';
import { editMet, type MetAction, type MetEditing } from './met-text.ts';
import type { OpenedText } from './stored/open-text.ts';
import type { TextSaver } from './stored/text-saver.ts';
import { type Found, TextStore } from './stored/text-store.ts';
import { storedItems } from './text-limits.ts';

/** What is done to a text, and how it is stored. Use it under a `key` of what was opened. */
export function useTextEdits(uid: string, opened: OpenedText, page: number) {
  const [store] = useState(() => new TextStore(uid, opened));
  const { saver, begun, older } = store;
  const { names } = opened;
  const [beyond, setBeyond] = useState(store.left);
  const [state, dispatch] = useReducer(editMet, undefined, () =>
    beginEditing(withOlder(startText(begun, Math.min(begun.length, Math.max(1, page))), names, older), {
      found: store.found,
      names,
    }),
  );
  useStored(saver, state.pages, { begun, names });
  useMeetings(store, state, { dispatch, names });
  useEffect(
    () => store.onBack((name, items) => setBeyond((before) => new Map([...before, [name, items]]))),
    [store],
  );
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
    isKept: store.isKept,
    hasOlder: older.size > 0,
    beyond,
    removeBeyond,
  };
}

interface Names {
  /** Under which each page is stored. */
  readonly names: readonly number[];
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

const asMeeting = ({ name, ...found }: Found, names: readonly number[]): MetAction => ({
  type: 'meet',
  page: names.indexOf(name) + 1,
  ...found,
});

function beginEditing(
  state: TextEditing,
  { found, names }: Names & { readonly found: readonly Found[] },
): MetEditing {
  return found.reduce<MetEditing>((all, each) => editMet(all, asMeeting(each, names)), {
    ...state,
    met: new Map(),
  });
}

/** Puts what is found to be written elsewhere into the text, and has pages stored again that are settled. */
function useMeetings(
  store: TextStore,
  { met, pages }: MetEditing,
  { dispatch, names }: Names & { readonly dispatch: (action: MetAction) => void },
): void {
  useEffect(() => store.onFound((found) => dispatch(asMeeting(found, names))), [store, dispatch, names]);
  useEffect(() => {
    for (const [page, { of, state }] of met) {
      const [name, items] = [names[page - 1], pages[page - 1]];
      if (state !== 'apart' && name !== undefined && items) store.settle(name, of, items);
    }
  }, [store, names, met, pages]);
}

/** Gives the saver each page that was changed. */
function useStored(
  saver: TextSaver,
  pages: readonly Items[],
  { begun, names }: Names & { readonly begun: readonly Items[] },
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
}
