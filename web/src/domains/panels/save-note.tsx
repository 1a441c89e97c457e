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

interface SaveOutcomeProps {
  readonly isDone: boolean;
  readonly problem: Problem | undefined;
  /** Loads what somebody else has saved. */
  readonly onReload: () => void;
}

/** What came of saving. */
export function SaveOutcome({ isDone, problem, onReload }: SaveOutcomeProps) {
  const t = useWords('page-panels');
  if (isDone) return <FormNote tone="success">{t('saved')}</FormNote>;
  if (!problem) return null;
  const action = problem.code === 'moved-on' && (
    <Button variant="default" onClick={onReload}>
      {t('problems.load')}
    </Button>
  );
  return (
    <FormNote tone="error" action={action}>
      {t(isOurs(problem.code) ? WORDS[problem.code] : 'problems.internal')}
    </FormNote>
  );
}

interface SaveLineProps {
  /** How many pages are changed. */
  readonly changed: number;
  /** Whether the device has kept the changes. */
  readonly isKept: boolean;
  readonly sent: { readonly done: number; readonly total: number } | undefined;
}

/** How far saving is, and what waits to be saved. */
export function SaveLine({ changed, isKept, sent }: SaveLineProps) {
  const t = useWords('page-panels');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const text = () => {
    if (sent) return t('saving', { sent: number(sent.done), total: number(sent.total) });
    if (changed === 0) return t('unchanged');
    return t(isKept ? 'changed' : 'notKept', { count: changed, number: number(changed) });
  };
  return <output className={classes.waiting}>{text()}</output>;
}
