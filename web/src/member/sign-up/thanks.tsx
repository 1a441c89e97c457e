import { Button } from '@mantine/core';
import { resetRequestForm } from '@rawi/model/calls/account-forms';
import { emailAddress } from '@rawi/model/text/email-address';
import { validate } from '@rawi/model/validation/fields';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { useProblemText } from '../../core/forms/problem-text.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useResend } from '../../core/forms/use-send.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { formatCountdown } from '../../core/lib/use-countdown.ts';
import { useHeadingFocus } from '../../core/lib/use-heading-focus.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { useSession } from '../../core/session/session.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { signUpMarker } from '../../domains/people/sign-up-marker.ts';
import { CodePart } from './code-part.tsx';

const check = (values: object) => validate(resetRequestForm, values);

/**
 * The page after a sign-up: where to look for the e-mail, a field for its code in the browser that signed up, and how to have
 * it sent again. Every address gets the same answer.
 */
export function Thanks({ email: known }: { readonly email: string }) {
  const t = useWords('sign-up');
  const [marker] = useState(signUpMarker);
  const [isConfirmed, setIsConfirmed] = useState(false);
  /** How many mails were sent again: with each there is another code, and the boxes are empty. */
  const [mails, setMails] = useState(0);
  const message = useMessages();
  const problemText = useProblemText();
  const locale = useLocale();
  const form = useForm({ initial: { email: known }, validate: check });
  const { state, isSending, problem, waitSeconds, resend } = useResend();

  const send = (typed: string) =>
    resend(async () => {
      const answer = await callAccount({
        action: 'resendVerification',
        email: emailAddress(typed),
        locale,
        ...(marker !== undefined && { marker }),
      });
      setMails((before) => before + 1);
      return answer;
    });

  const email = form.field('email');
  const address = () => <bdi dir="ltr">{known}</bdi>;
  if (isConfirmed) return <Confirmed />;
  const hasCode = known !== '' && marker !== undefined;
  return (
    <FormPage
      title={t(known === '' ? 'think.titleNoEmail' : 'think.title')}
      lead={
        known === ''
          ? t('think.textNoEmail')
          : fillIn(t(hasCode ? 'think.textWithCode' : 'think.text'), { email: address })
      }
    >
      <FormStack>
        {hasCode && (
          <CodePart key={mails} email={known} marker={marker} onConfirmed={() => setIsConfirmed(true)} />
        )}
        <form noValidate onSubmit={form.submit((values) => void send(values.email))}>
          <FormStack>
            {known !== '' && <p style={{ margin: 0 }}>{t('think.hint')}</p>}
            <TextField
              {...email}
              error={message(email.error)}
              label={t('think.email')}
              isRequired
              type="email"
              autoComplete="username"
            />
            {state === 'done' && <FormNote tone="success">{t('think.resent')}</FormNote>}
            {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
            <Button
              type="submit"
              variant={known === '' ? 'filled' : 'default'}
              size="lg"
              fullWidth
              disabled={waitSeconds > 0}
              loading={isSending}
            >
              {waitSeconds > 0
                ? t('think.resendIn', { time: formatCountdown(waitSeconds, locale) })
                : t('think.resend')}
            </Button>
            <Button
              component={Link}
              to={paths.logIn(locale)}
              variant={known === '' || hasCode ? 'default' : 'filled'}
              size="lg"
              fullWidth
            >
              {t('think.signIn')}
            </Button>
          </FormStack>
        </form>
      </FormStack>
      <FormAside>
        <Link to={paths.home(locale)}>{t('think.home')}</Link>
      </FormAside>
    </FormPage>
  );
}

/** The address is confirmed, by the code; a sign-up logs nobody in. */
function Confirmed() {
  const t = useWords('sign-up');
  const locale = useLocale();
  const isSignedIn = useSession().state === 'signed-in';
  useHeadingFocus('confirmed');
  return (
    <FormPage title={t('think.confirmed.title')} lead={t('think.confirmed.text')}>
      <Button
        component={Link}
        to={isSignedIn ? paths.account(locale) : paths.logIn(locale)}
        size="lg"
        fullWidth
      >
        {t(isSignedIn ? 'think.confirmed.goOn' : 'think.signIn')}
      </Button>
    </FormPage>
  );
}
