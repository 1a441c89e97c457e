import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { User } from '@rawi/model/truth/user';
import {
  IconBookmark,
  IconFiles,
  IconGavel,
  IconHistory,
  IconLanguage,
  IconLogout,
  IconMessageCircle,
  IconSettings,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { SessionUser } from '../../core/session/session.ts';
import { Avatar } from '../../domains/people/avatar.tsx';
import classes from './account-area.module.css';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { TABS, type Tab, TRANSLATOR_TABS, tabPath, UPLOADER_TABS } from './tabs.ts';

/** Not beside the tabs' names, which the first chunk needs for the skeleton of the area. */
const TAB_ICONS = {
  account: IconUser,
  history: IconHistory,
  savedItems: IconBookmark,
  following: IconUsers,
  settings: IconSettings,
  comments: IconMessageCircle,
  myWork: IconFiles,
  translatorAccount: IconLanguage,
} as const satisfies Record<Tab, unknown>;

interface AccountTabsProps {
  readonly user: SessionUser;
  readonly profile: User | undefined;
  readonly logOut: LogOut;
}

/** Renders the log-out dialog, which another folder owns; `onClose` closes it. */
export type LogOut = (onClose: () => void) => ReactNode;

/** The user's name and the tabs of the area: a list at the side, on a phone a scrolling bar. */
export function AccountTabs({ user, profile, logOut }: AccountTabsProps) {
  const t = useWords('account');
  const locale = useLocale();
  const { pathname } = useLocation();
  const [asking, setAsking] = useState<'logOut' | 'delete'>();
  const list = useRef<HTMLDivElement>(null);
  const name = profile?.fullName ?? user.displayName ?? '';
  const isTranslator = user.roles.includes('translator');
  const tabs: readonly Tab[] = [
    ...TABS,
    ...(isTranslator || user.roles.includes('reviewer') ? UPLOADER_TABS : []),
    ...(isTranslator ? TRANSLATOR_TABS : []),
  ];
  const role = (['admin', 'reviewer', 'translator'] as const).find((each) => user.roles.includes(each));

  // Scrolls the open tab into view without scrolling the page.
  useEffect(() => {
    const bar = list.current;
    const tab = bar?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (bar && tab)
      bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2;
  }, [pathname]);

  return (
    <nav className={classes.aside} aria-label={t('area')}>
      <div className={classes.person}>
        <Avatar name={name} photo={profile?.photo} size={40} />
        <span className={classes.who}>
          <span className={classes.name}>
            <bdi lang={languageOfScript(name)}>{name}</bdi>
          </span>
          <span className={classes.role}>
            {t(`role.${role ?? 'reader'}`, profile?.gender === 'female' ? { context: 'female' } : {})}
          </span>
        </span>
      </div>
      <div ref={list} className={classes.list}>
        {tabs.map((tab) => {
          const Icon = TAB_ICONS[tab];
          return (
            <NavLink key={tab} to={tabPath(tab, locale)} className={classes.tab ?? ''}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {t(`tabs.${tab}`)}
            </NavLink>
          );
        })}
        {(user.roles.includes('reviewer') || user.roles.includes('admin')) && (
          <Link to={paths.review(locale)} className={classes.tab}>
            <IconGavel size={20} stroke={1.75} aria-hidden="true" />
            {t('tabs.review')}
          </Link>
        )}
        {!isTranslator && (
          <Link to={paths.translatorRequest(locale)} className={classes.tab}>
            <IconLanguage size={20} stroke={1.75} aria-hidden="true" />
            {t('tabs.becomeTranslator')}
          </Link>
        )}
        <button type="button" className={classes.tab} onClick={() => setAsking('logOut')}>
          <IconLogout size={20} stroke={1.75} aria-hidden="true" className={classes.directed} />
          {t('tabs.logOut')}
        </button>
        <button type="button" className={classes.tab} data-danger="true" onClick={() => setAsking('delete')}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          {t('tabs.deleteAccount')}
        </button>
      </div>
      {asking === 'logOut' && logOut(() => setAsking(undefined))}
      {asking === 'delete' && <DeleteAccountDialog uid={user.uid} onClose={() => setAsking(undefined)} />}
    </nav>
  );
}
