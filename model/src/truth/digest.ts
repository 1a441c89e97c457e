import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/** The most notifications that one digest names; it says how many more there are. */
export const DIGEST_LINES = 10;

/** A person gets one digest in this time at most; a little less than a day, since schedules are not on the minute. */
export const DIGEST_HOURS = 20;

/** `users/{uid}/state/digest`: until when a person's notifications have been sent by mail. Written by functions. */
export const digestSchema = z.strictObject({ until: timeSchema });
