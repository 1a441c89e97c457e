import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { tellRefusals } from '../../choices/tell-refusals.ts';
import { followLibrary, hasKeptChoices } from '../../data/library/library.ts';
import { followOtherTabs, onSessionEnd, startSession, useSession } from '../../data/session.ts';
import { i18n, loadWords } from '../../lib/i18n.ts';
import { visitLocale } from '../../lib/locale.ts';
import { showToast } from '../../lib/toast.ts';
import { useWelcome } from './use-welcome.ts';

let isStarted = false;

/** Once for the page, and only when it has been painted. */
function startAfterPaint(): void {
  if (isStarted) return;
  isStarted = true;
  followOtherTabs();
  onSessionEnd(() => void tellEnd());
  requestAnimationFrame(() => setTimeout(startSession));
}

/** Stands in every layout: begins to find out who is here, and asks the rules again when that changes. */
export function SessionEffects() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const who =
    session.state === 'signed-in' ? `${session.user.uid} ${session.user.roles.join()}` : session.state;
  const last = useRef(who);
  useEffect(startAfterPaint, []);
  useWelcome(session);
  useEffect(() => {
    if (session.state !== 'signed-in') return;
    tellRefusals();
    // What became of earlier choices is looked for on every page, whether it shows any or not.
    if (hasKeptChoices(session.user.uid)) followLibrary();
  }, [session]);
  useEffect(() => {
    const before = last.current;
    last.current = who;
    if (before !== who && before !== 'unknown') void revalidate();
  }, [who, revalidate]);
  return null;
}

async function tellEnd(): Promise<void> {
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
