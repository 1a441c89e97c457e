import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { loadWords } from '../../core/i18n/i18n.ts';
import { StaffArea } from '../../desk/staff/staff-area.tsx';

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  if (isLocale(params['locale'])) await loadWords(params['locale'], ['staff']);
  return null;
}

/** The frame of the pages of reviewers and admins. */
export function Component() {
  return (
    <StaffArea>
      <Outlet />
    </StaffArea>
  );
}
