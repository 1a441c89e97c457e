import { Button } from '@mantine/core';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { mayReview } from '../../core/session/may-review.ts';
import { useSession } from '../../core/session/session.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { SectionHead } from '../../core/ui/section.tsx';
import { ratedChapters, ratedComic } from '../../domains/ratings/rated-things.ts';
import classes from './comic-tags.module.css';

/** Lazy: they bring the schemas of the calls, and what counts for each rating. */
const RatingDialog = lazy(() => import('../../domains/ratings/rating-dialog.tsx'));
const VerifyFirst = lazy(() => import('../../domains/people/verify-first.tsx'));

/** A way to say that the age rating or the content notes are wrong; reviewers correct them here. */
export default function ComicContent({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comments');
  const locale = useLocale();
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const user = session.state === 'signed-in' ? session.user : undefined;
  const isReviewer = mayReview(session);
  const close = () => setIsOpen(false);
  return (
    <section className={classes.section} aria-label={t('content.title')}>
      <SectionHead isTight title={t('content.title')} />
      <p className={classes.about}>{t(comic.ageRating === undefined ? 'content.none' : 'content.text')}</p>
      <div className={classes.own}>
        {user && !user.emailVerified ? (
          <PagePart>
            <VerifyFirst email={user.email} text={t('content.verify', { email: isolated(user.email) })} />
          </PagePart>
        ) : user ? (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t(isReviewer ? 'content.correct' : 'content.report')}
          </Button>
        ) : (
          <Button
            component={Link}
            to={paths.logIn(locale, paths.comic(locale, comic.slug))}
            variant="default"
          >
            {t('content.logIn')}
          </Button>
        )}
      </div>
      {isOpen && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <RatingDialog
            comic={ratedComic(comic)}
            isReviewer={isReviewer}
            {...(isReviewer && { chapters: ratedChapters(comic, locale) })}
            onClose={close}
          />
        </PagePart>
      )}
    </section>
  );
}
