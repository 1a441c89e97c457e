import { useDebouncedValue } from '@mantine/hooks';
import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { queryKey } from '@rawi/model/text/fold';
import { IconWifiOff } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { useList } from '../../core/live/use-list.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { useSession } from '../../core/session/session.ts';
import type { SessionUser } from '../../core/session/session-store.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { Notice } from '../../core/ui/notice.tsx';
import { PageFrame } from '../../core/ui/page-frame.tsx';
import { PagePart } from '../../core/ui/page-part.tsx';
import { comicAt, wantedOf } from '../../domains/asks/ask-lists.ts';
import { useIsKept } from '../../domains/ratings/showing.ts';
import classes from './ask.module.css';
import { AskBoundary } from './ask-boundary.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { AskSkeleton } from './ask-skeleton.tsx';
import type { Subject } from './ask-subject.tsx';
import { AskerContext } from './asker.ts';
import { Found } from './found.tsx';
import { Moderation } from './moderation.tsx';
import { SearchField } from './search-field.tsx';
import { Waiting } from './waiting.tsx';

/** How long typing must pause before a search, in milliseconds: each search is billed. */
const TYPING_PAUSE_MS = 250;

const VerifyFirst = lazy(() => import('../../domains/people/verify-first.tsx'));

/**
 * The page to ask for a missing comic or chapter. It finds existing comics, and what others ask for, while
 * one types.
 */
export function AskPage() {
  const t = useWords('ask');
  const session = useSession();
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      <PageFrame title={t('title')} lead={t('lead')}>
        <AskBoundary>
          {session.state === 'signed-in' ? (
            <Asking key={session.user.uid} user={session.user} />
          ) : (
            <AskSkeleton />
          )}
        </AskBoundary>
      </PageFrame>
    </>
  );
}

function Asking({ user }: { readonly user: SessionUser }) {
  const t = useWords('ask');
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('title') ?? '');
  const [subject, setSubject] = useState<Subject>();
  const [isSaved, setIsSaved] = useState(false);
  const own = useList(wantedOf(user.uid)).items;
  const [typed] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const key = queryKey(typed);
  const joined = new Set(own?.map(({ data }) => data.askId));
  const ask = (next: Subject) => {
    setIsSaved(false);
    setSubject(next);
  };
  const handleAsked = () => {
    setSubject(undefined);
    setIsSaved(true);
  };
  return (
    <AskerContext
      value={{
        isReviewer: user.roles.includes('reviewer') || user.roles.includes('admin'),
        mayAsk: user.emailVerified,
        hasJoined: (askId) => joined.has(askId),
      }}
    >
      {!user.emailVerified && (
        <PagePart>
          <div className={classes.note}>
            <VerifyFirst email={user.email} text={t('verify', { email: isolated(user.email) })} />
          </div>
        </PagePart>
      )}
      <SearchField
        value={text}
        onChange={(next) => {
          setText(next);
          setIsSaved(false);
        }}
      />
      {isSaved && (
        <div className={classes.note}>
          <FormNote tone="success">{t('saved')}</FormNote>
        </div>
      )}
      {!own && <AskSkeleton />}
      <Moderation>
        {own && key === undefined && <Waiting own={own} />}
        {own && key !== undefined && <Found key={key} searchKey={key} typed={typed} onAsk={ask} />}
      </Moderation>
      {subject && <AskDialog subject={subject} onAsked={handleAsked} onClose={() => setSubject(undefined)} />}
      {user.emailVerified && <FilledIn onAsked={handleAsked} />}
    </AskerContext>
  );
}

/** The dialog is prefilled for a person who comes from a comic or a chapter. */
function FilledIn({ onAsked }: { readonly onAsked: () => void }) {
  const [search, setSearch] = useSearchParams();
  const comicId = search.get('comic');
  const leave = () => setSearch({}, { replace: true, preventScrollReset: true });
  if (comicId === null || !isDocumentId(comicId)) return null;
  return (
    <FilledInComic
      comicId={comicId}
      language={search.get('language')}
      number={search.get('number')}
      onAsked={() => {
        leave();
        onAsked();
      }}
      onClose={leave}
    />
  );
}

interface FilledInComicProps {
  readonly comicId: string;
  readonly language: string | null;
  readonly number: string | null;
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

function FilledInComic({ comicId, language, number, onAsked, onClose }: FilledInComicProps) {
  const { state } = useDocument(comicAt(comicId));
  const isKept = useIsKept();
  // If the comic no longer exists, or is left out here, only the search is shown.
  if (state.state !== 'ready' || !isKept(state.data.ageRating)) return null;
  return (
    <AskDialog
      subject={{ comicId, comic: state.data }}
      initial={{
        language: LANGUAGE_CODES.find((code) => code === language),
        number: number ?? undefined,
      }}
      onAsked={onAsked}
      onClose={onClose}
    />
  );
}
