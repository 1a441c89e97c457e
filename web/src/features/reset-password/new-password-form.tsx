import { Button } from '@mantine/core';
import { newPasswordForm } from '@rawi/model/account-forms';
import { validate } from '@rawi/model/validation/fields';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AccountCallProblem, callAccount, callProblem } from '../../data/account-calls.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { NewPasswordField } from '../../person/new-password-field.tsx';
import { PasswordField } from '../../person/password-field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { FormPage, FormStack } from '../../ui/form-page.tsx';
import type { ResetState } from './reset-state.ts';
import { useResetProblem } from './use-reset-problem.ts';

export interface NewPasswordFormProps {
  readonly reset: ResetState;
  readonly onSet: () => void;
}

const check = (values: object) => validate(newPasswordForm, values);

/** Spends the ticket of an accepted code. */
export function NewPasswordForm({ reset, onSet }: NewPasswordFormProps) {
  const t = useWords('reset-password');
  const message = useMessages();
  const problemText = useResetProblem();
  const locale = useLocale();
  const form = useForm({ initial: { password: '', passwordConfirmation: '' }, validate: check });
  const [problem, setProblem] = useState<AccountCallProblem>();
  const [isSending, setIsSending] = useState(false);

  const send = async (password: string) => {
    setProblem(undefined);
    setIsSending(true);
    try {
      const ticket = reset.ticket?.value ?? '';
      await callAccount({ action: 'setNewPassword', email: reset.email, ticket, password, locale });
      onSet();
    } catch (error) {
      setProblem(callProblem(error));
      setIsSending(false);
    }
  };

  const password = form.field('password');
  const confirmation = form.field('passwordConfirmation');
  return (
    <FormPage title={t('password.title')} lead={t('password.lead')}>
      <form noValidate onSubmit={form.submit((values) => void send(values.password))}>
        <FormStack>
          <input type="email" autoComplete="username" value={reset.email} readOnly hidden />
          <NewPasswordField
            {...password}
            label={t('password.password')}
            error={message(password.error)}
            isRequired
          />
          <PasswordField
            {...confirmation}
            label={t('password.passwordConfirmation')}
            error={message(confirmation.error)}
            isRequired
            autoComplete="new-password"
          />
          {problem && (
            <FormNote
              tone="error"
              action={
                problem.code.startsWith('ticket-') && (
                  <Link to={paths.resetPassword(locale)}>{t('problems.startOver')}</Link>
                )
              }
            >
              {problemText(problem)}
            </FormNote>
          )}
          <Button type="submit" size="lg" fullWidth loading={isSending}>
            {t('password.submit')}
          </Button>
        </FormStack>
      </form>
    </FormPage>
  );
}
