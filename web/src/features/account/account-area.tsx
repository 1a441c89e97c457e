import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { type SessionUser, useSession } from '../../data/session.ts';
import { useWords } from '../../lib/i18n.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import classes from './account-area.module.css';
import { AccountContext } from './account-context.ts';
import { AccountSkeleton, PageBones } from './account-skeleton.tsx';
import { AccountTabs, type LogOut } from './account-tabs.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { useDeviceSettings } from './use-device-settings.ts';
import { useOnline } from './use-online.ts';
import { useProfile } from './use-profile.ts';

interface AccountAreaProps {
  readonly logOut: LogOut;
  readonly children: ReactNode;
}

/** The frame of all account pages, for whoever is signed in; a session that ends leads away by the routes' rule. */
export function AccountArea({ logOut, children }: AccountAreaProps) {
  const session = useSession();
  if (session.state !== 'signed-in') return <AccountSkeleton />;
  return (
    <SignedInArea key={session.user.uid} user={session.user} logOut={logOut}>
      {children}
    </SignedInArea>
  );
}

function SignedInArea({ user, logOut, children }: AccountAreaProps & { readonly user: SessionUser }) {
  const t = useWords('account');
  const isOnline = useOnline();
  const { state, retry } = useProfile(user.uid);
  const profile = state.state === 'ready' ? state.profile : undefined;
  useDeviceSettings(user.uid, profile);
  const account = useMemo(() => profile && { user, profile }, [user, profile]);
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      {!user.emailVerified && <UnverifiedNotice email={user.email} />}
      <div className={classes.area}>
        <AccountTabs user={user} profile={profile} logOut={logOut} />
        {account ? (
          <AccountContext value={account}>
            <div className={classes.content}>{children}</div>
          </AccountContext>
        ) : state.state === 'loading' ? (
          <PageBones />
        ) : (
          <div className={classes.content}>
            <PageMessage
              title={t(state.state === 'missing' ? 'missing.title' : 'unreadable.title')}
              text={t(state.state === 'missing' ? 'missing.text' : 'unreadable.text')}
              action={<Retry onRetry={retry} />}
            />
          </div>
        )}
      </div>
      <LeaveWarning />
    </>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords('shell');
  return <Button onClick={onRetry}>{t('tryAgain')}</Button>;
}
