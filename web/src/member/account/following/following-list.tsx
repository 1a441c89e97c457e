import type { Follow } from '@rawi/model/truth/follow';
import { formatAge } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { FollowButton } from '../../../domains/library/follow-button.tsx';
import { useLibrary } from '../../../domains/library/library.ts';
import { followingOf } from '../../../domains/library/own-lists.ts';
import { Avatar } from '../../../domains/people/avatar.tsx';
import { TranslatorLink } from '../../../domains/people/translator-link.tsx';
import { useAccount } from '../account-context.ts';
import { EmptyList } from '../empty-list.tsx';
import { ListOffline, leaveEntry, More } from '../lists/list-states.tsx';
import classes from './following.module.css';
import { LatestWorks } from './latest-works.tsx';

/** The translators that a person follows, the latest first, page by page. */
export function FollowingList() {
  const { user } = useAccount();
  const isOnline = useOnline();
  const { changeAbout } = useLibrary();
  const list = useList(followingOf(user.uid));
  if (!list.items) return <FollowingSkeleton />;
  // Older pages are not live, so an unfollowed translator is removed from them here.
  const followed = list.items.filter(({ data }) => {
    const change = changeAbout(`follow/${data.translatorId}`);
    return change?.kind !== 'follow' || change.on;
  });
  if (followed.length === 0 && !list.hasMore) {
    return list.isFromCache && !isOnline ? <ListOffline /> : <EmptyList list="following" />;
  }
  return (
    <>
      <ul className={classes.list}>
        {followed.map(({ path, data }) => (
          <FollowedRow key={path} follow={data} />
        ))}
      </ul>
      {list.hasMore && (
        <More
          isLoading={list.isLoadingMore}
          hasFailed={list.problem !== undefined}
          onMore={() => void list.more()}
        />
      )}
    </>
  );
}

function FollowedRow({ follow }: { readonly follow: Follow }) {
  const t = useWords('account');
  const locale = useLocale();
  const { translatorId: id, name, picture, at } = follow;
  return (
    <li className={classes.row}>
      <Avatar name={name} photo={picture} size={48} />
      <div className={classes.about}>
        <TranslatorLink translator={{ id, name }} className={classes.name} isOneLine />
        <span className={classes.age}>
          {t('lists.followedAge', { age: formatAge(at.toISOString(), locale) })}
        </span>
      </div>
      <FollowButton
        translator={{ id, name, ...(picture && { picture }) }}
        isFollowed
        onPress={(button) => leaveEntry(button.closest('li'))}
      />
      <LatestWorks translatorId={id} />
    </li>
  );
}

function FollowingSkeleton() {
  return (
    <div className={classes.list} aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={classes.row}>
          <SkeletonBox width="48px" height="48px" className={classes.round} />
          <SkeletonBox width="12rem" height="1.25rem" />
        </div>
      ))}
    </div>
  );
}
