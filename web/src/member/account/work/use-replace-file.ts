import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../../core/forms/use-send.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { callTranslators } from '../../../core/session/translator-calls.ts';

/** Starts a draft that will replace a published chapter's file, and opens its form. */
export function useReplaceFile() {
  const navigate = useNavigate();
  const locale = useLocale();
  // All retries use one id, so that a retry after a lost answer finds the same draft.
  const [submissionId] = useState(() => crypto.randomUUID());
  const { problem, send } = useSend();
  const replaceFile = (replaces: string) =>
    void send(async () => {
      await callTranslators({ action: 'replaceChapter', submissionId, replaces });
      await navigate(paths.uploadChapter(locale, { submission: submissionId }));
    });
  return { replaceFile, problem };
}
