import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { loadWords } from '../../core/i18n/i18n.ts';
import { AccountArea } from '../../member/account/account-area.tsx';
import { SignOutDialog } from '../../member/session/sign-out-dialog.tsx';

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  if (isLocale(params['locale'])) await loadWords(params['locale'], ['account', 'person', 'session']);
  return null;
}

const logOut = (onClose: () => void) => <SignOutDialog onClose={onClose} />;

/** The account layout: the area's pages beside their list, or under a bar of tabs. */
export function Component() {
  return (
    <AccountArea logOut={logOut}>
      <Outlet />
    </AccountArea>
  );
}
