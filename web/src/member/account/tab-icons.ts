import {
  IconBookmark,
  IconFiles,
  IconHistory,
  IconLanguage,
  IconMessageCircle,
  IconSettings,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { Tab } from './tabs.ts';

/** Apart from the names of the tabs, which the first chunk has for the skeleton of the area. */
export const TAB_ICONS = {
  account: IconUser,
  history: IconHistory,
  savedItems: IconBookmark,
  following: IconUsers,
  settings: IconSettings,
  comments: IconMessageCircle,
  myWork: IconFiles,
  translatorAccount: IconLanguage,
} as const satisfies Record<Tab, unknown>;
