import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf } from '../device/device-store.ts';
import { setSession } from '../session/session-store.ts';
import { type Outcome, stateOf, type Waiting } from './entry.ts';
import { keptEntries } from './kept-entries.ts';
import { senderOf } from './sender.ts';

interface Entry extends Waiting {
  readonly subject: string;
}

const parse = (value: unknown): Entry | undefined => {
  const [id, uid, subject] = ['id', 'uid', 'subject'].map((name) => fieldOf(value, name));
  if (typeof id !== 'string' || typeof subject !== 'string') return undefined;
  const state = stateOf(fieldOf(value, 'state'));
  return { id, uid: typeof uid === 'string' ? uid : null, subject, state };
};
const entries = (replaces = false) =>
  keptEntries<Entry>({
    name: 'reports',
    parse,
    ...(replaces && { subjectOf: ({ subject }: Entry) => subject }),
  });
const entry = (id: string, uid: string | null = 'yara', subject = id): Entry => ({
  id,
  uid,
  subject,
  state: 'waiting',
});

const signIn = (uid: string | undefined) => {
  if (uid === undefined) return setSession({ state: 'signed-out' });
  const user = { uid, email: `${uid}@example.com`, emailVerified: true, roles: [] };
  setSession({
    state: 'signed-in',
    authTime: 1,
    user: { ...user, displayName: uid, photoURL: undefined },
  });
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The browser's locks. A tab that is closed lets go of the one that it holds. */
function fakeLocks() {
  interface Job {
    readonly run: () => Promise<void>;
    holder: object | undefined;
  }
  const jobs: Job[] = [];
  let running: Job | undefined;
  const next = () => {
    if (running) return;
    const job = jobs.shift();
    if (!job) return;
    running = job;
    void job.run().finally(() => {
      if (running !== job) return;
      running = undefined;
      next();
    });
  };
  return {
    request: <T>(_: string, task: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        jobs.push({ run: () => task().then(resolve, reject), holder: undefined });
        next();
      }),
    hold(tab: object) {
      if (running) running.holder = tab;
    },
    release(tab: object) {
      if (running?.holder !== tab) return;
      running = undefined;
      next();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  signIn('yara');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

const PEOPLE = ['yara', 'omar', undefined] as const;
const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('put'), tab: fc.nat(1), subject: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network'), isOn: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('session'), who: fc.constantFrom(...PEOPLE) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(0, 40, 90, 21_000) }) },
);
const answers = fc.array(fc.constantFrom('sent', 'sent', 'lost', 'too-soon', 'slow'), { maxLength: 12 });

describe('what waits on this device', () => {
  it.each([
    ['a kind that goes with the log-out, whose newer entries replace older ones', true],
    ['a kind that stays, of which each entry counts', false],
  ])('arrives once, in order and for its own account, whatever happens: %s', async (_, isReplaced) => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25 }), answers, async (all, given) => {
        await happens(all, [...given], isReplaced);
      }),
      { numRuns: 200 },
    );
  });

  it('is told about and dropped where it is refused, but for what its person has dropped meanwhile', async () => {
    const told = vi.fn<(entry: Entry, reason: string) => void>();
    const kept = entries();
    const refuse = async (): Promise<Outcome> => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { outcome: 'refused', reason: 'gone' };
    };
    const sender = senderOf(kept, { load: async () => refuse, notifyRefusal: told });
    sender.put(entry('one'));
    await pass(100);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'one' }), 'gone');
    sender.put(entry('two'));
    await pass(10);
    kept.forget();
    await pass(100);
    expect(told).toHaveBeenCalledOnce();
    expect(kept.read()).toEqual([]);
  });

  it('is tried again after the time that a refusal names, and half an hour later at the latest', async () => {
    const send = vi.fn<(entry: Entry) => Promise<Outcome>>();
    send.mockResolvedValue({ outcome: 'later', seconds: 9 * 3600, isForToday: true });
    const kept = entries();
    senderOf(kept, { load: async () => send }).put(entry('one'));
    await pass(0);
    expect(kept.read()).toMatchObject([{ state: 'tomorrow' }]);
    await pass(30 * 60_000 - 1);
    expect(send).toHaveBeenCalledOnce();
    await pass(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is sent, too, where it came while the one before it gave back the lock', async () => {
    const sent: string[] = [];
    const send = async ({ id }: Entry): Promise<Outcome> => {
      sent.push(id);
      return { outcome: 'sent' };
    };
    const sender = senderOf(entries(), { load: async () => send });
    const request = async <T>(_: string, task: () => Promise<T>) => {
      const end = await task();
      if (sent.length === 1) sender.put(entry('two'));
      return end;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    sender.put(entry('one'));
    await pass(0);
    expect(sent).toEqual(['one', 'two']);
  });

  it('lives as long as the page where the browser stores nothing, and its writer learns that', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    signIn(undefined);
    const kept = entries();
    const sender = senderOf(kept, { load: async () => async () => ({ outcome: 'sent' }) });
    expect(sender.put(entry('one'))).toBe(false);
    expect(kept.read()).toMatchObject([{ id: 'one' }]);
    signIn('yara');
    await pass(0);
    expect(kept.read()).toEqual([]);
  });

  it('and had arrived when its page was left is not there on the next page', () => {
    entries().change(() => [{ ...entry('one'), state: 'sent' }, entry('two')]);
    const next = entries();
    expect(next.shown().map(({ id }) => id)).toEqual(['two']);
    next.add(entry('three'));
    expect(localStorage.getItem('rawi-reports')).not.toContain('one');
  });
});

/** The tabs of earlier runs still hear of the network and the session: they let go of the lock at once. */
const opened: { isClosed: boolean }[] = [];
let locks = fakeLocks();

/** Plays the steps in two tabs, then lets everybody come back, and checks what has arrived. */
async function happens(
  all: readonly (typeof steps extends fc.Arbitrary<infer Step> ? Step : never)[],
  given: string[],
  isReplaced: boolean,
) {
  localStorage.clear();
  vi.clearAllTimers();
  for (const tab of opened.splice(0)) tab.isClosed = true;
  locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  let isOnline = true;
  let who: string | undefined = 'yara';
  const busy = new Set<object>();
  /** A sender catches what is thrown in it. */
  const wrong: string[] = [];
  const arrivals: Entry[] = [];
  const put: Entry[] = [];
  const gone = new Set<string>();
  signIn(who);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);

  const never = new Promise<never>(() => {});
  const open = () => {
    const tab = { isClosed: false };
    opened.push(tab);
    const kept = entries(isReplaced);
    const sendEntry = async (next: Entry): Promise<Outcome> => {
      if (tab.isClosed) return never;
      if (busy.size > 0) wrong.push('two are sent at once');
      busy.add(tab);
      if (next.uid !== null && next.uid !== who) wrong.push(`of ${next.uid}, sent for ${who}`);
      const answer = isOnline ? (given.shift() ?? 'sent') : 'no network';
      if (answer !== 'no network' && answer !== 'too-soon') arrivals.push(next);
      await new Promise((resolve) => setTimeout(resolve, answer === 'slow' ? 200 : 50));
      if (tab.isClosed) return never;
      busy.delete(tab);
      if (answer === 'too-soon') return { outcome: 'later', seconds: 20 };
      return { outcome: answer === 'sent' || answer === 'slow' ? 'sent' : 'later' };
    };
    const load = async () => {
      locks.hold(tab);
      if (!tab.isClosed) return sendEntry;
      locks.release(tab);
      return never;
    };
    const sender = senderOf(kept, { load, intervalSeconds: 1 });
    sender.follow();
    return { tab, kept, sender };
  };
  const close = ({ tab }: ReturnType<typeof open>) => {
    tab.isClosed = true;
    busy.delete(tab);
    locks.release(tab);
  };
  const tabs = [open(), open()];
  const tabOf = (index: number) => tabs[index] ?? open();
  const come = (next: string | undefined) => {
    if (who !== next && isReplaced) {
      for (const { id, uid } of tabOf(0).kept.read()) if (uid !== null) gone.add(id);
      tabOf(0).kept.forget();
    }
    who = next;
    signIn(next);
  };
  const connect = (isOn: boolean) => {
    isOnline = isOn;
    if (isOn) window.dispatchEvent(new Event('online'));
  };

  for (const step of all) {
    if ('subject' in step) {
      const next = entry(`${put.length}`, who ?? null, `${step.subject}`);
      if (isReplaced) for (const each of put) if (isSame(each, next)) gone.add(each.id);
      put.push(next);
      tabOf(step.tab).sender.put(next);
    } else if ('isOn' in step) connect(step.isOn);
    else if ('who' in step) come(step.who);
    else if ('ms' in step) await pass(step.ms);
    else {
      close(tabOf(step.tab));
      tabs[step.tab] = open();
    }
  }
  connect(true);
  for (const person of [who, ...PEOPLE]) {
    come(person);
    await pass(60 * 60_000);
  }
  expect(wrong).toEqual([]);
  expect(tabOf(0).kept.read(), 'nothing is left').toEqual([]);
  const first = arrivals.filter(({ id }, index) => arrivals.findIndex((each) => each.id === id) === index);
  const missing = put.filter(({ id }) => !first.some((each) => each.id === id) && !gone.has(id));
  expect(missing, 'all that was not replaced or dropped has arrived').toEqual([]);
  for (const each of first) {
    const order = first.filter((other) => isSame(each, other)).map(({ id }) => Number(id));
    expect(order, 'in order within a subject').toEqual(order.toSorted((one, other) => one - other));
  }
}

const isSame = (one: Entry, other: Entry) => one.uid === other.uid && one.subject === other.subject;
