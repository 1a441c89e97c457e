import { isLocale } from '@rawi/model/locales';
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { AccountArea } from '../../features/account/account-area.tsx';
import { loadWords } from '../../lib/i18n.ts';

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  if (isLocale(params['locale'])) await loadWords(params['locale'], 'account');
  return null;
}

/** The account layout: the area's pages side by side with their list, or under a bar of tabs. */
export function Component() {
  return (
    <AccountArea>
      <Outlet />
    </AccountArea>
  );
}
