import { Button } from '@mantine/core';
import type { ListPayload } from '@rawi/model/pages/list-payload';
import { localize } from '@rawi/model/text/localized';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { runListWrite } from '../shelves/tell-lists.ts';
import { followedListOf, followList, unfollowList } from './followed-lists.ts';

interface FollowListProps {
  readonly uid: string;
  readonly page: ListPayload;
  readonly name: string;
}

/** Follows a list of somebody else, or stops following it. It comes with its code, for who is signed in. */
export default function FollowList({ uid, page, name }: FollowListProps) {
  const t = useWords('lists');
  const locale = useLocale();
  const { state } = useDocument(followedListOf(uid, page.id));
  const isOn = state.state === 'ready';
  const [first] = page.comics;
  const toggle = () => {
    const picture = first && localize(first.cover, locale).value;
    const write = isOn
      ? unfollowList(uid, page.id)
      : followList(uid, { listId: page.id, name, ...(picture && { picture }) });
    runListWrite(uid, name, write);
  };
  return (
    <Button
      size="lg"
      {...(isOn && { variant: 'light', color: 'gray' })}
      leftSection={
        isOn ? (
          <IconCheck size={20} stroke={2} aria-hidden="true" />
        ) : (
          <IconPlus size={20} stroke={2} aria-hidden="true" />
        )
      }
      disabled={state.state === 'loading'}
      aria-label={t(isOn ? 'unfollowName' : 'followName', { name: isolated(name) })}
      onClick={toggle}
    >
      {t(isOn ? 'following' : 'follow')}
    </Button>
  );
}
