import { Button } from '@mantine/core';
import { newPasswordForm } from '@rawi/model/calls/account-forms';
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
import { FormPage, FormStack } from '../../core/ui/form-page.tsx';
import { NewPasswordField } from '../../domains/people/new-password-field.tsx';
import { PasswordField } from '../../domains/people/password-field.tsx';
import type { ResetState } from './reset-state.ts';

export interface NewPasswordFormProps {
  readonly reset: ResetState;
  readonly onSet: () => void;
}

const check = (values: object) => validate(newPasswordForm, values);

/** The form of the new password, which uses up the ticket of an accepted code. */
export function NewPasswordForm({ reset, onSet }: NewPasswordFormProps) {
  const t = useWords('reset-password');
  const message = useMessages();
  const problemText = useResetProblemText();
  const locale = useLocale();
  const form = useForm({ initial: { password: '', passwordConfirmation: '' }, validate: check });
  const { state, problem, send } = useSend();

  const set = async (chosen: string) => {
    const ticket = reset.ticket?.value ?? '';
    await callAccount({ action: 'setNewPassword', email: reset.email, ticket, password: chosen, locale });
    onSet();
  };

  const password = form.field('password');
  const confirmation = form.field('passwordConfirmation');
  return (
    <FormPage title={t('password.title')} lead={t('password.lead')}>
      <form noValidate onSubmit={form.submit((values) => void send(() => set(values.password)))}>
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
          <Button type="submit" size="lg" fullWidth loading={state !== 'idle'}>
            {t('password.submit')}
          </Button>
        </FormStack>
      </form>
    </FormPage>
  );
}
