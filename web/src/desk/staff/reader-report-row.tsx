import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { ReaderReport } from '@rawi/model/truth/message';
import { IconFlag } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAge } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { MuteDialog } from '../../domains/comments/dialogs/mute-dialog.tsx';
import { Avatar } from '../../domains/people/avatar.tsx';
import { forgetPages } from '../../domains/takedowns/forget-pages.ts';
import type { Thing } from '../../domains/takedowns/thing.ts';
import { Quote } from './quote.tsx';
import { StaffAction } from './staff-action.tsx';
import classes from './staff-page.module.css';

const TakeDownDialog = lazy(() => import('../../domains/takedowns/take-down-dialog.tsx'));

/** A report of a reader's page, with the name and the photo that it was about, and what can be done about them. */
export function ReaderReportRow({ item }: { readonly item: ListItem<ReaderReport> }) {
  const t = useWords('staff');
  const comments = useWords('comments');
  const locale = useLocale();
  const { reader, reason, note, at } = item.data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.name}>
          <Badge tone="waiting" icon={IconFlag}>
            {t('messages.reader')}
          </Badge>
        </h2>
        <p className={classes.person}>
          <Avatar name={reader.name} photo={reader.photo} size={72} />
          <Link to={paths.reader(locale, reader.uid)}>
            <bdi lang={languageOfScript(reader.name)}>{reader.name}</bdi>
          </Link>
        </p>
        <FactLine>
          <span>{comments(`reasons.${reason}`)}</span>
          <time dateTime={at.toISOString()}>
            {t('messages.sent', { age: formatAge(at.toISOString(), locale) })}
          </time>
        </FactLine>
        {note !== undefined && <Quote>{note}</Quote>}
      </div>
      <Actions messageId={idOf(item)} reader={reader} />
    </li>
  );
}

interface ActionsProps {
  readonly messageId: string;
  readonly reader: ReaderReport['reader'];
}

function Actions({ messageId, reader: { uid, name, photo } }: ActionsProps) {
  const t = useWords('staff');
  const [dialog, setDialog] = useState<'photo' | 'mute'>();
  const close = () => setDialog(undefined);
  const thing: Thing = { target: { kind: 'photo', uid }, name: { text: name, lang: languageOfScript(name) } };
  return (
    <div className={classes.actions}>
      {photo && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('photo')}>
          {t('messages.takePhoto')}
        </Button>
      )}
      <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('mute')}>
        {t('messages.mute')}
      </Button>
      <StaffAction
        done={t('messages.readerClosed')}
        onAct={() => callReview({ action: 'closeMessage', messageId })}
      >
        {t('messages.close')}
      </StaffAction>
      {dialog === 'photo' && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <TakeDownDialog
            thing={thing}
            onTaken={() => void forgetPages(thing.target, undefined)}
            onClose={close}
          />
        </PagePart>
      )}
      {dialog === 'mute' && <MuteDialog comment={{ author: { uid, name } }} onClose={close} />}
    </div>
  );
}
