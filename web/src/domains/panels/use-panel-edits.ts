import { useEffect, useReducer, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { areSameBoxes } from './boxes.ts';
import { type Boxes, type Editing, editPages } from './edit-pages.ts';
import { type KeptEdits, keepEdits } from './kept-edits.ts';
import { changedPages, inCalls, pagesToSend } from './page-panels.ts';
import type { PanelsOf, StoredPanels } from './stored-panels.ts';

interface EditsOptions {
  readonly of: PanelsOf;
  readonly uid: string;
  readonly stored: StoredPanels;
  readonly edits: KeptEdits | undefined;
}

/** What is changed of a chapter's panels, how it is kept on this device, and how it is saved. */
export function usePanelEdits({ of, uid, stored, edits }: EditsOptions) {
  const [state, dispatch] = useReducer(editPages, undefined, () => begin(of, stored, edits));
  const [base, setBase] = useState({
    file: stored.panelsFile,
    pages: stored.pages,
    unsure: stored.unsure,
  });
  const [sent, setSent] = useState<{ readonly done: number; readonly total: number }>();
  const sending = useSend();
  const right = state.right.filter((page) => base.unsure.includes(page));
  const changed = changedPages(base.pages, state.pages, right);
  const own: KeptEdits = {
    folder: stored.manifest.folder,
    isRtl: state.isRtl,
    looked: state.looked,
    pages: new Map(changed.map((page) => [page, state.pages[page - 1] ?? []])),
  };
  const { comicId, chapterId } = of;
  const [isKept, setIsKept] = useState(true);
  const { pages, looked, right: said } = state;
  useEffect(() => {
    setIsKept(keepEdits({ uid, chapterId }, own));
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept follows from these
  }, [uid, chapterId, pages, looked, said, base]);

  const save = () =>
    void sending.send(async () => {
      const { callTranslators } = await import('../../core/session/translator-calls.ts');
      let { file, pages: saved, unsure } = base;
      let done = 0;
      setSent({ done, total: changed.length });
      for (const call of inCalls(pagesToSend(changed, pages, stored.found))) {
        // Each goes on with the file that the one before has made.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await callTranslators({
          action: 'setPanels',
          comicId,
          chapterId,
          began: file,
          rightToLeft: state.isRtl,
          pages: call,
        });
        file = answer.panelsFile;
        const isSaved = new Set(call.map(({ page }) => page));
        saved = saved.map((boxes, index) => (isSaved.has(index + 1) ? (pages[index] ?? []) : boxes));
        unsure = unsure.filter((page) => !isSaved.has(page));
        setBase({ file, pages: saved, unsure });
        done += call.length;
        setSent({ done, total: changed.length });
      }
    });
  return { state, dispatch, unsure: base.unsure, changed, own, isKept, sent, sending, save };
}

function begin({ page = 1 }: PanelsOf, stored: StoredPanels, edits: KeptEdits | undefined): Editing {
  const pages = stored.pages.map((boxes, index): Boxes => edits?.pages.get(index + 1) ?? boxes);
  const shown = Math.min(pages.length, Math.max(1, page));
  return {
    isRtl: stored.direction === 'rtl',
    pages,
    found: stored.found,
    page: shown,
    chosen: undefined,
    tool: undefined,
    looked: [...new Set([...(edits?.looked ?? []).filter((each) => each <= pages.length), shown])],
    // What is kept as it is stored was said to be right.
    right: [...(edits?.pages ?? [])].flatMap(([each, boxes]) =>
      areSameBoxes(boxes, stored.pages[each - 1] ?? []) ? [each] : [],
    ),
    past: [],
    future: [],
  };
}
