import type { ReviewRequestOf } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import type { Submission } from '@rawi/model/truth/submission';
import { type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import type { Firestore } from 'firebase-admin/firestore';
import { giveBack } from '../calls/give-back.ts';
import { takeDown } from '../calls/take-down.ts';
import { takedownRef } from '../data/takedowns.ts';
import { sweepTakedowns } from '../schedules/sweep-takedowns.ts';
import type { TakedownServices } from '../takedowns/takedown-services.ts';
import { moveTakedown } from '../tasks/move-takedown.ts';
import { enqueueTakedown } from '../triggers/on-takedown-written.ts';
import { type PublishingDesk, publishingDesk } from './publishing-desk.ts';

/** Takes things down and gives them back, on top of a desk that publishes; `admin` is an admin. */
export function takedownDesk(firestore: Firestore, desk: PublishingDesk = publishingDesk(firestore)) {
  const { stage } = desk;
  const queue: string[] = [];
  let leases = 0;
  let requests = 0;
  const services: TakedownServices = {
    firestore,
    auth: stage.auth,
    hashKey: stage.hashKey,
    storageOrigin: 'https://storage.example',
    uploads: desk.uploads,
    bucket: desk.bucket,
    now: stage.now,
    newLease: () => `take-down-${(leases += 1)}`,
    enqueue: async (takedownId) => void queue.push(takedownId),
  };
  const run = (takedownId: string, change: Partial<TakedownServices> = {}) =>
    moveTakedown({ ...services, ...change }, { takedownId });
  /** Does what a trigger does after a decision. */
  const hear = async (takedownId: string) =>
    enqueueTakedown(
      services.enqueue,
      takedownId,
      (await firestore.doc(paths.takedown(takedownId)).get()).data(),
    );
  const drain = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) await run(id);
  };

  return {
    ...desk,
    services,
    queue,
    run,
    hear,
    drain,
    publishing: desk,
    sweep: () => sweepTakedowns(firestore, stage.now(), services.enqueue),
    read: async (target: TakedownTarget) => (await takedownRef(firestore, takedownIdOf(target)).get()).data(),
    /** Submits a chapter of `layla`, and publishes it. */
    async publishChapter(id = 'one', more: Partial<Submission> = {}): Promise<void> {
      await desk.addChapter(id, 'layla', {}, more);
      await desk.decide(id);
      await desk.drain();
    },
    /** Decides, without running a task. */
    async decide(target: TakedownTarget, more: Partial<ReviewRequestOf<'takeDown'>> = {}): Promise<string> {
      const request = {
        target,
        requestId: `take-down-${(requests += 1)}`,
        reason: 'rights' as const,
        note: undefined,
        ...more,
      };
      const { takedownId } = await takeDown(desk.admin(), request);
      await hear(takedownId);
      return takedownId;
    },
    /** Decides, and runs the tasks up to the first look for late files. */
    async takeDown(target: TakedownTarget, more: Partial<ReviewRequestOf<'takeDown'>> = {}): Promise<string> {
      const takedownId = await this.decide(target, more);
      await drain();
      return takedownId;
    },
    /** Decides the return, without running a task. */
    async beginReturn(target: TakedownTarget): Promise<void> {
      const takedownId = takedownIdOf(target);
      await giveBack(desk.admin(), {
        takedownId,
        requestId: `give-back-${(requests += 1)}`,
        note: undefined,
      });
      await hear(takedownId);
    },
    async giveBack(target: TakedownTarget): Promise<void> {
      await this.beginReturn(target);
      await drain();
    },
    /** Advances the clock, and runs what is due by then. */
    async later(seconds: number): Promise<void> {
      stage.pass(seconds);
      await this.sweep();
      await drain();
    },
  };
}
export type TakedownDesk = ReturnType<typeof takedownDesk>;
