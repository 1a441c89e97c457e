import {
  IconBookmark,
  IconDownload,
  IconHistory,
  IconLogout,
  IconSettings,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { SessionUser } from '../../core/session/session.ts';
import { OneLine } from '../../core/ui/one-line.tsx';
import classes from './account-menu.module.css';
import { SignOutDialog } from './sign-out-dialog.tsx';

const PLACES = [
  { key: 'account', Icon: IconUser },
  { key: 'saved', Icon: IconBookmark },
  { key: 'following', Icon: IconUsers },
  { key: 'history', Icon: IconHistory },
  { key: 'downloads', Icon: IconDownload },
  { key: 'settings', Icon: IconSettings },
] as const;

const TARGETS = {
  account: paths.account,
  saved: paths.savedItems,
  following: paths.following,
  history: paths.history,
  downloads: paths.downloads,
  settings: paths.settings,
} as const;

/** The user's photo or initial, with a menu of their account's pages. */
export default function AccountMenu({ user }: { readonly user: SessionUser }) {
  const t = useWords('session');
  const locale = useLocale();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = user.displayName ?? user.email;

  useEffect(() => {
    if (!isOpen) return;
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  const rootProps = { ref: root, className: classes.root, onKeyDown: handleKey, onBlur: handleBlur };
  return (
    <div {...rootProps}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-label={t('menu.label', { name: isolated(name) })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes.avatar} aria-hidden="true">
          {user.photoURL === undefined ? (
            [...name.trim()][0]?.toUpperCase()
          ) : (
            <img src={user.photoURL} alt="" width="36" height="36" className={classes.photo} />
          )}
        </span>
      </button>
      {isOpen && (
        <div className={classes.panel}>
          <p className={classes.who}>
            <OneLine className={classes.name} text={name} />
            <OneLine className={classes.email} text={user.email} />
          </p>
          <ul className={classes.places}>
            {PLACES.map(({ key, Icon }) => (
              <li key={key}>
                <Link
                  to={TARGETS[key](locale)}
                  className={classes.place}
                  onClick={() => setIsOpen(false)}
                  {...(pathname === TARGETS[key](locale) && { 'aria-current': 'page' })}
                >
                  <Icon size={20} stroke={1.75} aria-hidden="true" />
                  {t(`menu.${key}`)}
                </Link>
              </li>
            ))}
            <li className={classes.last}>
              <button
                type="button"
                className={classes.place}
                onClick={() => {
                  // The menu closes and removes this button, so the dialog returns the focus to the menu's
                  // button.
                  button.current?.focus();
                  setIsOpen(false);
                  setIsLeaving(true);
                }}
              >
                <IconLogout size={20} stroke={1.75} aria-hidden="true" className={classes.mirrored} />
                {t('menu.signOut')}
              </button>
            </li>
          </ul>
        </div>
      )}
      {isLeaving && <SignOutDialog onClose={() => setIsLeaving(false)} />}
    </div>
  );
}
