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

/** Separate from the tabs' names, which the first chunk needs for the skeleton of the area. */
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
