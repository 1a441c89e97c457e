import type { ChapterPayload } from '@rawi/model/pages/pages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { lazy } from 'react';
import { isolated } from '../../core/i18n/isolated.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { FollowButton } from '../../domains/library/follow-button.tsx';
import { Rating } from '../../domains/library/rating.tsx';
import { Avatar } from '../../domains/people/avatar.tsx';
import { TranslatorLink } from '../../domains/people/translator-link.tsx';
import { hasPage } from '../chapter-titles.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './end-say.module.css';
import { Reactions } from './reactions.tsx';

/** Lazy: it brings the schemas of the calls, which reading does not need otherwise. */
const VerifyFirst = lazy(() => import('../../domains/people/verify-first.tsx'));

/**
 * The chapter's translator, and the reader's rating of the translation. Translators cannot rate their own
 * work.
 */
export function EndSay({ chapter }: { readonly chapter: ChapterPayload }) {
  const { t } = useReaderWords();
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const { translator } = chapter;
  const isOwn = user !== undefined && translator?.id === user.uid;
  const isUnverified = user?.emailVerified === false;
  return (
    <div className={classes.say}>
      {translator && <TranslatorLine translator={translator} />}
      {isOwn ? (
        <p className={classes.own}>{t('end.own')}</p>
      ) : (
        <>
          {user && isUnverified && (
            <PagePart>
              <VerifyFirst email={user.email} text={t('end.verify', { email: isolated(user.email) })} />
            </PagePart>
          )}
          {translator && <Rating translator={translator} isDisabled={isUnverified} />}
          <Reactions chapter={chapter} isDisabled={isUnverified} />
        </>
      )}
    </div>
  );
}

function TranslatorLine({ translator }: { readonly translator: NonNullable<ChapterPayload['translator']> }) {
  const { t, number } = useReaderWords();
  const { name, picture, level } = translator;
  return (
    <div className={classes.translator}>
      <Avatar name={name} photo={picture} size={40} />
      <p className={classes.who}>
        {hasPage(translator) ? (
          <TranslatorLink translator={translator} className={classes.name} />
        ) : (
          <bdi lang={languageOfScript(name)} className={classes.name}>
            {name}
          </bdi>
        )}
        <span className={classes.level}>
          {level === undefined ? t('end.translator') : t('end.level', { level: number(level) })}
        </span>
      </p>
      <FollowButton translator={translator} />
    </div>
  );
}
