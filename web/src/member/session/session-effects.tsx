import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { useColorMode } from '../../core/lib/color-mode.ts';
import { showToast } from '../../core/lib/toast.ts';
import {
  followOtherTabs,
  onSessionEnd,
  type SessionUser,
  startSession,
  useSession,
} from '../../core/session/session.ts';
import { currentSession } from '../../core/session/session-store.ts';

let isStarted = false;
/**
 * The user for whom the log-in effects have run on this page, kept here because layouts mount and unmount.
 */
let welcomed: string | undefined;

/** Runs once per page load, after the first paint. */
function startAfterPaint(): void {
  if (isStarted) return;
  isStarted = true;
  followOtherTabs();
  // The owner of a closed account sees a dialog of the page (`PersonDialogs`).
  onSessionEnd((end) => {
    if (end === 'ended-elsewhere') void notifyEnd();
  });
  requestAnimationFrame(() => setTimeout(startSession));
}

/** Mounted in every layout: starts the session, and revalidates the routes when it changes. */
export function SessionEffects() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const who =
    session.state === 'signed-in' ? `${session.user.uid} ${session.user.roles.join()}` : session.state;
  const last = useRef(who);
  useEffect(startAfterPaint, []);
  const { setMode } = useColorMode();
  const receive = useEffectEvent(async (user: SessionUser) => {
    const { watchChoices, welcome } = await import('./welcome.ts');
    const now = currentSession();
    if (now.state !== 'signed-in' || now.user.uid !== user.uid) return;
    watchChoices(user);
    if (welcomed === user.uid) return;
    welcomed = user.uid;
    welcome(user, setMode);
  });
  useEffect(() => {
    if (session.state === 'signed-out') welcomed = undefined;
    if (session.state !== 'signed-in') return;
    // Offline, this waits for the next page.
    receive(session.user).catch((error: unknown) =>
      console.warn('Who signed in is not welcomed yet.', error),
    );
  }, [session]);
  useEffect(() => {
    const before = last.current;
    last.current = who;
    if (before !== who && before !== 'unknown') void revalidate();
  }, [who, revalidate]);
  return null;
}

async function notifyEnd(): Promise<void> {
  const locale = visitLocale();
  await loadWords(locale, 'session');
  const t = i18n.getFixedT(locale, 'session');
  await showToast({
    id: 'session-ended',
    title: t('ended.title'),
    message: t('ended.text'),
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}
