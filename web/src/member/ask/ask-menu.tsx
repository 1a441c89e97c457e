import type { Ask } from '@rawi/model/truth/ask';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { ActionMenu } from '../../core/ui/action-menu.tsx';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { useAskProblem } from './ask-problem.ts';
import { ChooseComic } from './choose-comic.tsx';

interface AskMenuProps {
  readonly askId: string;
  readonly ask: Ask;
  readonly name: string;
}

/** A reviewer's actions for an ask. */
export function AskMenu({ askId, ask, name }: AskMenuProps) {
  const t = useWords('ask');
  const [dialog, setDialog] = useState<'hide' | 'choose'>();
  const close = () => setDialog(undefined);
  const hide = { key: 'hide', label: t('menu.hide'), onChoose: () => setDialog('hide') };
  const choose = { key: 'choose', label: t('menu.choose'), onChoose: () => setDialog('choose') };
  return (
    <>
      <ActionMenu label={t('menu.label', { name })} actions={ask.comic ? [hide] : [choose, hide]} />
      {dialog === 'hide' && <HideDialog askId={askId} onClose={close} />}
      {dialog === 'choose' && <ChooseComic askId={askId} typed={ask.title} onClose={close} />}
    </>
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
