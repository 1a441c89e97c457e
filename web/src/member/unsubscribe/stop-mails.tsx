import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useHeadingFocus } from '../../core/lib/use-heading-focus.ts';
import { FieldError } from '../../core/ui/field.tsx';
import { FormPage, FormStack } from '../../core/ui/form-page.tsx';
import { type Unsubscribed, unsubscribe } from '../../domains/people/unsubscribe.ts';

type StopMailsState = 'asked' | Unsubscribed;

/**
 * The page behind an e-mail's unsubscribe link. Opening it changes nothing, because programs open links, too.
 */
export function StopMails({ token }: { readonly token: string }) {
  const t = useWords('unsubscribe');
  const locale = useLocale();
  const [state, setState] = useState<StopMailsState>(token === '' ? 'broken' : 'asked');
  const [isBusy, setIsBusy] = useState(false);
  // If there was no answer, the same text stays.
  useHeadingFocus(state === 'offline' ? 'asked' : state);
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
