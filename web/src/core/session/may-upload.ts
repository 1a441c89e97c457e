import { useSession } from './session.ts';

/** Whether the person uploads what is missing, and need not ask for it: the rule `auth-type` of routes. */
export function useMayUpload(): boolean {
  const session = useSession();
  return (
    session.state === 'signed-in' &&
    session.user.roles.some((role) => role === 'translator' || role === 'reviewer')
  );
}
