import { describe, expect, it } from 'vitest';
import { reading } from './tolerant.ts';
import { DEFAULT_SETTINGS, inboxSchema, type User, userSchema } from './user.ts';

const user: User = {
  fullName: 'Amal Haddad',
  gender: 'female',
  nationality: 'EG',
  photoUpload: { id: 'u1', uploadedAt: new Date(0), result: 'refused', reason: 'too-large' },
  locale: 'ar',
  settings: { ...DEFAULT_SETTINGS, colorMode: 'dark' },
  consentedAt: new Date(0),
  createdAt: new Date(0),
};

describe('a profile that a newer build has written', () => {
  it('is read with its new fields left out', () => {
    const { settings } = user;
    const stored = {
      ...user,
      badges: ['early'],
      settings: { ...settings, textSize: 2, notifications: { ...settings.notifications, replies: true } },
    };
    expect(userSchema.safeParse(stored).success).toBe(false);
    expect(reading(userSchema).parse(stored)).toEqual(user);
  });

  it('that is older than a kind of notification has it on', () => {
    const { lists: _lists, ...older } = user.settings.notifications;
    const stored = { ...user, settings: { ...user.settings, notifications: older } };
    expect(userSchema.parse(stored).settings.notifications.lists).toBe(true);
  });

  it.each([
    { field: 'gender', stored: { gender: 'later' }, read: { gender: undefined } },
    { field: 'nationality', stored: { nationality: 'ZZ' }, read: { nationality: undefined } },
    { field: 'locale', stored: { locale: 'fr' }, read: { locale: 'en' } },
    {
      field: 'colour mode',
      stored: { settings: { ...user.settings, colorMode: 'sepia' } },
      read: { settings: { ...user.settings, colorMode: 'system' } },
    },
    {
      field: 'reason of a refused photo',
      stored: { photoUpload: { ...user.photoUpload, reason: 'blurred' } },
      read: { photoUpload: { ...user.photoUpload, reason: 'failed' } },
    },
    {
      field: 'result of a photo',
      stored: { photoUpload: { id: 'u1', uploadedAt: new Date(0), result: 'waiting' } },
      read: { photoUpload: { id: 'u1', uploadedAt: new Date(0), result: 'refused' } },
    },
  ])('shows an unknown $field neutrally', ({ stored, read }) => {
    expect(userSchema.safeParse({ ...user, ...stored }).success).toBe(false);
    expect(reading(userSchema).parse({ ...user, ...stored })).toEqual({ ...user, ...read });
  });
});

it('an inbox that a newer build has written is read', () => {
  expect(reading(inboxSchema).parse({ unread: 2, newest: 'a' })).toEqual({ unread: 2 });
});
