import { useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import type { CommentDraft } from './comment-drafts.ts';
import { postComment } from './comment-queue.ts';
import { useCommentedPage } from './commented-page.ts';

/** The person who would write here, and what happens when they do. */
export function useWriter() {
  const page = useCommentedPage();
  const session = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const logInPath = paths.logIn(locale, pathname + search);
  return {
    page,
    user,
    isKnown: session.state !== 'unknown',
    logInPath,
    /** Runs `write` for a signed-in person; a visitor logs in first, and comes back here. */
    may: (write: () => void) => {
      if (user) write();
      else void navigate(logInPath);
    },
    post: (words: CommentDraft, parent: string | null) => {
      if (!user) return;
      postComment({ uid: user.uid, comic: page.comic, parent, number: page.number ?? null, ...words });
    },
  };
}
