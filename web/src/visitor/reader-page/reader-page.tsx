import type { ReaderPayload } from '@rawi/model/pages/reader-payload';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { PlainLink } from '../../core/ui/plain-button.tsx';
import { Section } from '../../core/ui/section.tsx';
import { Folded } from '../../domains/comments/folded.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import { ReaderHeader } from './reader-header.tsx';
import { ReaderLists } from './reader-lists.tsx';
import classes from './reader-page.module.css';
import { ReaderReviews } from './reader-reviews.tsx';

/** A reader's own page: who they are, and what they have published. Of somebody whom one ignores or has blocked it is folded. */
export function ReaderPage({ reader }: { readonly reader: ReaderPayload }) {
  const comments = useWords('comments');
  const t = useWords('reader-page');
  const { isBlocked, isIgnored } = useLibrary();
  const name = isolated(reader.name);
  const hidden = isBlocked(reader.id)
    ? t('isBlocked', { name })
    : isIgnored(reader.id)
      ? comments('isIgnored', { name })
      : undefined;
  return (
    <article className={classes.page}>
      <ReaderHeader reader={reader} />
      {hidden !== undefined ? (
        <div className={classes.folded}>
          <Folded text={hidden}>
            <Published reader={reader} />
          </Folded>
        </div>
      ) : (
        <Published reader={reader} />
      )}
    </article>
  );
}

function Published({ reader: { lists, reviews, comics } }: { readonly reader: ReaderPayload }) {
  const t = useWords('reader-page');
  const locale = useLocale();
  const byId = new Map(comics.map((comic) => [comic.id, comic]));
  if (lists.length === 0 && reviews.length === 0)
    return (
      <div className={classes.empty}>
        <PageMessage
          isPart
          title={t('empty.title')}
          text={t('empty.text')}
          action={<PlainLink to={paths.comics(locale)}>{t('empty.action')}</PlainLink>}
        />
      </div>
    );
  return (
    <>
      {lists.length > 0 && (
        <Section title={t('lists')}>
          <ReaderLists lists={lists} comics={byId} />
        </Section>
      )}
      {reviews.length > 0 && (
        <Section title={t('reviews')}>
          <ReaderReviews reviews={reviews} comics={byId} />
        </Section>
      )}
    </>
  );
}
