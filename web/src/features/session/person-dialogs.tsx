import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { hasDeviceHistory } from '../../data/history/ribbon-place.ts';
import { type Intent, onLoginAsked } from '../../data/intent.ts';
import { useSession } from '../../data/session.ts';
import { loadWords } from '../../lib/i18n.ts';
import { visitLocale } from '../../lib/locale.ts';

const LoginFirst = lazy(() => import('./login-first.tsx'));

/** What a page asks of the person before it: to log in for what they pressed, and whether to keep what they have read. */
export function PersonDialogs() {
  return (
    <Suspense>
      <AskedLogin />
      <MergeOfWhoIsHere />
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

/** It comes to who is signed in where a visitor has read on this device; without a network it is for the next page. */
const OfferedMerge = lazy<ComponentType<{ uid: string }>>(() =>
  import('./offered-merge.tsx').catch(() => ({ default: () => null })),
);

function MergeOfWhoIsHere() {
  const session = useSession();
  if (session.state !== 'signed-in' || !hasDeviceHistory()) return null;
  return <OfferedMerge uid={session.user.uid} />;
}
