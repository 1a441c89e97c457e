import { type MakePage, pageOf } from '../pages/page-of.ts';

/** A running task that waits for the test: before it reads the data, and again before it writes the page. */
export interface HeldTask {
  readonly state: 'claimed' | 'built';
  /** Lets it read the data and build the page. */
  read(): Promise<void>;
  /** Lets it write the page, and waits for its end. */
  write(): Promise<void>;
  /** Makes it fail where it waits, and waits for its end. */
  fail(error: Error): Promise<void>;
}

/** Runs a task until it has claimed its page; undefined if it ends without claiming one. */
export async function holdTask(run: (make: MakePage) => Promise<void>): Promise<HeldTask | undefined> {
  const [claimed, built] = [makeGate(), makeGate()];
  const make: MakePage = async (db, target) => {
    await claimed.passed();
    const page = await pageOf(db, target);
    await built.passed();
    return page;
  };
  const ended = run(make);
  await Promise.race([ended, claimed.reached]);
  if (!claimed.isReached()) return undefined;
  return {
    get state() {
      return built.isReached() ? 'built' : 'claimed';
    },
    async read() {
      claimed.open();
      await Promise.race([ended, built.reached]);
    },
    async write() {
      built.open();
      await ended;
    },
    async fail(error) {
      (built.isReached() ? built : claimed).refuse(error);
      await ended;
    },
  };
}

/** A point where a task waits until the test lets it continue or fail. */
function makeGate() {
  let reach = () => {};
  let open = () => {};
  let refuse: (error: Error) => void = () => {};
  let arrived = false;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const way = new Promise<void>((resolve, reject) => {
    open = resolve;
    refuse = reject;
  });
  return {
    reached,
    isReached: () => arrived,
    passed: () => {
      arrived = true;
      reach();
      return way;
    },
    open: () => open(),
    refuse: (error: Error) => refuse(error),
  };
}
