import { useEffect } from 'react';
import { Link, useLocation, useRouteError } from 'react-router-dom';
import { formatNumber } from '../core/i18n/format.ts';
import { useWords } from '../core/i18n/i18n.ts';
import { useLocale } from '../core/i18n/locale.ts';
import { useForcedColorMode } from '../core/lib/color-mode.ts';
import { PageError } from '../core/lib/page-error.ts';
import { paths } from '../core/lib/paths.ts';
import { Logo } from '../core/ui/logo.tsx';
import { SessionEffects } from '../member/session/session-effects.tsx';
import classes from './error-screen.module.css';
import { statusOf } from './handle-app-error.ts';
import { useHead } from './head.ts';
import { isBot } from './is-bot.ts';

/** Both 404s, what was taken from readers, and every error that no page handles (specification, sections 2 and 8). */
export function ErrorScreen() {
  const error = useRouteError();
  const t = useWords('shell');
  const locale = useLocale();
  const { pathname } = useLocation();
  useForcedColorMode('dark');
  const status = statusOf(error);
  const code = status === undefined ? t('error.unknownCode') : formatNumber(status, locale, false);
  const isMissing = error instanceof PageError;
  const { title: message, hint } = isMissing
    ? (error.said ?? {
        title: t(`error.${error.words}`, { path: error.path }),
        hint: t('error.notFoundHint'),
      })
    : { title: t('error.unknownMessage'), hint: t('error.unknownHint') };
  const ways = [...(isMissing ? error.waysOn : []), { text: t('error.backToHome'), to: paths.home(locale) }];
  useHead({ title: message, isIndexed: false });
  // A served page shows the same to everybody.
  const bot = !import.meta.env.SSR && isBot(navigator.userAgent);
  useEffect(() => {
    if (bot) reportError(error);
  }, [bot, error]);
  if (bot) return null;
  return (
    <main className={classes.screen} key={pathname}>
      <div className={classes.art} aria-hidden="true" />
      <Link to={paths.home(locale)} className={classes.logo} aria-label={t('logoLabel')}>
        <Logo name={t('name')} />
      </Link>
      <div className={classes.message}>
        <p className={status === undefined ? classes.words : classes.code}>{code}</p>
        <h1 className={classes.title}>
          {isMissing && error.path !== undefined ? <Located message={message} path={error.path} /> : message}
        </h1>
        <p className={classes.hint}>{hint}</p>
        <p className={classes.ways}>
          {ways.map(({ text, to }, index) => (
            <Link key={to} to={to} className={index === 0 ? classes.home : classes.otherWay}>
              {text}
            </Link>
          ))}
        </p>
      </div>
      <SessionEffects />
    </main>
  );
}

/** The message with its path isolated: an address reads from left to right in any sentence. */
function Located({ message, path }: { readonly message: string; readonly path: string }) {
  const [before, after = ''] = message.split(path);
  return (
    <>
      {before}
      <bdi dir="ltr">{path}</bdi>
      {after}
    </>
  );
}
