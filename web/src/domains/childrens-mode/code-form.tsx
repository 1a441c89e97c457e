import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../core/forms/use-form.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { formatCountdown, useCountdown } from '../../core/lib/use-countdown.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { codeOf } from './childrens-code.ts';
import { type Answer, changeCode, turnModeOff, turnModeOn } from './childrens-mode.ts';
import { CodeField } from './code-field.tsx';
import { nextTryAt } from './code-tries.ts';
import classes from './mode.module.css';

/** What the form does. Turning the mode on sets a code, turning it off asks for it, a change does both. */
export type CodeTask = 'turnOn' | 'turnOff' | 'change';

interface Values {
  readonly code: string;
  readonly next: string;
  readonly again: string;
}
type Wrong = 'digits' | 'different' | 'code' | 'waiting';

interface CodeFormProps {
  readonly task: CodeTask;
  readonly onDone: () => void;
  /** The id of the text above it that says what the code does. */
  readonly describedBy?: string;
  /** Absent of a form that always stands there. One that a press has opened takes the focus. */
  readonly onCancel?: (() => void) | undefined;
}

/** The form of the code: entered twice where it is set, and asked for where the mode is on. */
export function CodeForm({ task, onDone, onCancel, describedBy }: CodeFormProps) {
  const t = useWords('age');
  const locale = useLocale();
  const shown = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) shown.current?.querySelector('input')?.focus();
  }, [isOpened]);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<'unkept' | 'unreadable' | 'failed'>();
  const [until, setUntil] = useState(nextTryAt);
  const seconds = useCountdown(until);
  const [asks, sets] = [task !== 'turnOn', task !== 'turnOff'];
  const form = useForm<Values, Wrong>({
    initial: { code: '', next: '', again: '' },
    validate: ({ code, next, again }) => ({
      ...(asks && codeOf(code) === undefined && { code: 'digits' as const }),
      ...(sets && codeOf(next) === undefined && { next: 'digits' as const }),
      ...(sets && codeOf(again) !== codeOf(next) && { again: 'different' as const }),
    }),
  });
  const send = async ({ code, next }: Values, element: HTMLFormElement) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const answer = await answerTo(task, codeOf(code) ?? '', codeOf(next) ?? '');
    setIsBusy(false);
    setUntil(nextTryAt());
    if (answer === 'right') onDone();
    else if (answer === 'wrong') form.refuse(element, { code: 'code' });
    else if (answer === 'waiting') form.refuse(element, { code: 'waiting' });
    else setProblem(answer);
  };
  const field = (name: keyof Values) => {
    const { error, ...rest } = form.field(name);
    return { ...rest, error: error && t(`mode.wrong.${error}`) };
  };
  return (
    <form
      ref={shown}
      aria-describedby={describedBy}
      className={classes.form}
      noValidate
      autoComplete="off"
      aria-busy={isBusy}
      onSubmit={form.submit((values, element) => void send(values, element))}
    >
      {asks && <CodeField label={t(sets ? 'mode.currentCode' : 'mode.code')} {...field('code')} />}
      {sets && (
        <>
          <CodeField
            label={t(asks ? 'mode.newCode' : 'mode.code')}
            hint={t('mode.digits')}
            {...field('next')}
          />
          <CodeField label={t('mode.confirm')} {...field('again')} />
        </>
      )}
      {asks && seconds > 0 && (
        <p className={classes.text} role="timer">
          {t('mode.wait', { time: formatCountdown(seconds, locale) })}
        </p>
      )}
      {problem && <FormNote tone="error">{t(`mode.problems.${problem}`)}</FormNote>}
      <div className={classes.actions}>
        {onCancel && (
          <Button variant="default" disabled={isBusy} onClick={onCancel}>
            {t('mode.cancel')}
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
          {t(`mode.${task}`)}
        </Button>
      </div>
    </form>
  );
}

async function answerTo(task: CodeTask, code: string, next: string): Promise<Answer | 'failed'> {
  try {
    if (task === 'turnOn') return await turnModeOn(next);
    return await (task === 'turnOff' ? turnModeOff(code) : changeCode(code, next));
  } catch (error) {
    console.warn('The code could not be checked.', error);
    return 'failed';
  }
}
