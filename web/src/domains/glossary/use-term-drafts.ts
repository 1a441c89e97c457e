import { useEffect, useState } from 'react';
import { keepTermDrafts, readTermDrafts, type TermDraft, type TermValues } from './term-draft.ts';

/** The names of a comic that are being written, kept in this tab. */
export function useTermDrafts(comicId: string) {
  const [drafts, setDrafts] = useState<readonly TermDraft[]>(() => readTermDrafts(comicId));
  useEffect(() => keepTermDrafts(comicId, drafts), [comicId, drafts]);
  return {
    drafts,
    open: (draft: TermDraft) =>
      setDrafts((now) => (now.some(({ id }) => id === draft.id) ? now : [...now, draft])),
    change: (id: string, values: TermValues) =>
      setDrafts((now) => now.map((each) => (each.id === id ? { ...each, values } : each))),
    close: (id: string) => setDrafts((now) => now.filter((each) => each.id !== id)),
    /** Opens another in place of one that is set. */
    replace: (id: string, next: TermDraft) =>
      setDrafts((now) => now.map((each) => (each.id === id ? next : each))),
  };
}
