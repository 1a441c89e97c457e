import { Button } from '@mantine/core';
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
  /** The comment that is replied to. */
  readonly parent?: string;
  readonly onPosted?: () => void;
  /** Also says that a press has opened the form, which then takes the focus. */
  readonly onCancel?: () => void;
}

/** The form for a new comment, for people who may write; others see what they need for it. */
export function WriteComment({ place, label, submitLabel, parent, onPosted, onCancel }: WriteCommentProps) {
  const t = useWords('comments');
  const { user, isKnown, logInPath, page, post } = useWriter();
  if (!user) {
    return (
      <div className={classes.login}>
        {isKnown && (
          <Button component={Link} to={logInPath} variant="default">
            {t('logIn')}
          </Button>
        )}
      </div>
    );
  }
  const isAsked = onCancel !== undefined;
  if (!user.emailVerified) {
    if (page.asksToVerify && !isAsked) return null;
    return (
      <PagePart fallback={<div className={classes.login} />}>
        <VerifyFirst email={user.email} text={t('verify', { email: isolated(user.email) })} />
      </PagePart>
    );
  }
  return (
    <div className={classes.write} data-reply={parent !== undefined || undefined}>
      <Avatar
        name={user.displayName ?? user.email}
        photo={user.photoURL}
        size={parent === undefined ? 44 : 32}
      />
      <Composer
        place={`${page.comic.id}/${place}`}
        label={label}
        submitLabel={submitLabel}
        hasFocus={isAsked}
        onSubmit={(words) => {
          post(words, parent ?? null);
          onPosted?.();
        }}
        {...(onCancel && { onCancel })}
      />
    </div>
  );
}
