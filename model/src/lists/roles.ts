/** Roles are custom claims of a person's token, never fields that a client can write (data.md, "Roles"). */
export const ROLES = ['translator', 'reviewer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** The roles that a token's claims grant; only a claim that is `true` grants one. */
export function rolesOf(claims: Readonly<Record<string, unknown>>): Role[] {
  return ROLES.filter((role) => claims[role] === true);
}
