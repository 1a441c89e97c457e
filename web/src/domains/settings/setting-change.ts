import type { Wish } from '@rawi/model/rating/decide-showing';
import type { Settings } from '@rawi/model/truth/user';

/** One setting by its path in the settings, and its new value. */
export type SettingChange =
  | { readonly name: 'colorMode'; readonly value: Settings['colorMode'] }
  | { readonly name: 'dataSaver' | 'countReading'; readonly value: boolean }
  | { readonly name: 'wish'; readonly value: Wish }
  | { readonly name: `notifications.${keyof Settings['notifications']}`; readonly value: boolean };

/** The settings with one of them changed. */
export function withChange(settings: Settings, { name, value }: SettingChange): Settings {
  if (name === 'colorMode') return { ...settings, colorMode: value };
  if (name === 'wish') return { ...settings, wish: value };
  if (name === 'dataSaver' || name === 'countReading') return { ...settings, [name]: value };
  const kind = name.replace('notifications.', '');
  return { ...settings, notifications: { ...settings.notifications, [kind]: value } };
}
