import { Button } from '@mantine/core';
import type { Problem, ProblemCode } from '../../core/forms/problem-text.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import classes from './panels-editor.module.css';

const WORDS = {
  offline: 'problems.offline',
  'moved-on': 'problems.movedOn',
  'target-missing': 'problems.gone',
  'role-missing': 'problems.roleMissing',
  'too-many-today': 'problems.tooMany',
  'session-ended': 'problems.sessionEnded',
  'signed-out': 'problems.sessionEnded',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

interface SaveNoteProps {
  /** How many pages are changed. */
  readonly changed: number;
  readonly isKept: boolean;
  readonly sent: { readonly done: number; readonly total: number } | undefined;
  readonly isDone: boolean;
  readonly problem: Problem | undefined;
  readonly onReload: () => void;
}

/** How saving goes, and what waits to be saved. */
export function SaveNote({ changed, isKept, sent, isDone, problem, onReload }: SaveNoteProps) {
  const t = useWords('page-panels');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const waiting = () => {
    if (sent) return t('saving', { sent: number(sent.done), total: number(sent.total) });
    if (changed === 0) return isDone ? '' : t('unchanged');
    return t(isKept ? 'changed' : 'notKept', { count: changed, number: number(changed) });
  };
  return (
    <>
      {problem && (
        <FormNote
          tone="error"
          action={
            problem.code === 'moved-on' && (
              <Button variant="default" onClick={onReload}>
                {t('problems.load')}
              </Button>
            )
          }
        >
          {t(isOurs(problem.code) ? WORDS[problem.code] : 'problems.internal')}
        </FormNote>
      )}
      {isDone && <FormNote tone="success">{t('saved')}</FormNote>}
      <output className={classes.waiting}>{waiting()}</output>
    </>
  );
}
