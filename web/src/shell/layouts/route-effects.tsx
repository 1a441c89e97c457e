import { useComputedColorScheme, useDirection } from '@mantine/core';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { arriveAtPart } from '../../core/lib/arrive-at-part.ts';
import { manifestPath } from '../../core/lib/manifest-path.ts';
import { inLocale } from '../../core/lib/paths.ts';
import hidden from '../../core/ui/hidden.module.css';
import { LoadingBar } from '../../core/ui/loading-bar.tsx';
import { useOnDevice } from '../../domains/downloads/use-on-device.ts';
import { useLastPlace } from '../pwa/use-last-place.ts';
import { useUpdateOnNavigation } from '../pwa/use-update-on-navigation.ts';

/**
 * What every route has: language and direction, the loading bar, focus, and its announcement. Stands after
 * the page, so that its effects find the page's title set.
 */
export function RouteEffects() {
  useDocumentLocale();
  useThemeColor();
  useUpdateOnNavigation();
  useLastPlace();
  useOnDevice();
  const announcement = useArrival();
  const navigation = useNavigation();
  return (
    <>
      <LoadingBar active={navigation.state !== 'idle'} />
      <span className={hidden.hidden} aria-live="polite">
        {announcement}
      </span>
    </>
  );
}

function useDocumentLocale() {
  const locale = useLocale();
  const { setDirection } = useDirection();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.head.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(locale));
    setDirection(LOCALE_DIRECTIONS[locale]);
  }, [locale, setDirection]);
}

/** The browser's own bars take the page's colour. */
function useThemeColor() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = scheme === 'dark' ? '#000000' : '#ffffff';
  }, [scheme]);
}

/** Moves focus to the page that was navigated to and returns its title to be read out. */
function useArrival(): string {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const last = useRef({ pathname, hash });
  // A part of the page that its address names may come later than the page, as comments do.
  const address = pathname + hash;
  useEffect(() => {
    const [, id = ''] = address.split('#');
    return id === '' || document.getElementById(id) ? undefined : arriveAtPart(id);
  }, [address]);
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, hash };
    if (from.pathname === pathname && from.hash === hash) return;
    // The same page in the other language keeps the scroll position, and the focus stays on the switch.
    const samePage = inLocale(from.pathname, 'en') === inLocale(pathname, 'en');
    if (from.pathname !== pathname) setAnnouncement(document.title);
    if (samePage && from.hash === hash) return;
    // A person who began to type into the header while the page was loading keeps the focus there. The page
    // is announced all the same.
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && !focused.closest('main')) return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    (target ?? heading)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return announcement;
}
