import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import { fold } from '@rawi/model/text/fold';
import type { Term } from '@rawi/model/truth/glossary';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { changeOf, newTerm, type TermDraft } from './term-draft.ts';
import { type LoadedGlossary, renderingFor, useTermCalls } from './use-glossary.ts';
import { useTermDrafts } from './use-term-drafts.ts';

/** What was done last. */
export interface Done {
  readonly what: 'added' | 'changed' | 'removed' | 'broughtBack';
  readonly term: Term;
}

/** What can be done with the names of a comic, what is being written, and where the focus goes then (`focus`). */
export function useNamesList(
  comicId: string,
  { version, terms }: Extract<LoadedGlossary, { state: 'ready' }>,
  focus: (name: string) => void,
) {
  const calls = useTermCalls(comicId, version);
  const { drafts, ...writing } = useTermDrafts(comicId);
  const sending = useSend();
  const [done, setDone] = useState<Done>();
  return {
    done,
    sending,
    /** Those that are being written and that no kept name is of. */
    lone: drafts.filter(({ id }) => terms.every((term) => term.id !== id)),
    draftOf: (id: string) => drafts.find((draft) => draft.id === id),
    change: writing.change,
    add() {
      const draft = newTerm();
      writing.open(draft);
      focus(draft.id);
    },
    edit(term: Term) {
      writing.open(changeOf(term));
      focus(term.id);
    },
    cancel({ id, base }: TermDraft) {
      writing.close(id);
      focus(base ? id : 'add');
    },
    set: (term: Term) => calls.set(term),
    /** A name that was written is kept now. New ones come one after the other, so the form stays for the next. */
    finish({ id, base }: TermDraft, term: Term) {
      sending.clear();
      setDone({ what: base ? 'changed' : 'added', term });
      if (base) {
        writing.close(id);
        focus(id);
        return;
      }
      const next = newTerm({ kind: term.kind });
      writing.replace(id, next);
      focus(next.id);
    },
    remove: (term: Term) =>
      void sending.send(async () => {
        await calls.remove(term.id);
        setDone({ what: 'removed', term });
        focus('undo');
      }),
    bringBack: (term: Term) =>
      void sending.send(async () => {
        await calls.set(term);
        setDone({ what: 'broughtBack', term });
        focus(term.id);
      }),
  };
}
export type NamesList = ReturnType<typeof useNamesList>;

/** Moves the focus to what is marked with a name (`data-focus`), or to the first field in it, as soon as that is there. */
export function useFocusLater() {
  const area = useRef<HTMLDivElement>(null);
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    if (waiting.current === undefined) return;
    const found = area.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(waiting.current)}"]`);
    if (!found) return;
    waiting.current = undefined;
    const control = found.matches('button') ? found : found.querySelector<HTMLElement>('input');
    control?.focus();
  });
  return {
    area,
    focus: (name: string) => {
      waiting.current = name;
    },
  };
}

/** English and Arabic, the one that is needed, and those in which a name is kept. */
export function languagesOf(terms: readonly Term[], needed: Language | undefined): readonly Language[] {
  return LANGUAGE_CODES.filter(
    (each) =>
      each === 'en' ||
      each === 'ar' ||
      each === needed ||
      terms.some(({ renderings }) => renderings[each] !== undefined),
  );
}

/** Whether a name is found by what is typed, in whatever language and however it is accented. */
export function isFound({ renderings, note = '' }: Term, typed: string): boolean {
  const sought = fold(typed);
  return [...Object.values(renderings), note].some((text) => fold(text).includes(sought));
}

/** Names by their letters in a language. */
export function byName(locale: Locale): (one: Term, other: Term) => number {
  const { compare } = new Intl.Collator(locale);
  return (one, other) => compare(renderingFor(one, locale).text, renderingFor(other, locale).text);
}
