import type { Takedown } from '@rawi/model/truth/takedown';
import { useList } from '../../core/live/use-list.ts';
import type { OwnAddress } from './own-addresses.ts';
import { takedownsNamed } from './takedowns.ts';

/** The takedown records of what may have been at an address; undefined until loaded. */
export function useTakenAt(page: OwnAddress): readonly Takedown[] | undefined {
  const { items } = useList(takedownsNamed(keyOf(page)));
  const kind = page.kind === 'translator' ? 'photo' : page.kind;
  return items
    ?.map(({ data }) => data)
    .filter(
      ({ target }) =>
        target.kind === kind &&
        // A comic has many comments.
        (target.kind !== 'comment' || (page.kind === 'comment' && target.commentId === page.commentId)),
    );
}

function keyOf(page: OwnAddress): Parameters<typeof takedownsNamed>[0] {
  switch (page.kind) {
    case 'comic':
    case 'comment':
      return { slug: page.comic };
    case 'article':
      return { slug: page.slug };
    case 'chapter':
      return { chapterId: page.chapterId };
    // A person is never taken down, only their photo, so without such a translator nothing is found.
    case 'translator':
      return { slug: page.uid };
  }
}
