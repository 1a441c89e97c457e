import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useId } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { commentPart } from '../../core/lib/paths.ts';
import { SectionHead } from '../../core/ui/section.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import type { CommentOrder } from './comment-list.ts';
import { type CommentedPage, CommentedPageContext } from './commented-page.ts';
import classes from './comments.module.css';
import type { AskedComment } from './use-asked-comment.ts';
import type { useComments } from './use-comments.ts';
import type { WaitingComment } from './waiting-comments.ts';
import { WaitingItem } from './waiting-item.tsx';

interface CommentSectionProps {
  readonly page: CommentedPage;
  readonly section: RefObject<HTMLElement | null>;
  readonly id?: string;
  readonly title: string;
  /** How many there are, as far as that is known. */
  readonly count: number;
  /** In which orders they can be had; none where the order is not chosen. */
  readonly orders: readonly CommentOrder[];
  readonly list: ReturnType<typeof useComments>;
  readonly asked: AskedComment;
  /** The form for a new one. */
  readonly write: ReactNode;
  readonly waiting: readonly WaitingComment[];
  /** Those that are stored, as items of a list. */
  readonly stored: readonly ReactNode[];
  readonly none: string;
  readonly failed: string;
  /** What leads on from the end of the list. */
  readonly foot?: ReactNode;
}

/** A list of what readers say: its head with the orders, the form, what waits and what is stored, and the way to more. */
export function CommentSection(props: CommentSectionProps) {
  const { page, section, id, title, count, orders, list, asked, write, waiting, stored, none, failed, foot } =
    props;
  const { order, choose, hasMore, isLoading, hasFailed, more } = list;
  const t = useWords('comments');
  const locale = useLocale();
  const name = useId();
  const isEmpty = stored.length === 0 && waiting.length === 0 && !isLoading && !hasFailed;
  return (
    <CommentedPageContext value={page}>
      <section ref={section} id={id} className={classes.comments} aria-label={title}>
        <SectionHead
          isTight
          title={
            <>
              {title} {count > 0 && <span className={classes.count}>{formatNumber(count, locale)}</span>}
            </>
          }
          aside={
            orders.length > 0 &&
            count > 1 && (
              <div className={classes.orders}>
                <Segments
                  name={name}
                  label={t('order')}
                  isLabelShown={false}
                  value={order}
                  choices={orders.map((value) => ({ value, label: t(value) }))}
                  onChoose={choose}
                />
              </div>
            )
          }
        />
        {write}
        {isEmpty && <p className={classes.none}>{none}</p>}
        {asked.id !== undefined && asked.found === null && (
          <p id={commentPart(asked.id)} tabIndex={-1} className={classes.gone}>
            {t('problems.commentGone')}
          </p>
        )}
        <ul className={classes.list} aria-busy={isLoading}>
          {waiting.map((comment) => (
            <li key={comment.id}>
              <WaitingItem comment={comment} />
            </li>
          ))}
          {stored}
        </ul>
        {hasFailed && (
          <p className={classes.failed} role="alert">
            {failed}
          </p>
        )}
        {(hasMore || hasFailed) && (
          <Button variant="default" loading={isLoading} onClick={more} className={classes.more ?? ''}>
            {t(hasFailed ? 'tryAgain' : 'more')}
          </Button>
        )}
        {foot}
      </section>
    </CommentedPageContext>
  );
}
