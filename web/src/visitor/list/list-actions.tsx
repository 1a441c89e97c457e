import { Button } from '@mantine/core';
import type { ListPayload } from '@rawi/model/pages/list-payload';
import { IconBook, IconEdit, IconFlag, IconPlus } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import { ShareButton } from '../../domains/library/share-button.tsx';
import { chapterInOrder } from '../../domains/shelves/chapter-in-order.ts';
import classes from './list-page.module.css';

const FollowList = lazy(() => import('../../domains/lists/follow-list.tsx'));
/** Lazy: few have blocked somebody. */
const Unblock = lazy(() => import('../../domains/library/unblock.tsx'));
const ReportListDialog = lazy(() => import('../../domains/lists/report-list-dialog.tsx'));

interface ListActionsProps {
  readonly page: ListPayload;
  readonly name: string;
}

/** What can be done with a list. Visitors are led to log in where an account is needed; whose list it is may change it. */
export function ListActions({ page, name }: ListActionsProps) {
  const t = useWords('lists');
  const shelves = useWords('shelves');
  const locale = useLocale();
  const session = useSession();
  const [isReporting, setIsReporting] = useState(false);
  const { owner, id } = page;
  const { isBlocked } = useLibrary();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const isOwn = owner.kind === 'person' && owner.uid === user?.uid;
  const login = paths.logIn(locale, paths.list(locale, id));
  const close = () => setIsReporting(false);
  const follow = (
    <Button
      component={Link}
      to={login}
      size="lg"
      leftSection={<IconPlus size={20} stroke={2} aria-hidden="true" />}
      aria-label={t('followName', { name: isolated(name) })}
    >
      {t('follow')}
    </Button>
  );
  const first = page.entries.find((entry) => entry.kind === 'chapter');
  return (
    <div className={classes.actions}>
      {first && (
        <Button
          component={Link}
          to={chapterInOrder(locale, first.id, { kind: 'public', listId: id })}
          variant="default"
          size="lg"
          leftSection={<IconBook size={20} stroke={1.75} aria-hidden="true" />}
        >
          {shelves('lists.read')}
        </Button>
      )}
      {isOwn ? (
        <Button
          component={Link}
          to={`${paths.savedItems(locale)}?kind=list`}
          variant="default"
          size="lg"
          leftSection={<IconEdit size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('edit')}
        </Button>
      ) : owner.kind === 'person' && isBlocked(owner.uid) ? (
        <PagePart>
          <Unblock person={owner} isProminent />
        </PagePart>
      ) : user ? (
        <PagePart fallback={follow}>
          <FollowList uid={user.uid} page={page} name={name} />
        </PagePart>
      ) : (
        follow
      )}
      <ShareButton name={name} />
      {!isOwn &&
        (user ? (
          <Button
            variant="subtle"
            color="gray"
            size="lg"
            leftSection={<IconFlag size={20} stroke={1.75} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setIsReporting(true)}
          >
            {t('report')}
          </Button>
        ) : (
          <Button
            component={Link}
            to={login}
            variant="subtle"
            color="gray"
            size="lg"
            leftSection={<IconFlag size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('reportLogin')}
          </Button>
        ))}
      {isReporting && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <ReportListDialog publicId={id} version={page.version} onClose={close} />
        </PagePart>
      )}
    </div>
  );
}
