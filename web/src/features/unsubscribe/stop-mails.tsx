import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Unsubscribed, unsubscribe } from '../../data/unsubscribe.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { FieldError } from '../../ui/field.tsx';
import { FormPage, FormStack } from '../../ui/form-page.tsx';

type StopMailsState = 'asked' | Unsubscribed;

/** What a mail's last link leads to. Opening it changes nothing: programs open links too. */
export function StopMails({ token }: { readonly token: string }) {
  const t = useWords('unsubscribe');
  const locale = useLocale();
  const [state, setState] = useState<StopMailsState>(token === '' ? 'broken' : 'asked');
  const [isBusy, setIsBusy] = useState(false);
  useFocusOnOutcome(state);
  const stop = async () => {
    setIsBusy(true);
    setState(await unsubscribe(token));
    setIsBusy(false);
  };
  if (state === 'done' || state === 'broken') {
    return (
      <FormPage title={t(`${state}.title`)} lead={t(`${state}.text`)}>
        <FormStack>
          <Button size="lg" variant="default" fullWidth component={Link} to={paths.settings(locale)}>
            {t('settings')}
          </Button>
        </FormStack>
      </FormPage>
    );
  }
  return (
    <FormPage title={t('title')} lead={t('text')}>
      <FormStack>
        <Button size="lg" fullWidth loading={isBusy} onClick={() => void stop()}>
          {t('stop')}
        </Button>
        <FieldError id="unsubscribe-error" error={state === 'offline' ? t('offline') : undefined} />
      </FormStack>
    </FormPage>
  );
}

/** What was agreed to leads to other words on the same page: focus goes to their heading, which is read out. */
function useFocusOnOutcome(state: StopMailsState): void {
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (state !== 'offline') document.querySelector<HTMLElement>('main h1')?.focus();
  }, [state]);
}
