import type { CallTable } from '@rawi/model/calls/call-table';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NO_LIMITS, type Operation, type Operations } from './area.ts';

const CALLS = {
  greet: {
    who: 'visitor',
    request: z.strictObject({ name: z.string() }),
    answer: z.strictObject({ text: z.string() }),
  },
  rename: {
    who: 'signed-in',
    request: z.strictObject({ name: z.string() }),
    answer: z.strictObject({}),
  },
} as const satisfies CallTable;
type Greet = Operation<typeof CALLS.greet>;
type Rename = Operation<typeof CALLS.rename>;

const greet: Greet = {
  appCheck: false,
  limits: NO_LIMITS,
  handler: async (_context, { name }) => ({ text: name }),
};
const rename: Rename = {
  appCheck: true,
  limits: NO_LIMITS,
  // Who calls is known here without another check.
  handler: async ({ caller }) => {
    expect(caller.uid).toBeDefined();
    return {};
  },
};

const needsUser = async ({ caller }: { caller: { uid: string } }) => ({ text: caller.uid });
/** `tsc` fails where one of these compiles. */
const wrong = {
  // @ts-expect-error: an action has no operation
  missing: { greet } satisfies Operations<typeof CALLS>,
  // @ts-expect-error: an operation has no action
  unknown: { greet, rename, remove: rename } satisfies Operations<typeof CALLS>,
  // @ts-expect-error: the handler wants a field that no request has
  request: (async (_context, { age }: { age: number }) => ({ text: `${age}` })) satisfies Greet['handler'],
  // @ts-expect-error: the handler answers something else
  answer: (async () => ({ words: 'Hello' })) satisfies Greet['handler'],
  // @ts-expect-error: the handler needs somebody, and anybody may call
  caller: needsUser satisfies Greet['handler'],
  // @ts-expect-error: a visitor has no sign-in
  fresh: { greet: { ...CALLS.greet, freshSignIn: true } } satisfies CallTable,
  // @ts-expect-error: it is not said which role
  role: { greet: { ...CALLS.greet, who: 'role', decides: 'nothing' } } satisfies CallTable,
  // @ts-expect-error: it is not said what a call of reviewers decides about
  decides: { greet: { ...CALLS.greet, who: 'role', roles: ['reviewer'] } } satisfies CallTable,
};

describe('an area', () => {
  it('has an operation for every action, with handlers of its requests and answers', () => {
    const operations: Operations<typeof CALLS> = { greet, rename };
    expect(Object.keys(operations)).toEqual(Object.keys(CALLS));
    expect(Object.keys(wrong)).toHaveLength(8);
  });
});
