import { expect, it } from 'vitest';
import { actionsOf } from './comment-actions.ts';

const author = { uid: 'author', name: 'Yara' };
const comment = (state: 'shown' | 'folded' | 'deleted' | 'hidden') => ({ author, state });
const reader = { uid: 'reader', roles: [], emailVerified: true };
const reviewer = { ...reader, roles: ['reviewer' as const] };
const writer = { ...reader, uid: 'author' };

it('an author may change and delete a visible comment, and object to a hidden one', () => {
  expect(actionsOf(comment('shown'), writer, false)).toEqual(['edit', 'delete']);
  expect(actionsOf(comment('folded'), writer, false)).toEqual(['edit', 'delete']);
  expect(actionsOf(comment('hidden'), writer, false)).toEqual(['object']);
});

it('a reader may report and hide others, and reports need a confirmed address', () => {
  expect(actionsOf(comment('shown'), reader, false)).toEqual(['report', 'ignore']);
  expect(actionsOf(comment('shown'), reader, true)).toEqual(['report', 'unignore']);
  expect(actionsOf(comment('shown'), { ...reader, emailVerified: false }, false)).toEqual(['ignore']);
  expect(actionsOf({ author: null, state: 'shown' }, reader, false)).toEqual(['report']);
  expect(actionsOf(comment('hidden'), reader, false)).toEqual([]);
});

it('a reviewer may hide, show again, mute and take down', () => {
  expect(actionsOf(comment('shown'), reviewer, false)).toEqual([
    'report',
    'ignore',
    'hide',
    'mute',
    'take-down',
  ]);
  expect(actionsOf(comment('folded'), reviewer, false)).toEqual([
    'report',
    'ignore',
    'unhide',
    'hide',
    'mute',
    'take-down',
  ]);
  expect(actionsOf(comment('hidden'), reviewer, false)).toEqual(['unhide', 'mute', 'take-down']);
  expect(actionsOf({ author: null, state: 'shown' }, reviewer, false)).toEqual([
    'report',
    'hide',
    'take-down',
  ]);
});

it('a reviewer may take down a photo when there is one', () => {
  const picture = { path: 'photos/author.webp', width: 64, height: 64, color: '#808080' };
  const shown = { author: { ...author, picture }, state: 'shown' as const };
  expect(actionsOf(shown, reviewer, false)).toContain('take-photo');
  expect(actionsOf(shown, reader, false)).not.toContain('take-photo');
});

it('a deleted comment has no actions', () => {
  for (const user of [writer, reader, reviewer])
    expect(actionsOf(comment('deleted'), user, false)).toEqual([]);
});
