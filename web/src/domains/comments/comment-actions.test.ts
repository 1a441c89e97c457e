import { expect, it } from 'vitest';
import { actionsOf } from './comment-actions.ts';

const author = { uid: 'author', name: 'Yara' };
const comment = (state: 'shown' | 'folded' | 'deleted' | 'hidden') => ({ author, state });
const reader = { uid: 'reader', roles: [], emailVerified: true };
const reviewer = { ...reader, roles: ['reviewer' as const] };
const writer = { ...reader, uid: 'author' };
const NEITHER = { isIgnored: false, isBlocked: false };

it('an author may change and delete a visible comment, and object to a hidden one', () => {
  expect(actionsOf(comment('shown'), writer, NEITHER)).toEqual(['edit', 'delete']);
  expect(actionsOf(comment('folded'), writer, NEITHER)).toEqual(['edit', 'delete']);
  expect(actionsOf(comment('hidden'), writer, NEITHER)).toEqual(['object']);
});

it('a reader may report and hide others, and reports need a confirmed address', () => {
  expect(actionsOf(comment('shown'), reader, NEITHER)).toEqual(['report', 'ignore', 'block']);
  expect(actionsOf(comment('shown'), reader, { ...NEITHER, isIgnored: true })).toEqual([
    'report',
    'unignore',
    'block',
  ]);
  expect(actionsOf(comment('shown'), { ...reader, emailVerified: false }, NEITHER)).toEqual([
    'ignore',
    'block',
  ]);
  expect(actionsOf({ author: null, state: 'shown' }, reader, NEITHER)).toEqual(['report']);
  expect(actionsOf(comment('hidden'), reader, NEITHER)).toEqual([]);
});

it('a reader ends a block, which hides what is ignored, too', () => {
  expect(actionsOf(comment('shown'), reader, { isIgnored: true, isBlocked: true })).toEqual([
    'report',
    'unblock',
  ]);
  expect(actionsOf(comment('shown'), reviewer, { isIgnored: false, isBlocked: true })).toContain('hide');
});

it('a reviewer may hide, show again, mute and take down', () => {
  expect(actionsOf(comment('shown'), reviewer, NEITHER)).toEqual([
    'report',
    'ignore',
    'block',
    'hide',
    'mute',
    'take-down',
  ]);
  expect(actionsOf(comment('folded'), reviewer, NEITHER)).toEqual([
    'report',
    'ignore',
    'block',
    'unhide',
    'hide',
    'mute',
    'take-down',
  ]);
  expect(actionsOf(comment('hidden'), reviewer, NEITHER)).toEqual(['unhide', 'mute', 'take-down']);
  expect(actionsOf({ author: null, state: 'shown' }, reviewer, NEITHER)).toEqual([
    'report',
    'hide',
    'take-down',
  ]);
});

it('a reviewer may take down a photo when there is one', () => {
  const picture = { path: 'photos/author.webp', width: 64, height: 64, color: '#808080' };
  const shown = { author: { ...author, picture }, state: 'shown' as const };
  expect(actionsOf(shown, reviewer, NEITHER)).toContain('take-photo');
  expect(actionsOf(shown, reader, NEITHER)).not.toContain('take-photo');
});

it('a deleted comment has no actions', () => {
  for (const user of [writer, reader, reviewer])
    expect(actionsOf(comment('deleted'), user, NEITHER)).toEqual([]);
});
