import type { Call, CallTable } from '@rawi/model/calls/call-table';
import type { AccountAction } from '@rawi/model/calls/calls';
import { paths } from '@rawi/model/paths';
import type { Staff } from '@rawi/model/truth/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { limitKey } from '../allowances/limit-key.ts';
import type { Caller } from '../callers/caller.ts';
import { inboxRef } from '../data/users.ts';
import { REQUESTS } from '../testing/account-requests.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { ACCOUNT } from './account.ts';
import { type Area, NO_LIMITS, type Operation } from './area.ts';
import { runCall } from './run-call.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('run-call');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: 'layla@example.com' });
  const entry: Staff = { roles: ['reviewer'], name: 'Layla', since: stage.now() };
  await backend.firestore.doc(paths.staff('layla')).set(entry);
});
afterAll(() => backend.stop());

const empty = z.strictObject({});
const call = { request: empty, answer: empty };
/** Calls of every kind of who may call, with and without a fresh sign-in. */
const CALLS = {
  open: { ...call, who: 'visitor' },
  known: { ...call, who: 'visitor-or-user' },
  signed: { ...call, who: 'signed-in' },
  signedFresh: { ...call, who: 'signed-in', freshSignIn: true },
  verified: { ...call, who: 'verified' },
  verifiedFresh: { ...call, who: 'verified', freshSignIn: true },
  review: { ...call, who: 'role', decides: 'nothing', roles: ['reviewer', 'admin'] },
  reviewFresh: {
    ...call,
    who: 'role',
    decides: 'nothing',
    roles: ['reviewer', 'admin'],
    freshSignIn: true,
  },
} as const satisfies CallTable;
const operation = { limits: NO_LIMITS, handler: async () => ({}) };
const SAMPLES: Area<typeof CALLS> = {
  calls: CALLS,
  operations: {
    open: { ...operation, appCheck: false },
    known: { ...operation, appCheck: true },
    signed: { ...operation, appCheck: false },
    signedFresh: { ...operation, appCheck: true },
    verified: { ...operation, appCheck: true },
    verifiedFresh: { ...operation, appCheck: false },
    review: { ...operation, appCheck: true },
    reviewFresh: { ...operation, appCheck: false },
  },
};

/** What there is to know of somebody who calls. */
interface Kind {
  readonly isSignedIn: boolean;
  readonly isVerified: boolean;
  readonly isReviewer: boolean;
  readonly isFresh: boolean;
  readonly isLive: boolean;
  readonly isFromSite: boolean;
}
const SIGNED_IN = {
  isSignedIn: true,
  isVerified: false,
  isReviewer: false,
  isFresh: true,
  isLive: true,
  isFromSite: true,
};
const KINDS: Readonly<Record<string, Kind>> = {
  'a visitor': { ...SIGNED_IN, isSignedIn: false },
  'someone signed in, unverified': SIGNED_IN,
  'someone verified': { ...SIGNED_IN, isVerified: true },
  'a reviewer, unverified': { ...SIGNED_IN, isReviewer: true },
  'a verified reviewer': { ...SIGNED_IN, isVerified: true, isReviewer: true },
  'someone verified whose sign-in is stale': { ...SIGNED_IN, isVerified: true, isFresh: false },
  'a reviewer whose sign-in is stale': { ...SIGNED_IN, isReviewer: true, isFresh: false },
  'someone verified whose session was ended': { ...SIGNED_IN, isVerified: true, isLive: false },
  'a reviewer whose session was ended, stale': {
    ...SIGNED_IN,
    isReviewer: true,
    isFresh: false,
    isLive: false,
  },
  'a visitor from elsewhere': { ...SIGNED_IN, isSignedIn: false, isFromSite: false },
  'a verified reviewer from elsewhere': {
    ...SIGNED_IN,
    isVerified: true,
    isReviewer: true,
    isFromSite: false,
  },
};

/** What the table says of a call by somebody. */
function expected(
  { who, freshSignIn }: Call,
  { appCheck }: Pick<Operation<Call>, 'appCheck'>,
  kind: Kind,
): string {
  const needsUser = who !== 'visitor' && who !== 'visitor-or-user';
  if (appCheck && !kind.isFromSite) return 'app-check';
  if (needsUser && !kind.isSignedIn) return 'signed-out';
  if (who === 'verified' && !kind.isVerified) return 'email-unverified';
  if (who === 'role' && !kind.isReviewer) return 'role-missing';
  if (needsUser && !kind.isLive) return 'session-ended';
  if (freshSignIn && !kind.isFresh) return 'sign-in-again';
  return 'handled';
}
const POLICY = [
  'app-check',
  'signed-out',
  'email-unverified',
  'role-missing',
  'session-ended',
  'sign-in-again',
];

async function outcome<T extends CallTable>(area: Area<T>, request: object, kind: Kind): Promise<unknown> {
  const now = stage.now().getTime();
  if (!kind.isLive)
    await inboxRef(backend.firestore, 'layla').set({ unread: 0, sessionsValidAfter: new Date(now + 1000) });
  const caller: Caller = {
    uid: 'layla',
    email: 'layla@example.com',
    emailVerified: kind.isVerified,
    roles: kind.isReviewer ? ['reviewer'] : [],
    signedInAt: now - (kind.isFresh ? 0 : 5 * 60_000 + 1),
  };
  const result = await runCall(area, stage, {
    data: request,
    caller: kind.isSignedIn ? caller : undefined,
    appCheck: { valid: kind.isFromSite, demanded: true },
  }).catch(({ details }: { details?: { code: string } }) => details?.code ?? 'failed');
  // A handler's own refusal is one of what was asked, not of who asked.
  return typeof result === 'string' && [...POLICY, 'failed'].includes(result) ? result : 'handled';
}

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  it.each(Object.entries(CALLS))('calls a sample: %s', async (action, sample) => {
    const { operations } = SAMPLES;
    const due = expected(sample, operations[action as keyof typeof operations], kind);
    expect(await outcome(SAMPLES, { action }, kind)).toBe(due);
  });

  it.each(Object.entries(ACCOUNT.calls))('calls account: %s', async (action, shape) => {
    const due = expected(shape, ACCOUNT.operations[action as AccountAction], kind);
    const request = { action, ...REQUESTS[action as AccountAction] };
    expect(await outcome(ACCOUNT, request, kind)).toBe(due);
  });
});

/** An area of one call, for anybody. */
function areaOf(given: Partial<Operation<typeof CALLS.known>>) {
  return {
    calls: { known: CALLS.known },
    operations: { known: { appCheck: false, ...operation, ...given } },
  } satisfies Area<Pick<typeof CALLS, 'known'>>;
}
const ask = (area: ReturnType<typeof areaOf>, caller?: Caller) =>
  runCall(area, stage, {
    data: { action: 'known' },
    caller,
    appCheck: { valid: false, demanded: false },
  });

describe('a call', () => {
  const limit = {
    per: 'person',
    key: limitKey({ hashKey: 'a key for tests' }, 'known', 'layla'),
    max: 9,
    windowSeconds: 60,
    cooldownSeconds: 10,
  } as const;

  it('answers what its schema says, and nothing else', async () => {
    const leaking = async () => ({ secret: 'hash' }) as object as Record<string, never>;
    await expect(ask(areaOf({ handler: leaking }))).rejects.toThrow(z.ZodError);
  });

  it('gives its handler the caller of a live session only', async () => {
    const seen: (string | undefined)[] = [];
    const area = areaOf({
      handler: async ({ caller }) => {
        seen.push(caller?.uid);
        return {};
      },
    });
    const layla = {
      uid: 'layla',
      email: '',
      emailVerified: false,
      roles: [],
      signedInAt: stage.now().getTime(),
    };
    await ask(area);
    await ask(area, layla);
    await inboxRef(backend.firestore, 'layla').set({ unread: 0, sessionsValidAfter: stage.now() });
    await ask(area, { ...layla, signedInAt: stage.now().getTime() - 1000 });
    expect(seen).toEqual([undefined, 'layla', undefined]);
  });

  it('within a cooldown is refused, or answered with nothing done', async () => {
    let handled = 0;
    const handler = async () => {
      handled += 1;
      return {};
    };
    await ask(areaOf({ handler, limits: () => [limit] }));
    await expect(ask(areaOf({ handler, limits: () => [limit] }))).rejects.toMatchObject({
      details: { code: 'too-soon' },
    });
    expect(await ask(areaOf({ handler, limits: () => [limit], whenTooSoon: {} }))).toEqual({});
    expect(handled).toBe(1);
  });

  it('fails with the error of the database where its limits cannot be read', async () => {
    const away = new Error('The database is away.');
    const firestore = Object.create(backend.firestore, {
      runTransaction: { value: () => Promise.reject(away) },
    }) as Scene['firestore'];
    const made = runCall(
      areaOf({ limits: () => [limit], whenTooSoon: {} }),
      { ...stage, firestore },
      { data: { action: 'known' }, caller: undefined, appCheck: { valid: false, demanded: false } },
    );
    await expect(made).rejects.toBe(away);
  });
});
