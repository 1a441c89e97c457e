import type { Auth } from 'firebase-admin/auth';

/** What handlers ask of Auth. */
export type AccountAuth = Pick<
  Auth,
  | 'createUser'
  | 'deleteUser'
  | 'getUser'
  | 'getUserByEmail'
  | 'revokeRefreshTokens'
  | 'setCustomUserClaims'
  | 'updateUser'
>;
