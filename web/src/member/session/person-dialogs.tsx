import { lazy, useEffect, useState } from 'react';
import { loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import type { ClosedAccountFacts } from '../../core/session/account-end.ts';
import { onSessionEnd, useSession } from '../../core/session/session.ts';
import { DialogMissing, PagePart, showDialogMissing } from '../../core/ui/page-part.tsx';
import { hasDeviceHistory } from '../../domains/history/continue-reading-slot.ts';
import { type Intent, onLoginAsked } from '../../domains/library/intent.ts';

const LoginFirst = lazy(() => import('./login-first.tsx'));

/**
 * The dialogs for the current person: that their account was closed, that an action needs a log-in, and
 * whether to keep what they have read.
 */
export function PersonDialogs() {
  return (
    <>
      <ClosedHere />
      <AskedLogin />
      <MergeOfWhoIsHere />
    </>
  );
}

/** Shown if the account is closed while one of its pages is open. */
const ClosedDialog = lazy(() => import('./closed-dialog.tsx'));

function ClosedHere() {
  const session = useSession();
  const [facts, setFacts] = useState<ClosedAccountFacts>();
  useEffect(
    () =>
      onSessionEnd((end) => {
        if (end === 'ended-elsewhere') return;
        loadWords(visitLocale(), 'session').then(
          () => setFacts(end),
          (error: unknown) => {
            report('The words of a dialog are missing.', error);
            showDialogMissing();
          },
        );
      }),
    [],
  );
  if (!facts || session.state === 'signed-in') return null;
  const close = () => setFacts(undefined);
  return (
    <PagePart missing={<DialogMissing onClose={close} />}>
      <ClosedDialog facts={facts} onClose={close} />
    </PagePart>
  );
}

/**
 * If the person has logged in meanwhile, perhaps in another tab, they choose again, because the page then
 * shows their own choices.
 */
function AskedLogin() {
  const session = useSession();
  const [intent, setIntent] = useState<Intent>();
  useEffect(
    () =>
      onLoginAsked((asked) => {
        loadWords(visitLocale(), 'session').then(
          () => setIntent(asked),
          (error: unknown) => {
            report('The words of a dialog are missing.', error);
            showDialogMissing();
          },
        );
      }),
    [],
  );
  if (!intent || session.state === 'signed-in') return null;
  const close = () => setIntent(undefined);
  return (
    <PagePart missing={<DialogMissing onClose={close} />}>
      <LoginFirst intent={intent} onClose={close} />
    </PagePart>
  );
}

/** Shown to a user on a device with visitor history; offline it waits for the next page. */
const OfferedMerge = lazy(() => import('./offered-merge.tsx'));

function MergeOfWhoIsHere() {
  const session = useSession();
  if (session.state !== 'signed-in' || !hasDeviceHistory()) return null;
  return (
    <PagePart missing={null}>
      <OfferedMerge uid={session.user.uid} />
    </PagePart>
  );
}
