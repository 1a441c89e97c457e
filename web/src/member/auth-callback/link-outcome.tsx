import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useHeadingFocus } from '../../core/lib/use-heading-focus.ts';
import { useSession } from '../../core/session/session.ts';
import { FormPage, FormStack } from '../../core/ui/form-page.tsx';
import type { LinkOutcome as Outcome } from '../../domains/people/session-email-links.ts';
import { isProblem, wordsOf } from './link-words.ts';

export interface LinkOutcomeProps {
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
  readonly onAgree: () => void;
}

/** Says what a mailed link has done, or why it failed, and links onward. */
export function LinkOutcome({ outcome, isBusy, onTryAgain, onAgree }: LinkOutcomeProps) {
  const t = useWords('auth-callback');
  const locale = useLocale();
  const isSignedIn = useSession().state === 'signed-in';
  const words = wordsOf(outcome);
  useHeadingFocus(outcome);
  const isDone = outcome === 'verified' || outcome === 'changed';
  const canResend = outcome === 'expired' || outcome === 'used';
  return (
    <FormPage title={t(`${words}.title`)} lead={t(`${words}.text`)}>
      <FormStack>
        {outcome === 'offline' && (
          <Button size="lg" fullWidth onClick={onTryAgain} loading={isBusy}>
            {t('tryAgain')}
          </Button>
        )}
        {outcome === 'ask-keep' && (
          <Button size="lg" fullWidth onClick={onAgree} loading={isBusy}>
            {t('askKeep.agree')}
          </Button>
        )}
        {(outcome === 'kept' || outcome === 'choose-password' || outcome === 'set-password') && (
          <Button size="lg" fullWidth component={Link} to={paths.newPassword(locale)}>
            {t('newPassword')}
          </Button>
        )}
        {isDone && (
          <Button
            size="lg"
            fullWidth
            component={Link}
            to={isSignedIn ? paths.account(locale) : paths.logIn(locale)}
          >
            {t(isSignedIn ? 'verified.goOn' : 'verified.signIn')}
          </Button>
        )}
        {canResend && (
          <Button size="lg" fullWidth component={Link} to={paths.think(locale)}>
            {t('resend')}
          </Button>
        )}
        {outcome === 'reset-over' && (
          <Button size="lg" fullWidth component={Link} to={paths.resetPassword(locale)}>
            {t('resetAgain')}
          </Button>
        )}
        {isProblem(outcome) && outcome !== 'offline' && !isSignedIn && (
          <Button size="lg" variant="default" fullWidth component={Link} to={paths.logIn(locale)}>
            {t('signIn')}
          </Button>
        )}
      </FormStack>
    </FormPage>
  );
}
