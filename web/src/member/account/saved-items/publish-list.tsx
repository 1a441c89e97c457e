import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { OwnList } from '@rawi/model/truth/own-list';
import { IconCopy, IconExternalLink, IconLock, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { callCommunity } from '../../../core/session/community-calls.ts';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { useCopyAddress } from '../../../domains/library/use-copy-address.ts';
import { useListProblem } from '../../../domains/lists/use-list-problem.ts';
import classes from './own-lists.module.css';

interface PublishListProps {
  readonly listId: string;
  readonly list: Pick<OwnList, 'published'>;
  /** A list on which nothing stands cannot be made public. */
  readonly hasEntries: boolean;
}

/** Who sees a list, and what changes that. */
export function PublishList({ listId, list: { published }, hasEntries }: PublishListProps) {
  const t = useWords('lists');
  const reasons = useWords('comments');
  const locale = useLocale();
  const copy = useCopyAddress();
  const [isAsking, setIsAsking] = useState(false);
  const path = published && paths.list(locale, published.id);
  const said = published?.hidden
    ? t('own.hiddenNow', { reason: reasons(`reasons.${published.hidden}`) })
    : t(published ? 'own.public' : 'own.private');
  return (
    <section className={classes.publishing}>
      {published?.hidden ? <FormNote tone="error">{said}</FormNote> : <p className={classes.seen}>{said}</p>}
      {published?.hidden && published.note !== undefined && (
        <figure className={classes.fromReviewer}>
          <figcaption>{t('own.note')}</figcaption>
          <blockquote dir="auto" lang={languageOfScript(published.note)}>
            {published.note}
          </blockquote>
        </figure>
      )}
      <div className={classes.actions}>
        {path !== undefined && !published?.hidden && (
          <>
            <Button
              component={Link}
              to={path}
              variant="default"
              leftSection={<IconExternalLink size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('own.open')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => void copy(location.origin + path)}
            >
              {t('own.copy')}
            </Button>
          </>
        )}
        {!published?.hidden && (published || hasEntries) && (
          <Button
            variant="default"
            leftSection={
              published ? (
                <IconLock size={20} stroke={1.75} aria-hidden="true" />
              ) : (
                <IconWorld size={20} stroke={1.75} aria-hidden="true" />
              )
            }
            aria-haspopup="dialog"
            onClick={() => setIsAsking(true)}
          >
            {t(published ? 'own.unpublish' : 'own.publish')}
          </Button>
        )}
      </div>
      {isAsking && (
        <Asking listId={listId} isPublic={published !== undefined} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}

interface AskingProps {
  readonly listId: string;
  readonly isPublic: boolean;
  readonly onClose: () => void;
}

/** Says what changes with it before it does. */
function Asking({ listId, isPublic, onClose }: AskingProps) {
  const t = useWords('lists');
  const wordsOf = useListProblem();
  const { isSending, problem, send } = useSend();
  const change = async () => {
    await callCommunity({ action: isPublic ? 'unpublishList' : 'publishList', listId });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(isPublic ? 'own.unpublishTitle' : 'own.publishTitle')}
      closeLabel={t('close')}
      text={t(isPublic ? 'own.unpublishText' : 'own.publishText')}
      cancelLabel={t('cancel')}
      confirmLabel={t(isPublic ? 'own.unpublish' : 'own.publish')}
      isBusy={isSending}
      note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      onConfirm={() => void send(change)}
      onClose={onClose}
    />
  );
}
