import { Button } from '@mantine/core';
import { pagesOf } from '@rawi/model/truth/page-images';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import hidden from '../../core/ui/hidden.module.css';
import { EditorDialog } from '../page-editing/editor-dialog.tsx';
import { stepBack } from '../page-editing/frame-keys.ts';
import { PageSteps } from '../page-editing/page-steps.tsx';
import { boxesOf, type EditAction } from './edit-pages.ts';
import { dropEdits, type KeptEdits } from './kept-edits.ts';
import { LeaveDialog } from './leave-dialog.tsx';
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
  const number = (value: number) => formatNumber(value, locale);
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
  const total = number(state.pages.length);
  return (
    <EditorDialog
      title={t('title')}
      closeLabel={t('close')}
      isBusy={isSending}
      room="page"
      page={<PageSurface key={page} state={state} slices={slices} isStill={isSending} onAct={act} />}
      side={
        <>
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
        </>
      }
      foot={
        <>
          <PageSteps
            page={page}
            total={state.pages.length}
            labels={{ previous: t('previous'), next: t('next') }}
            isStill={isSending}
            at={t('page', { page: number(page), total })}
            onShow={(to) => act({ type: 'show', page: to })}
          >
            {t('looked', { shown: number(state.looked.length), total })}
          </PageSteps>
          <SaveLine changed={changed.length} isKept={isKept} sent={isSending ? sent : undefined} />
          <Button fullWidth onClick={save} loading={isSending} disabled={changed.length === 0}>
            {t('save')}
          </Button>
        </>
      }
      onKeyDown={(event) => handleKeys(event, page, act)}
      onLeave={leave}
      // What is changed is kept all the same.
      onClose={onClose}
    >
      <output className={hidden.hidden}>
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
    </EditorDialog>
  );
}

/** The keys of the whole editor. */
function handleKeys(event: KeyboardEvent, page: number, act: (action: EditAction) => void): void {
  const back = stepBack(event);
  if (back) act({ type: back });
  // The place of a cut goes by these keys too.
  else if (event.target instanceof HTMLInputElement) return;
  else if (event.key === 'PageDown') act({ type: 'show', page: page + 1 });
  else if (event.key === 'PageUp') act({ type: 'show', page: page - 1 });
  else return;
  event.preventDefault();
}
