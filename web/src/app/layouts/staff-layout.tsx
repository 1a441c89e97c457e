import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { StaffArea } from '../../features/staff/staff-area.tsx';
import { loadWords } from '../../lib/i18n.ts';

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  if (isLocale(params['locale'])) await loadWords(params['locale'], ['staff']);
  return null;
}

/** The frame of what reviewers and admins look after. */
export function Component() {
  return (
    <StaffArea>
      <Outlet />
    </StaffArea>
  );
}
