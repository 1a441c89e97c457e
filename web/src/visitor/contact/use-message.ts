import { useState } from 'react';
import { useProblemText } from '../../core/forms/problem-text.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { callVisitor } from '../../core/session/visitor-calls.ts';
import {
  keepMessageDraft,
  type MessageForm,
  readMessageDraft,
} from '../../domains/messages/message-draft.ts';

type Sent = Parameters<typeof callVisitor>[0];
type Fields<A extends Sent['action']> = Omit<Extract<Sent, { action: A }>, 'action' | 'messageId' | 'locale'>;

/** The state of a message form: restores and stores the draft, and sends it. `about`: what it is about, where its address says so. */
export function useMessage(form: MessageForm, about = '') {
  const t = useWords('contact');
  const locale = useLocale();
  const problemText = useProblemText();
  const [draft] = useState(() => readMessageDraft(form, about));
  const sending = useSend();
  const { problem } = sending;

  const keep = (typed: Readonly<Record<string, string>>) =>
    keepMessageDraft(form, { id: draft.id, typed }, about);
  const sendAs = (message: Sent) =>
    sending.send(async () => {
      await callVisitor(message);
      keepMessageDraft(form, undefined, about);
    });
  return {
    typed: draft.typed,
    keep,
    isSending: sending.isSending,
    isSent: sending.state === 'done',
    /** The error message, which also says that nothing is lost. */
    failed: problem && `${problem.code === 'internal' ? t('error') : problemText(problem)} ${t('kept')}`,
    sendMessage: (fields: Fields<'sendMessage'>) =>
      void sendAs({ action: 'sendMessage', messageId: draft.id, locale, ...fields }),
    sendCounter: (fields: Fields<'sendCounter'>) =>
      void sendAs({ action: 'sendCounter', messageId: draft.id, locale, ...fields }),
    sendNotice: (fields: Fields<'sendNotice'>) =>
      void sendAs({ action: 'sendNotice', messageId: draft.id, locale, ...fields }),
  };
}
