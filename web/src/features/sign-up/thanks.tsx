import { Button } from '@mantine/core';
import { resetRequestForm } from '@rawi/model/account-forms';
import { validate } from '@rawi/model/validation/fields';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AccountCallProblem, callAccount, callProblem } from '../../data/account-calls.ts';
import { fillIn } from '../../lib/fill-in.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { formatCountdown, useCountdown } from '../../lib/use-countdown.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../ui/form-page.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The moment so many seconds from now, in milliseconds since the epoch. */
const after = (seconds: number) => Date.now() + seconds * 1000;
const check = (values: object) => validate(resetRequestForm, values);

/** After a sign-up: where to look for the mail, and how to have it sent again. Every address gets the same answer. */
export function Thanks({ email: known }: { readonly email: string }) {
  const t = useWords('sign-up');
  const message = useMessages();
  const problemText = useProblemText();
  const locale = useLocale();
  const form = useForm({ initial: { email: known }, validate: check });
  const [resendAt, setResendAt] = useState(0);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<AccountCallProblem>();
  const wait = useCountdown(resendAt);

  const send = async (typed: string) => {
    setProblem(undefined);
    setState('sending');
    try {
      const email = typed.trim().toLowerCase();
      const { resendSeconds } = await callAccount({ action: 'resendVerification', email, locale });
      setResendAt(after(resendSeconds));
      setState('sent');
    } catch (error) {
      const refused = callProblem(error);
      setProblem(refused);
      if (refused.retryAfterSeconds !== undefined) {
        setResendAt(after(refused.retryAfterSeconds));
      }
      setState('idle');
    }
  };

  const email = form.field('email');
  const address = () => <bdi dir="ltr">{known}</bdi>;
  return (
    <FormPage
      title={t('think.title')}
      lead={known === '' ? t('think.textNoEmail') : fillIn(t('think.text'), { email: address })}
    >
      <form noValidate onSubmit={form.submit((values) => void send(values.email))}>
        <FormStack>
          <p style={{ margin: 0 }}>{t('think.hint')}</p>
          <TextField
            {...email}
            error={message(email.error)}
            label={t('think.email')}
            isRequired
            type="email"
            autoComplete="username"
          />
          {state === 'sent' && <FormNote tone="success">{t('think.resent')}</FormNote>}
          {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
          <Button
            type="submit"
            variant="default"
            size="lg"
            fullWidth
            disabled={wait > 0}
            loading={state === 'sending'}
          >
            {wait > 0 ? t('think.resendIn', { time: formatCountdown(wait, locale) }) : t('think.resend')}
          </Button>
          <Button component={Link} to={paths.logIn(locale)} size="lg" fullWidth>
            {t('think.signIn')}
          </Button>
        </FormStack>
      </form>
      <FormAside>
        <Link to={paths.home(locale)}>{t('think.home')}</Link>
      </FormAside>
    </FormPage>
  );
}
