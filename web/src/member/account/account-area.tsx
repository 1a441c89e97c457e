import type { MailStopReason } from '@rawi/model/truth/mail-stopped';
import type { User } from '@rawi/model/truth/user';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import type { DocumentState } from '../../core/data/documents.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useColorMode } from '../../core/lib/color-mode.ts';
import { report } from '../../core/lib/report-error.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { type SessionUser, useSession } from '../../core/session/session.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import { Notice } from '../../core/ui/notice.tsx';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import { profileOf } from '../../domains/people/profile.ts';
import { mirrorSettings } from '../../domains/settings/settings-mirror.ts';
import classes from './account-area.module.css';
import { AccountContext } from './account-context.ts';
import { AccountSkeleton, PageSkeleton } from './account-skeleton.tsx';
import { AccountTabs, type LogOut } from './account-tabs.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { MailStoppedNotice } from './mail-stopped-notice.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { useMailStopped } from './use-mail-stopped.ts';

interface AccountAreaProps {
  readonly logOut: LogOut;
  readonly children: ReactNode;
}

/** The frame of all account pages, for a signed-in session; when the session ends, the route redirects. */
export function AccountArea({ logOut, children }: AccountAreaProps) {
  const session = useSession();
  if (session.state !== 'signed-in') return <AccountSkeleton />;
  return (
    <SignedInArea key={session.user.uid} user={session.user} logOut={logOut}>
      {children}
    </SignedInArea>
  );
}

interface SignedInProps extends AccountAreaProps {
  readonly user: SessionUser;
}

/** The area with the live profile; if it cannot be read, the frame says so and offers to retry. */
function SignedInArea(props: SignedInProps) {
  return (
    <RetryBoundary
      onError={(error) => report('The profile cannot be followed.', error)}
      renderFailed={(retry) => <Frame {...props} profile={{ state: 'failed' }} retry={retry} />}
    >
      <LiveFrame {...props} />
    </RetryBoundary>
  );
}

function LiveFrame(props: SignedInProps) {
  const { state, retry } = useDocument(profileOf(props.user.uid));
  const stopped = useMailStopped(props.user.uid);
  return <Frame {...props} profile={state} mailStopped={stopped} retry={retry} />;
}

interface FrameProps extends SignedInProps {
  readonly profile: DocumentState<User>;
  /** Why mail to the address has stopped, where it has. */
  readonly mailStopped?: MailStopReason | undefined;
  readonly retry: () => void;
}

function Frame({ user, logOut, children, profile: state, mailStopped, retry }: FrameProps) {
  const t = useWords('account');
  const isOnline = useOnline();
  const profile = state.state === 'ready' ? state.data : undefined;
  useDeviceSettings(user.uid, profile);
  const account = useMemo(() => profile && { user, profile }, [user, profile]);
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      {mailStopped ? (
        <MailStoppedNotice email={user.email} reason={mailStopped} />
      ) : (
        !user.emailVerified && <UnverifiedNotice email={user.email} />
      )}
      <div className={classes.area}>
        <AccountTabs user={user} profile={profile} logOut={logOut} />
        {account ? (
          <AccountContext value={account}>
            <div className={classes.content}>{children}</div>
          </AccountContext>
        ) : state.state === 'loading' ? (
          <PageSkeleton />
        ) : (
          <div className={classes.content}>
            <FailedMessage
              title={t(state.state === 'missing' ? 'missing.title' : 'unreadable.title')}
              text={t(state.state === 'missing' ? 'missing.text' : 'unreadable.text')}
              onRetry={retry}
            />
          </div>
        )}
      </div>
      <LeaveWarning />
    </>
  );
}

/** Applies settings that were changed on another device. */
function useDeviceSettings(uid: string, profile: User | undefined): void {
  const { setMode } = useColorMode();
  const settings = profile?.settings;
  const apply = useEffectEvent(() => {
    const mode = settings && mirrorSettings(uid, settings);
    if (mode) setMode(mode);
  });
  const { colorMode, dataSaver, wish } = settings ?? {};
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the choices are what it waits for.
  useEffect(() => apply(), [uid, colorMode, dataSaver, wish?.upTo, wish?.blursFrom]);
}
