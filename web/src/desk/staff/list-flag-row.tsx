import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { LIST_REPORTS_COUNTED, type ListFlag } from '@rawi/model/truth/list-report';
import type { ListWords } from '@rawi/model/truth/public-list';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAge } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { HideWithReason } from '../../domains/comments/dialogs/hide-with-reason.tsx';
import { MuteDialog } from '../../domains/comments/dialogs/mute-dialog.tsx';
import { listText } from '../../domains/lists/list-text.ts';
import { useListProblem } from '../../domains/lists/use-list-problem.ts';
import { FlagBadges } from './flag-badges.tsx';
import { StaffAction } from './staff-action.tsx';
import classes from './staff-page.module.css';

interface ListFlagRowProps {
  readonly publicId: string;
  readonly flag: ListFlag;
}

/** A flagged list: its words, what was reported, and what a reviewer can do. */
export function ListFlagRow({ publicId, flag }: ListFlagRowProps) {
  const t = useWords('lists');
  const locale = useLocale();
  const { uid, author, reported, deleted, hidden, waiting, since } = flag;
  const by = author ?? t(uid === null && !deleted ? 'review.bySite' : 'review.byNobody');
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.name}>
          <bdi lang={languageOfScript(by)}>{by}</bdi>
        </h2>
        <Words name={flag.name} note={flag.note} />
        {reported && (
          <>
            <FactLine>{t('review.reported')}</FactLine>
            <Words name={reported.name} note={reported.note} />
          </>
        )}
        {deleted && <FactLine>{t('review.gone')}</FactLine>}
        {hidden !== null && waiting && <FactLine>{t('review.changed')}</FactLine>}
        <p className={classes.marks}>
          <FlagBadges
            flag={flag}
            counted={LIST_REPORTS_COUNTED}
            because={(reason) => t('review.because', { reason })}
          />
        </p>
        <FactLine>
          <time dateTime={since.toISOString()}>
            {t('review.since', { age: formatAge(since.toISOString(), locale) })}
          </time>
        </FactLine>
      </div>
      <Actions publicId={publicId} flag={flag} />
    </li>
  );
}

function Words({ name, note }: { readonly name: ListWords; readonly note: ListWords | undefined }) {
  const locale = useLocale();
  const words = [name, ...(note === undefined ? [] : [note])].map((each) => listText(each, locale));
  return (
    <blockquote className={classes.said}>
      {words.map((text) => (
        <p key={text} dir="auto" lang={languageOfScript(text)}>
          {text}
        </p>
      ))}
    </blockquote>
  );
}

function Actions({ publicId, flag }: ListFlagRowProps) {
  const t = useWords('lists');
  const staff = useWords('staff');
  const locale = useLocale();
  const [dialog, setDialog] = useState<'hide' | 'mute'>();
  const { uid, author, version, hidden, waiting, deleted } = flag;
  const close = () => setDialog(undefined);
  return (
    <div className={classes.actions}>
      {hidden === null && !deleted && (
        <Button component={Link} to={paths.list(locale, publicId)} variant="default">
          {t('review.see')}
        </Button>
      )}
      {uid !== null && !deleted && (hidden === null || waiting) && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('hide')}>
          {t(hidden === null ? 'review.hide' : 'review.keep')}
        </Button>
      )}
      <StaffAction
        done={t('review.done')}
        onAct={() => callCommunity({ action: 'showList', publicId, version })}
      >
        {t(deleted ? 'review.settled' : hidden === null ? 'review.right' : 'review.unhide')}
      </StaffAction>
      {uid !== null && author !== null && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('mute')}>
          {staff('comments.mute')}
        </Button>
      )}
      {dialog === 'hide' && <HideListDialog publicId={publicId} onClose={close} />}
      {dialog === 'mute' && uid !== null && author !== null && (
        <MuteDialog comment={{ author: { uid, name: author } }} onClose={close} />
      )}
    </div>
  );
}

interface HideListDialogProps {
  readonly publicId: string;
  readonly onClose: () => void;
}

/** A reviewer hides a list, with a reason that its owner sees. */
function HideListDialog({ publicId, onClose }: HideListDialogProps) {
  const t = useWords('lists');
  return (
    <HideWithReason
      words={{
        title: t('review.hideTitle'),
        text: t('review.hideText'),
        reason: t('review.reason'),
        note: t('review.noteToOwner'),
        optional: t('reports.optional'),
        confirm: t('review.hide'),
        cancel: t('cancel'),
        close: t('close'),
      }}
      problemText={useListProblem()}
      onHide={(why) => callCommunity({ action: 'hideList', publicId, ...why })}
      onClose={onClose}
    />
  );
}
