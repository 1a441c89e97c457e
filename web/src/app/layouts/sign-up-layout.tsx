import { AuthLayout } from './auth-layout.tsx';

/** The specification's sign-up layout: both steps, and the thank-you screen. */
export function SignUpLayout() {
  return <AuthLayout />;
}
