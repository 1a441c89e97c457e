import { AuthLayout } from './auth-layout.tsx';

/** The specification's login layout: signing in, resetting, and what links in mails lead to. */
export function LoginLayout() {
  return <AuthLayout />;
}
