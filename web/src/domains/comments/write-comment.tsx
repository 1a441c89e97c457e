import { Button } from '@mantine/core';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { Avatar } from '../people/avatar.tsx';
import classes from './comments.module.css';
import { Composer } from './composer.tsx';
import { useWriter } from './use-writer.ts';

/** Loaded on demand, with the schemas of calls, which no visitor needs. */
const VerifyFirst = lazy(() => import('../people/verify-first.tsx'));

interface WriteCommentProps {
  readonly place: string;
  readonly label: string;
  readonly submitLabel: string;
  /** What a visitor reads in its place. */
  readonly logInLabel?: string;
  /** The comment that is replied to, or the list of reviews. */
  readonly parent?: string;
  readonly onPosted?: () => void;
  /** Also says that a press has opened the form, which then takes the focus. */
  readonly onCancel?: () => void;
}

/** The form for a new comment, for people who may write; others see what they need for it. */
export function WriteComment(props: WriteCommentProps) {
  const { place, label, submitLabel, logInLabel, parent, onPosted, onCancel } = props;
  const t = useWords('comments');
  const { user, isKnown, logInPath, page, post } = useWriter();
  if (!user) {
    return (
      <div className={classes.login}>
        {isKnown && (
          <Button component={Link} to={logInPath} variant="default">
            {logInLabel ?? t('logIn')}
          </Button>
        )}
      </div>
    );
  }
  const isAsked = onCancel !== undefined;
  const isReply = parent !== undefined && parent !== REVIEWS;
  if (!user.emailVerified) {
    if (page.asksToVerify && !isAsked) return null;
    return (
      <PagePart fallback={<div className={classes.login} />}>
        <VerifyFirst email={user.email} text={t('verify', { email: isolated(user.email) })} />
      </PagePart>
    );
  }
  return (
    <div className={classes.write} data-reply={isReply || undefined}>
      <Avatar name={user.displayName ?? user.email} photo={user.photoURL} size={isReply ? 32 : 44} />
      <Composer
        place={`${page.comic.id}/${place}`}
        label={label}
        submitLabel={submitLabel}
        hasFocus={isAsked}
        mayMention={parent !== REVIEWS}
        onSubmit={(words) => {
          post(words, parent ?? null);
          onPosted?.();
        }}
        {...(onCancel && { onCancel })}
      />
    </div>
  );
}
