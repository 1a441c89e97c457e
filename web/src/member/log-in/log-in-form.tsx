import { Button } from '@mantine/core';
import { logInForm } from '@rawi/model/calls/account-forms';
import { emailAddress } from '@rawi/model/text/email-address';
import { validate } from '@rawi/model/validation/fields';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { useProblemText } from '../../core/forms/problem-text.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { prepareSignIn, signIn } from '../../core/session/session.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { ClosedAccount } from '../../domains/people/closed-account.tsx';
import { PasswordField } from '../../domains/people/password-field.tsx';
import { rememberEmail, rememberedEmail } from '../../domains/people/remembered-email.ts';

export interface LogInFormProps {
  /** Whether a page that requires an account is to be opened after the log-in. */
  readonly leadsOn: boolean;
  /** What the previous page has done. */
  readonly done?: 'password-set' | 'verified' | undefined;
  /** Logs in, and navigates on success. */
  readonly onLogIn: (logIn: () => Promise<void>) => Promise<void>;
}

const DONE = { 'password-set': 'passwordSet', verified: 'verified' } as const;
const check = (values: object) => validate(logInForm, values);

export function LogInForm({ leadsOn, done, onLogIn }: LogInFormProps) {
  const t = useWords('log-in');
  const session = useWords('session');
  const message = useMessages();
  const problemText = useProblemText();
  const locale = useLocale();
  const form = useForm({ initial: { email: rememberedEmail(), password: '' }, validate: check });
  const { state, problem, send } = useSend();
  useEffect(() => void prepareSignIn(), []);

  const logIn = async (typed: { readonly email: string; readonly password: string }) => {
    await signIn(emailAddress(typed.email), typed.password);
    rememberEmail(typed.email.trim());
  };
  const focusPassword = () => {
    document.querySelector<HTMLElement>('input[name="password"]')?.focus();
    return false;
  };

  const email = form.field('email');
  const password = form.field('password');
  return (
    <FormPage title={t('title')} lead={t(leadsOn ? 'leadNext' : 'lead')}>
      <form
        noValidate
        onSubmit={form.submit((values) => void send(() => onLogIn(() => logIn(values)), focusPassword))}
      >
        <FormStack>
          {done && <FormNote tone="success">{t(DONE[done])}</FormNote>}
          <TextField
            {...email}
            error={message(email.error)}
            label={t('email')}
            isRequired
            type="email"
            autoComplete="username"
          />
          <PasswordField
            {...password}
            error={message(password.error)}
            label={t('password')}
            isRequired
            autoComplete="current-password"
          />
          <span>
            <Link to={paths.resetPassword(locale)}>{t('forgot')}</Link>
          </span>
          {problem && (
            <FormNote tone="error">
              {problem.closing ? (
                <>
                  <strong>{session('closed.title')}</strong>
                  <ClosedAccount reason={problem.closing} />
                </>
              ) : (
                problemText(problem)
              )}
            </FormNote>
          )}
          <Button type="submit" size="lg" fullWidth loading={state !== 'idle'}>
            {t('submit')}
          </Button>
        </FormStack>
      </form>
      <FormAside>
        {t('newHere')} <Link to={paths.signUp(locale)}>{t('createAccount')}</Link>
      </FormAside>
    </FormPage>
  );
}
