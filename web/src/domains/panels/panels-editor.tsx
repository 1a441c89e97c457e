import { Button } from '@mantine/core';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { pagesOf } from '@rawi/model/truth/page-images';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { boxesOf, type EditAction } from './edit-pages.ts';
import { dropEdits, type KeptEdits } from './kept-edits.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { PageSteps } from './page-steps.tsx';
import { PageSurface } from './page-surface.tsx';
import classes from './panels-editor.module.css';
import { SaveLine, SaveOutcome } from './save-note.tsx';
import type { PanelsOf, StoredPanels } from './stored-panels.ts';
import { ToolBar } from './tool-bar.tsx';
import { ToolHint } from './tool-hint.tsx';
import { usePanelEdits } from './use-panel-edits.ts';
import { useSpoken } from './use-spoken.ts';

/** Why earlier changes are gone: the pages that they were about are not those any more, or are read the other way. */
export type Unfit = 'replaced' | 'turned';

interface PanelsEditorProps {
  readonly of: PanelsOf;
  readonly uid: string;
  readonly stored: StoredPanels;
  /** What was changed before and not saved. */
  readonly edits: KeptEdits | undefined;
  readonly unfit: Unfit | undefined;
  /** Reads what somebody else has saved, under one's own changes. */
  readonly onReload: (own: KeptEdits) => void;
  readonly onClose: () => void;
}

/** The whole screen: a page with its panels, tools, and the way to the other pages. */
export function PanelsEditor({ of, uid, stored, edits, unfit, onReload, onClose }: PanelsEditorProps) {
  const t = useWords('page-panels');
  const locale = useLocale();
  const heading = useId();
  const dialog = useShownDialog();
  const [isLeaving, setIsLeaving] = useState(false);
  const { state, dispatch, unsure, changed, own, isKept, sent, sending, save } = usePanelEdits({
    of,
    uid,
    stored,
    edits,
  });
  const spoken = useSpoken(state);
  const { page, tool } = state;
  const { isSending } = sending;
  const slices = pagesOf(stored.manifest)[page - 1] ?? [];
  const act = (action: EditAction) => {
    if (isSending) return;
    if (sending.state === 'done') sending.clear();
    dispatch(action);
  };
  const leave = () => {
    if (isSending) return;
    if (tool) act({ type: 'tool', tool: undefined });
    else if (changed.length > 0) setIsLeaving(true);
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classes.editor}
      dir={LOCALE_DIRECTIONS[locale]}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (!isLeaving) handleKeys(event, page, act);
      }}
      onCancel={(event) => {
        // The question before leaving has an Escape of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      // No browser lets a page hold a dialog open: what is changed is kept all the same.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      <header className={classes.head}>
        <h2 id={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <IconButton label={t('close')} disabled={isSending} onClick={leave}>
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <PageSurface key={page} state={state} slices={slices} isStill={isSending} onAct={act} />
      <div className={classes.side}>
        <div className={classes.tools}>
          <SaveOutcome
            isDone={sending.state === 'done' && changed.length === 0}
            problem={sending.problem}
            onReload={() => onReload(own)}
          />
          {unfit && <FormNote tone="neutral">{t(unfit)}</FormNote>}
          {unsure.includes(page) && !changed.includes(page) && (
            <FormNote tone="neutral">{t('unsure')}</FormNote>
          )}
          <ToolBar state={state} unsure={unsure} isStill={isSending} onAct={act} />
          <ToolHint state={state} onAct={act} />
          <div className={classes.about}>
            <p>
              {t('about')} {t('keys.ends', { key: isolated('Shift') })}{' '}
              {t('keys.starts', { key: isolated('Alt') })} {t('keys.small', { key: isolated('Ctrl') })}
            </p>
            <p>{t('opening')}</p>
          </div>
        </div>
        <div className={classes.foot}>
          <PageSteps state={state} isStill={isSending} onAct={act} />
          <SaveLine changed={changed.length} isKept={isKept} sent={isSending ? sent : undefined} />
          <Button fullWidth onClick={save} loading={isSending} disabled={changed.length === 0}>
            {t('save')}
          </Button>
        </div>
      </div>
      <output className={classes.spoken}>
        {boxesOf(state).length === 0 && spoken === '' ? t('said.none') : spoken}
      </output>
      {isLeaving && (
        <LeaveDialog
          isKept={isKept}
          onStay={() => setIsLeaving(false)}
          onKeep={onClose}
          onDiscard={() => {
            dropEdits({ uid, chapterId: of.chapterId });
            onClose();
          }}
        />
      )}
    </dialog>
  );
}

/** Opens with the page, and gives the focus back. */
function useShownDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    element?.querySelector<HTMLElement>('h2')?.focus();
    return () => element?.close();
  }, []);
  return dialog;
}

/** The keys of the whole editor; by their places, since an Arabic keyboard has other letters there. */
function handleKeys(event: KeyboardEvent, page: number, act: (action: EditAction) => void): void {
  const isUndo = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ';
  const isRedo = (event.ctrlKey || event.metaKey) && event.code === 'KeyY';
  if (isUndo || isRedo) act({ type: isRedo || event.shiftKey ? 'redo' : 'undo' });
  // The place of a cut goes by these keys too.
  else if (event.target instanceof HTMLInputElement) return;
  else if (event.key === 'PageDown') act({ type: 'show', page: page + 1 });
  else if (event.key === 'PageUp') act({ type: 'show', page: page - 1 });
  else return;
  event.preventDefault();
}
