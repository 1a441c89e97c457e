import { Button } from '@mantine/core';
import type { ReaderPayload } from '@rawi/model/pages/reader-payload';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { IconFlag, IconSettings } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { ShareButton } from '../../domains/library/share-button.tsx';
import { Avatar } from '../../domains/people/avatar.tsx';
import classes from './reader-page.module.css';

const ReportReaderDialog = lazy(() => import('../../domains/people/report-reader-dialog.tsx'));

/** Who the page is about, and what can be done with it. */
export function ReaderHeader({ reader }: { readonly reader: ReaderPayload }) {
  const t = useWords('reader-page');
  const locale = useLocale();
  const { id, name, photo, translator } = reader;
  return (
    <header className={classes.header}>
      <span className={classes.photo}>
        <Avatar name={name} photo={photo} size={144} />
      </span>
      <div className={classes.about}>
        <p className={classes.kind}>{t('kind')}</p>
        <h1 className={classes.name} tabIndex={-1}>
          <bdi lang={languageOfScript(name)}>{name}</bdi>
        </h1>
        {translator && (
          <p className={classes.translator}>
            <Link to={paths.translator(locale, id)}>{t('translator')}</Link>
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <ShareButton name={name} />
        <OwnOrReport reader={reader} />
      </div>
    </header>
  );
}

/** Whose page it is changes it in the settings; everybody else may report it. */
function OwnOrReport({ reader }: { readonly reader: ReaderPayload }) {
  const t = useWords('reader-page');
  const locale = useLocale();
  const session = useSession();
  const [isReporting, setIsReporting] = useState(false);
  const user = session.state === 'signed-in' ? session.user : undefined;
  const close = () => setIsReporting(false);
  if (user?.uid === reader.id)
    return (
      <Button
        component={Link}
        to={paths.settings(locale)}
        variant="default"
        size="lg"
        leftSection={<IconSettings size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('settings')}
      </Button>
    );
  const look = {
    variant: 'subtle',
    color: 'gray',
    size: 'lg',
    leftSection: <IconFlag size={20} stroke={1.75} aria-hidden="true" />,
  } as const;
  if (!user)
    return (
      <Button component={Link} to={paths.logIn(locale, paths.reader(locale, reader.id))} {...look}>
        {t('reportLogin')}
      </Button>
    );
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
        {t('report.action')}
      </Button>
      {isReporting && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <ReportReaderDialog reader={reader} onClose={close} />
        </PagePart>
      )}
    </>
  );
}
