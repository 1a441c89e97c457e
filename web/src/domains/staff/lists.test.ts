import { orderBy, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { flaggedComments, flaggedLists } from './lists.ts';

describe('the queue of lists', () => {
  it.each([true, false])('is in the order of that of comments where it waits: %s', (isWaiting) => {
    const { constraints } = flaggedLists(isWaiting);
    expect(constraints).toEqual(flaggedComments(isWaiting).constraints);
    expect(constraints).toEqual([
      where('waiting', '==', isWaiting),
      orderBy('since', isWaiting ? 'asc' : 'desc'),
    ]);
  });
});
