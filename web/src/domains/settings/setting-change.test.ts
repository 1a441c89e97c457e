import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { describe, expect, it } from 'vitest';
import { withChange } from './setting-change.ts';

describe('withChange', () => {
  it('changes one setting and leaves the others', () => {
    const dark = withChange(DEFAULT_SETTINGS, { name: 'colorMode', value: 'dark' });
    expect(dark).toEqual({ ...DEFAULT_SETTINGS, colorMode: 'dark' });
    expect(withChange(dark, { name: 'dataSaver', value: true })).toEqual({ ...dark, dataSaver: true });
    expect(withChange(dark, { name: 'countReading', value: false })).toEqual({
      ...dark,
      countReading: false,
    });
    const wish = { upTo: '18', blursFrom: null } as const;
    expect(withChange(dark, { name: 'wish', value: wish })).toEqual({ ...dark, wish });
  });

  it('changes one kind of notification and leaves the others', () => {
    const { notifications } = DEFAULT_SETTINGS;
    const value = !notifications.mail;
    expect(withChange(DEFAULT_SETTINGS, { name: 'notifications.mail', value })).toEqual({
      ...DEFAULT_SETTINGS,
      notifications: { ...notifications, mail: value },
    });
  });
});
