import { describe, expect, it } from 'vitest';
import { isRole, rolesOf } from './roles.ts';

describe('rolesOf', () => {
  it('takes only claims that are true', () => {
    expect(rolesOf({ admin: true, reviewer: 'true', translator: 1, owner: true })).toEqual(['admin']);
    expect(rolesOf({})).toEqual([]);
  });
});

it('isRole accepts the three roles and nothing else', () => {
  expect(['translator', 'reviewer', 'admin', 'owner', 'toString', 7].filter(isRole)).toEqual([
    'translator',
    'reviewer',
    'admin',
  ]);
});
