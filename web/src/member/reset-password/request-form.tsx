import { Button } from '@mantine/core';
import { resetRequestForm } from '@rawi/model/calls/account-forms';
import type { AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { emailAddress } from '@rawi/model/text/email-address';
import { validate } from '@rawi/model/validation/fields';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { useResetProblemText } from '../../core/forms/problem-text.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { resetMarker } from '../../domains/people/reset-marker.ts';
import { keepReset, type ResetState } from './reset-state.ts';

const check = (values: object) => validate(resetRequestForm, values);

export interface RequestFormProps {
  readonly email: string;
  readonly onAsked: () => void;
}

/** Requests a code; every address gets the same answer. */
export function RequestForm({ email: known, onAsked }: RequestFormProps) {
  const t = useWords('reset-password');
  const message = useMessages();
  const problemText = useResetProblemText();
  const locale = useLocale();
  const form = useForm({ initial: { email: known }, validate: check });
  const { state, problem, send } = useSend();

  const ask = async (typed: string) => {
    const email = emailAddress(typed);
    const marker = resetMarker();
    keepReset(createReset(email, await callAccount({ action: 'requestReset', email, locale, marker })));
    onAsked();
  };

  const email = form.field('email');
  return (
    <FormPage title={t('request.title')} lead={t('request.lead')}>
      <form noValidate onSubmit={form.submit((values) => void send(() => ask(values.email)))}>
        <FormStack>
          <TextField
            {...email}
            error={message(email.error)}
            label={t('request.email')}
            isRequired
            type="email"
            autoComplete="username"
          />
          {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
          <Button type="submit" size="lg" fullWidth loading={state !== 'idle'}>
            {t('request.submit')}
          </Button>
        </FormStack>
      </form>
      <FormAside>
        <Link to={paths.logIn(locale)}>{t('request.back')}</Link>
      </FormAside>
    </FormPage>
  );
}

/** The state of a reset right after a code, or a link instead, was requested. */
export function createReset(
  email: string,
  { resendSeconds, mailed }: AccountResponse<'requestReset'>,
  now: number = Date.now(),
): ResetState {
  return {
    email,
    resendAt: now + resendSeconds * 1000,
    codeExpiresAt: now + RESET_CODE.validMinutes * 60_000,
    ...(mailed === 'link' && { isByLink: true }),
  };
}
