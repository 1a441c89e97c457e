import { describe, expect, it } from 'vitest';
import { compilePathPattern } from './path-pattern.ts';

describe('compilePathPattern', () => {
  it.each([
    ['items/{id}', ['items/a'], ['items', 'items/a/sub/b', 'other/a']],
    ['items/fixed', ['items/fixed'], ['items/other', 'items/fixed/a/b']],
    ['/items/{id}/', ['items/a'], ['items/a/b/c']],
    ['users/{user}/posts/{post}', ['users/a/posts/b'], ['users/a', 'users/a/other/b']],
    ['users/{rest=**}', ['users/a', 'users/a/b/c'], ['others/a']],
    ['users/{user}/{rest=**}', ['users/a', 'users/a/posts/b'], ['users']],
    ['{all=**}', ['a/b', 'a/b/c/d'], []],
    ['{all=**}/posts/{id}', ['users/a/posts/b', 'a/b/c/d/posts/e'], ['users/a']],
    ['users/*', ['users/a'], ['users/a/b/c']],
    ['users/*-admin', ['users/b-admin', 'users/-admin'], ['users/admin', 'users/b-admin/x/y']],
    ['users/{id=vip-*}', ['users/vip-1'], ['users/1']],
    ['a.c/{id}', ['a.c/x'], ['abc/x']],
  ])('%s', (pattern, matching, others) => {
    const matches = compilePathPattern(pattern);
    expect(matching.filter((path) => !matches(path))).toEqual([]);
    expect(others.filter((path) => matches(path))).toEqual([]);
  });
});
