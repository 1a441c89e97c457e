import { lazy, Suspense, useEffect, useState } from 'react';
import { useDeviceHistory } from '../../data/history/device-history.ts';
import { type Intent, onLoginAsked } from '../../data/intent.ts';
import { useSession } from '../../data/session.ts';
import { loadWords } from '../../lib/i18n.ts';
import { visitLocale } from '../../lib/locale.ts';

const LoginFirst = lazy(() => import('./login-first.tsx'));
const MergeHistory = lazy(() => import('./merge-history.tsx'));

/** What a page asks of the person before it: to log in for what they pressed, and whether to keep what they have read. */
export function PersonDialogs() {
  return (
    <Suspense>
      <AskedLogin />
      <OfferedMerge />
    </Suspense>
  );
}

/** Who is signed in meanwhile, in another tab perhaps, chooses again: the page has their own choices then. */
function AskedLogin() {
  const session = useSession();
  const [intent, setIntent] = useState<Intent>();
  useEffect(
    () =>
      onLoginAsked((asked) => {
        void loadWords(visitLocale(), 'session').then(() => setIntent(asked));
      }),
    [],
  );
  if (!intent || session.state === 'signed-in') return null;
  return <LoginFirst intent={intent} onClose={() => setIntent(undefined)} />;
}

/** Whoever puts it off is asked again on the next visit. */
function OfferedMerge() {
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  const isOffered = useDeviceHistory().length > 0 && uid !== undefined;
  const [ready, setReady] = useState(false);
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => {
    if (isOffered) void loadWords(visitLocale(), 'session').then(() => setReady(true));
  }, [isOffered]);
  if (!ready || isPutOff || !isOffered) return null;
  return <MergeHistory uid={uid} onClose={() => setIsPutOff(true)} />;
}
