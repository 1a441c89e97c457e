import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { LoadingBar } from '../../ui/loading-bar.tsx';

/** What the account area shows on a first visit until it is known who is here. */
export function AccountFallback() {
  return (
    <>
      <LoadingBar active />
      <AccountSkeleton />
    </>
  );
}
