import { reviewIdOf } from '@rawi/model/truth/comic-review';
import type { CommentFlag } from '@rawi/model/truth/comment-flag';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { show, speak } from '../../testing/show.tsx';
import { FlagRow } from './flag-row.tsx';

beforeAll(() => speak('staff', 'comments', 'shell'));
afterEach(cleanup);

const flag: CommentFlag = {
  comicId: 'moon',
  commentId: 'said',
  comic: { slug: 'moon', series: 'Moon', names: {} },
  uid: 'sara',
  name: 'Sara',
  reports: 1,
  reasons: ['spam'],
  reported: [{ version: 1, text: 'Read it.', reports: 1 }],
  deleted: true,
  hidden: null,
  objects: false,
  waiting: true,
  since: new Date('2026-11-01T00:00:00Z'),
};

it('a review that readers report is called so, and a comment is not', async () => {
  show(
    <ul>
      <FlagRow flag={flag} />
      <FlagRow flag={{ ...flag, commentId: reviewIdOf('sara') }} />
    </ul>,
  );
  expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual([
    'Sara on Moon',
    'A review by Sara of Moon',
  ]);
  expect(screen.getByRole('button', { name: /the review by .*Sara/ })).toBeTruthy();
});
