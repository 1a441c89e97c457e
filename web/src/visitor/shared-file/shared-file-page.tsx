import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
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
  const t = useWords('upload');
  const locale = useLocale();
  const session = useSession();
  const mayUpload = useMayUpload();
  const navigate = useNavigate();
  const { shared, look, discard } = useSharedFiles();
  const handleOpened = useEffectEvent((error?: unknown) => {
    if (error === undefined) look();
    else report('A file that was opened with the app was not kept.', error);
  });
  useEffect(() => keepOpened((error) => handleOpened(error)), []);

  const upload = paths.uploadChapter(locale);
  const goesOn = mayUpload && typeof shared === 'object';
  // The element of the router for this would come with everybody's first script.
  useEffect(() => {
    if (goesOn) void navigate(upload, { replace: true });
  }, [goesOn, navigate, upload]);

  if (shared === 'loading' || (shared !== 'none' && session.state === 'unknown')) return null;
  if (shared === 'none') {
    return (
      <PageMessage
        title={t('shared.choose.title')}
        text={t('shared.choose.text')}
        action={<PlainLink to={upload}>{t('shared.choose.action')}</PlainLink>}
      />
    );
  }
  if (goesOn) return null;
  const names = [...shared.files, ...shared.refused].map(({ name }) => isolated(name)).join(' · ');
  const way = session.state === 'signed-in' ? 'apply' : 'logIn';
  return (
    <PageMessage
      title={t(`shared.${way}.title`)}
      text={t(`shared.${way}.text`, { name: names })}
      action={
        <>
          <PlainLink to={way === 'apply' ? paths.translatorRequest(locale) : paths.logIn(locale, upload)}>
            {t(`shared.${way}.action`)}
          </PlainLink>
          <PlainButton variant="default" onClick={discard}>
            {t('shared.discard')}
          </PlainButton>
        </>
      }
    />
  );
}
