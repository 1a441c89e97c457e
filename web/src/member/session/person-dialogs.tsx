import { lazy, useEffect, useState } from 'react';
import { loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import type { ClosedAccountFacts } from '../../core/session/account-end.ts';
import { onSessionEnd, useSession } from '../../core/session/session.ts';
import { DialogMissing, PagePart, tellDialogMissing } from '../../core/ui/page-part.tsx';
import { hasDeviceHistory } from '../../domains/history/ribbon-place.ts';
import { type Intent, onLoginAsked } from '../../domains/library/intent.ts';

const LoginFirst = lazy(() => import('./login-first.tsx'));

/**
 * What a page tells and asks the person before it: that their account was closed, to log in for what they pressed, and whether
 * to keep what they have read.
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

/** It comes to whose account was closed while a page of theirs was open. */
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
            tellDialogMissing();
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

/** Who is signed in meanwhile, in another tab perhaps, chooses again: the page has their own choices then. */
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
            tellDialogMissing();
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

/** It comes to who is signed in where a visitor has read on this device; without a network it is for the next page. */
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
