import { type ReactNode, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { useAskProblem } from './ask-problem.ts';
import { ChooseComic } from './choose-comic.tsx';
import { type Moderated, ModerationContext } from './moderation-context.ts';

/**
 * The dialogs of a reviewer's actions. They stand beside the lists and in no row of them: a row goes when a search that is still
 * on its way arrives, and would take its dialog with it.
 */
export function Moderation({ children }: { readonly children: ReactNode }) {
  const [moderated, setModerated] = useState<Moderated>();
  const close = () => setModerated(undefined);
  return (
    <ModerationContext value={setModerated}>
      {children}
      {moderated?.dialog === 'hide' && <HideDialog askId={moderated.askId} onClose={close} />}
      {moderated?.dialog === 'choose' && (
        <ChooseComic askId={moderated.askId} typed={moderated.ask.title} onClose={close} />
      )}
    </ModerationContext>
  );
}

function HideDialog({ askId, onClose }: { readonly askId: string; readonly onClose: () => void }) {
  const t = useWords('ask');
  const problemOf = useAskProblem();
  const undoable = useHidden();
  const { isSending, problem, send } = useSend();
  const hide = async () => {
    await callCommunity({ action: 'hideAsk', askId, hidden: true });
    onClose();
    await undoable(askId);
  };
  return (
    <ConfirmDialog
      title={t('hide.title')}
      text={t('hide.text')}
      closeLabel={t('form.close')}
      confirmLabel={t('hide.confirm')}
      cancelLabel={t('form.cancel')}
      isBusy={isSending}
      note={problem && <FormNote tone="error">{problemOf(problem)}</FormNote>}
      onConfirm={() => void send(hide)}
      onClose={onClose}
    />
  );
}

/** Says that an ask was hidden, with an undo. */
function useHidden(): (askId: string) => Promise<void> {
  const t = useWords('ask');
  const show = async (askId: string) => {
    try {
      await callCommunity({ action: 'hideAsk', askId, hidden: false });
    } catch {
      await showToast({ id: 'ask-hidden', title: t('hide.failed'), closeLabel: t('form.close') });
    }
  };
  return (askId) =>
    showToast({
      id: 'ask-hidden',
      title: t('hide.done'),
      closeLabel: t('form.close'),
      action: {
        label: t('hide.undo'),
        onChoose: () => {
          show(askId).catch((error: unknown) =>
            report('That an ask is still hidden could not be said.', error),
          );
        },
      },
    });
}
