import { Button } from '@mantine/core';
import type { Counter } from '@rawi/model/truth/counter-clock';
import { useEffect, useState } from 'react';
import { i18n, loadWords, useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { Quote } from './quote.tsx';
import classes from './staff-page.module.css';

/** The longest address of a mail that every mail program opens, in characters. */
const MAX_ADDRESS = 1900;

interface CounterCopyProps {
  readonly counter: Counter;
  /** The address of whoever sent the notice. */
  readonly to: string;
}

/** The ways to send a copy of an answer to a notice, which the law wants: a mail that has it, and its text to be pasted. */
export function CounterCopy({ counter, to }: CounterCopyProps) {
  const t = useWords('staff');
  const text = useCopy(counter);
  const [isRefused, setIsRefused] = useState(false);
  if (text === undefined) return null;
  const whole = mailTo(to, t('counter.subject'), text);
  const fits = whole.length <= MAX_ADDRESS;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      await showToast({ title: t('counter.copied'), closeLabel: t('close') });
    } catch {
      // It can be selected by hand.
      setIsRefused(true);
    }
  };
  return (
    <>
      {!fits && <p className={classes.reason}>{t('counter.tooLong')}</p>}
      <div className={classes.ways}>
        <Button
          component="a"
          variant="default"
          href={fits ? whole : mailTo(to, t('counter.subject'), undefined)}
        >
          {t('counter.write')}
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          {t('counter.copy')}
        </Button>
      </div>
      {isRefused && <Quote>{text}</Quote>}
    </>
  );
}

/** The answer with the statements that its sender has sworn to, in the language in which they read them; undefined until its words are here. */
function useCopy(counter: Counter): string | undefined {
  const { locale, work, name, address, phone, email, signature } = counter;
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      await loadWords(locale, 'contact');
      if (isShown) setIsHere(true);
    };
    load().catch((error: unknown) => report('The words of an answer to a notice cannot be loaded.', error));
    return () => {
      isShown = false;
    };
  }, [locale]);
  if (!isHere) return undefined;
  const t = i18n.getFixedT(locale, 'contact');
  const sworn = [t('counter.mistake'), t('counter.jurisdiction')];
  return [work, ...sworn, name, address, phone, email, signature].join('\n\n');
}

function mailTo(to: string, subject: string, body: string | undefined): string {
  const address = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`;
  return body === undefined
    ? address
    : `${address}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
