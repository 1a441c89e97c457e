import { Button } from '@mantine/core';
import { CONTACT_SUBJECT_NAMES } from '@rawi/model/lists/contact-subjects';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Message, SignedMessage } from '@rawi/model/truth/message';
import { IconArrowBackUp, IconCopyright } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatAge } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { OPEN_MESSAGES } from '../../domains/staff/lists.ts';
import { ownAddresses } from '../../domains/takedowns/own-addresses.ts';
import { CounterNotice } from './counter-notice.tsx';
import { NamedAddresses } from './named-addresses.tsx';
import { Quote } from './quote.tsx';
import { ReaderReportRow } from './reader-report-row.tsx';
import { StaffAction } from './staff-action.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { StaffPage } from './staff-page.tsx';

/** The page of messages to the site, of notices that something is there without permission, and of reports of readers' pages. */
export function MessagesPage() {
  const t = useWords('staff');
  return (
    <StaffPage title={t('messages.title')} lead={t('messages.description')}>
      {(user) => (
        <StaffList
          source={OPEN_MESSAGES}
          empty={<PageMessage isPart title={t('messages.empty.title')} text={t('messages.empty.text')} />}
        >
          {(item) => <MessageRow key={item.path} item={item} isAdmin={user.roles.includes('admin')} />}
        </StaffList>
      )}
    </StaffPage>
  );
}

interface MessageRowProps {
  readonly item: ListItem<Message>;
  /** Only admins can give back. */
  readonly isAdmin: boolean;
}

/** What waits: a message, a notice, an answer to one, or the report of a reader's page. */
export function MessageRow({ item: { data, ...item }, isAdmin }: MessageRowProps) {
  return data.kind === 'reader' ? (
    <ReaderReportRow item={{ ...item, data }} />
  ) : (
    <SignedMessageRow item={{ ...item, data }} isAdmin={isAdmin} />
  );
}

interface SignedMessageRowProps {
  readonly item: ListItem<SignedMessage>;
  readonly isAdmin: boolean;
}

/** A message, a notice or an answer to one, with buttons to answer it by e-mail and to close it. */
function SignedMessageRow({ item, isAdmin }: SignedMessageRowProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const { data } = item;
  const { name, email, at } = data;
  const about = data.kind === 'contact' ? CONTACT_SUBJECT_NAMES[data.subject] : undefined;
  const subject = about ?? SUBJECTS[data.kind === 'counter' ? 'counter' : 'takedown'];
  const [isDealtWith, setIsDealtWith] = useState(false);
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.name}>
          {about ? (
            about[locale]
          ) : (
            <Badge tone="waiting" icon={data.kind === 'counter' ? IconArrowBackUp : IconCopyright}>
              {t(data.kind === 'counter' ? 'messages.counter' : 'messages.takedown')}
            </Badge>
          )}
        </h2>
        <FactLine>
          <span>
            <bdi lang={languageOfScript(name)}>{name}</bdi>
          </span>
          <span>
            <bdi dir="ltr">{email}</bdi>
          </span>
          <time dateTime={at.toISOString()}>
            {t('messages.sent', { age: formatAge(at.toISOString(), locale) })}
          </time>
          {!about && <span>{t('messages.due')}</span>}
        </FactLine>
        {data.kind === 'contact' && <Quote>{data.message}</Quote>}
        {data.kind === 'takedown' && (
          <Notice messageId={idOf(item)} notice={data} onDealtWith={setIsDealtWith} />
        )}
        {data.kind === 'counter' && <CounterNotice messageId={idOf(item)} counter={data} isAdmin={isAdmin} />}
      </div>
      <div className={classes.actions}>
        <Button
          component="a"
          variant="default"
          href={answerTo(data, t('messages.subject', { name: subject[data.locale] }))}
        >
          {t('messages.answer')}
        </Button>
        <StaffAction
          isPrimary={isDealtWith}
          done={t('messages.closed')}
          onAct={() => callReview({ action: 'closeMessage', messageId: idOf(item) })}
        >
          {t('messages.close')}
        </StaffAction>
      </div>
    </li>
  );
}

/** The subject as the reply names it, in the sender's language. */
const SUBJECTS = {
  takedown: { en: 'Copyright notice', ar: 'بلاغ حقوق نشر' },
  counter: { en: 'Your answer to a copyright notice', ar: 'ردّك على بلاغ حقوق نشر' },
} as const;

interface NoticeProps {
  readonly messageId: string;
  readonly notice: Extract<Message, { kind: 'takedown' }>;
  /** Whether everything that it names was taken down, so that it can be closed. */
  readonly onDealtWith: (isDealtWith: boolean) => void;
}

function Notice({ messageId, notice, onDealtWith }: NoticeProps) {
  const t = useWords('staff');
  const words = useWords('takedown');
  const { work, addresses, signature } = notice;
  const named = useMemo(() => ownAddresses(`${addresses}\n${work}`, location.host), [addresses, work]);
  const [down, setDown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const know = useCallback(
    (path: string, isDown: boolean) => setDown((before) => new Map(before).set(path, isDown)),
    [],
  );
  const isDealtWith = named.length > 0 && named.every(({ path }) => down.get(path) === true);
  useEffect(() => onDealtWith(isDealtWith), [onDealtWith, isDealtWith]);
  return (
    <>
      <h3 className={classes.label}>{t('messages.work')}</h3>
      <Quote>{work}</Quote>
      <h3 className={classes.label}>{t('messages.addresses')}</h3>
      <Quote>{addresses}</Quote>
      <FactLine>{t('messages.signed', { name: isolated(signature) })}</FactLine>
      <h3 className={classes.label}>{words('named.title')}</h3>
      <NamedAddresses addresses={named} messageId={messageId} onKnown={know} />
      {isDealtWith && <FactLine as="output">{words('named.all')}</FactLine>}
    </>
  );
}

const answerTo = ({ email }: SignedMessage, subject: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
