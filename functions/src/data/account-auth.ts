import type { Auth } from 'firebase-admin/auth';

/** The part of Auth that handlers use. */
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
