import { useSession } from './session.ts';

/** Whether whoever is here uploads what is missing, and need not ask for it: as the rule `auth-type` of routes has it. */
export function useMayUpload(): boolean {
  const session = useSession();
  return (
    session.state === 'signed-in' &&
    session.user.roles.some((role) => role === 'translator' || role === 'reviewer')
  );
}
