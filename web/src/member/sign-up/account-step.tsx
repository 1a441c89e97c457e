import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { NewPasswordField } from '../../domains/people/new-password-field.tsx';
import { PasswordField } from '../../domains/people/password-field.tsx';
import classes from './sign-up.module.css';
import type { SignUpFormState } from './sign-up-values.ts';

export interface AccountStepProps {
  readonly form: SignUpFormState;
  readonly problem: Problem | undefined;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onSend: (element: HTMLFormElement) => void;
}

/** Step two: the log-in data, and the consent. */
export function AccountStep({ form, problem, isSending, onBack, onSend }: AccountStepProps) {
  const t = useWords('sign-up');
  const message = useMessages();
  const problemText = useProblemText();
  const locale = useLocale();
  const email = form.field('email');
  const password = form.field('password');
  const confirmation = form.field('passwordConfirmation');
  const steps = { step: formatNumber(2, locale), steps: formatNumber(2, locale) };
  const link = (to: string) => (text: string) => (
    <Link to={to} target="_blank">
      {text}
      <VisuallyHidden component="span"> {t('newTab')}</VisuallyHidden>
    </Link>
  );
  return (
    <FormPage eyebrow={t('step', steps)} title={t('titleTwo')} lead={t('leadTwo')}>
      <form noValidate onSubmit={form.submit((_, element) => onSend(element))}>
        <FormStack>
          <TextField
            {...email}
            error={message(email.error)}
            label={t('email')}
            isRequired
            type="email"
            autoComplete="username"
          />
          <NewPasswordField {...password} label={t('password')} error={message(password.error)} isRequired />
          <PasswordField
            {...confirmation}
            label={t('passwordConfirmation')}
            error={message(confirmation.error)}
            isRequired
            autoComplete="new-password"
          />
          <CheckField
            name="consent"
            isChecked={form.values.consent}
            onChange={(consent) => form.choose('consent', consent)}
            isRequired
            error={message(form.errors.consent)}
          >
            {fillIn(t('consent'), { terms: link(paths.terms(locale)), privacy: link(paths.privacy(locale)) })}
          </CheckField>
          {problem && (
            <FormNote tone="error">
              {problem.code === 'invalid-fields' ? t('stepOneWrong') : problemText(problem)}
            </FormNote>
          )}
          <div className={classes.buttons}>
            <Button variant="default" size="lg" onClick={onBack}>
              {t('back')}
            </Button>
            <Button type="submit" size="lg" loading={isSending}>
              {t('submit')}
            </Button>
          </div>
        </FormStack>
      </form>
      <FormAside>
        {t('haveAccount')} <Link to={paths.logIn(locale)}>{t('signIn')}</Link>
      </FormAside>
    </FormPage>
  );
}
