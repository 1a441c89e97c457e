import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { useMayUpload } from '../../core/session/may-upload.ts';
import { useSession } from '../../core/session/session.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { PlainButton, PlainLink } from '../../core/ui/plain-button.tsx';
import { keepOpened } from '../../domains/uploads/opened-with.ts';
import { useSharedFiles } from '../../domains/uploads/use-shared-files.ts';

/**
 * What becomes of a file that was shared to the installed app, or opened with it: a translator goes on to the upload, where it waits; whoever is
 * not logged in, or no translator, reads what they can do. Where no file came along, because no worker took it, it is chosen at the upload.
 */
export function SharedFilePage() {
  const t = useWords('shared-file');
  const locale = useLocale();
  const session = useSession();
  const mayUpload = useMayUpload();
  const { shared, look, discard } = useSharedFiles();
  const handleOpened = useEffectEvent((error?: unknown) => {
    if (error === undefined) look();
    else report('A file that was opened with the app was not kept.', error);
  });
  useEffect(() => keepOpened((error) => handleOpened(error)), []);

  if (shared === 'loading' || (shared !== 'none' && session.state === 'unknown')) return null;
  const upload = paths.uploadChapter(locale);
  if (shared === 'none') {
    return (
      <PageMessage
        title={t('choose.title')}
        text={t('choose.text')}
        action={<PlainLink to={upload}>{t('choose.action')}</PlainLink>}
      />
    );
  }
  if (mayUpload) return <Navigate to={upload} replace />;
  const names = [...shared.files, ...shared.refused].map(({ name }) => isolated(name)).join(' · ');
  const way = session.state === 'signed-in' ? 'apply' : 'logIn';
  return (
    <PageMessage
      title={t(`${way}.title`)}
      text={t(`${way}.text`, { name: names })}
      action={
        <>
          <PlainLink to={way === 'apply' ? paths.translatorRequest(locale) : paths.logIn(locale, upload)}>
            {t(`${way}.action`)}
          </PlainLink>
          <PlainButton variant="default" onClick={discard}>
            {t('discard')}
          </PlainButton>
        </>
      }
    />
  );
}
