import { z } from '../zod.ts';
import { dailySavesSchema } from './daily-count.ts';
import { timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** A person is notified on ten devices at most: each has one of these places. */
export const DEVICE_SLOTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type DeviceSlot = (typeof DEVICE_SLOTS)[number];

/**
 * Where a browser has its messages delivered: Google, Mozilla, Apple and Microsoft, and nobody else. Functions post there, so an
 * address of any other host would have them post to wherever somebody likes. Rules have the same text.
 */
export const PUSH_ENDPOINT =
  'https://(?:fcm[.]googleapis[.]com|updates[.]push[.]services[.]mozilla[.]com|web[.]push[.]apple[.]com|[a-z0-9-]{1,63}[.]notify[.]windows[.]com)/[A-Za-z0-9_.:%/?=&+~-]{1,900}';
/** A point of the curve P-256, uncompressed: 65 bytes, of which the first is 4. */
export const PUSH_PUBLIC_KEY = 'B[A-Za-z0-9_-]{86}';
/** 16 bytes. */
export const PUSH_AUTH = '[A-Za-z0-9_-]{22}';
/** The name of a time zone, as browsers know it. */
export const ZONE_NAME = '[A-Za-z0-9_+/-]{1,64}';

const matching = (pattern: string) => z.string().regex(new RegExp(`^(?:${pattern})$`));

export const PUSH_BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'samsung', 'other'] as const;
export type PushBrowser = (typeof PUSH_BROWSERS)[number];
export const PUSH_SYSTEMS = ['android', 'ios', 'windows', 'mac', 'linux', 'other'] as const;
export type PushSystem = (typeof PUSH_SYSTEMS)[number];

/** A browser that is notified, as it has subscribed (RFC 8030, RFC 8291). */
export const pushDeviceSchema = z.strictObject({
  endpoint: matching(PUSH_ENDPOINT),
  p256dh: matching(PUSH_PUBLIC_KEY),
  auth: matching(PUSH_AUTH),
  /** The public key of ours that it was told: with another one nothing arrives. */
  key: matching(PUSH_PUBLIC_KEY),
  browser: open(z.enum(PUSH_BROWSERS), 'other'),
  system: open(z.enum(PUSH_SYSTEMS), 'other'),
  addedAt: timeSchema,
  /** When its session began, in seconds: a session that was ended is notified of nothing. */
  signedInAt: z.int().nonnegative(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

const hour = z.int().min(0).max(23);

/** From one hour until before another, by the clock of a time zone, nothing is sent; it waits. */
export const quietHoursSchema = z.strictObject({ from: hour, until: hour, zone: matching(ZONE_NAME) });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** The hours of who has not chosen any yet. */
export const DEFAULT_QUIET = { from: 22, until: 8 } as const;

/**
 * `users/{uid}/push/devices`: on which devices a person is notified, and when not. They write it, and functions take out the
 * devices that no longer answer. One document, so that a notification costs one read, and “off everywhere” one write.
 */
export const pushDevicesSchema = z.strictObject({
  devices: z.partialRecord(z.enum(DEVICE_SLOTS), pushDeviceSchema),
  quiet: quietHoursSchema.nullable(),
  saves: dailySavesSchema,
});
export type PushDevices = z.infer<typeof pushDevicesSchema>;

/** Notifications that wait for one push; what is beyond is in the list that it opens. */
export const PUSH_WAITING = 20;
/** Notifications that were pushed, so that an event which comes twice pushes nothing twice. */
const PUSH_TOLD = 50;
/** What is older is no news: a restore may bring back notifications of weeks. */
export const PUSH_NEWS_HOURS = 48;
/** A push is the only one for so long; what comes meanwhile comes together, as a digest. */
export const PUSH_GAP_SECONDS = 15 * 60;

const ids = (most: number) => z.array(z.string().min(1).max(400)).max(most);

/** `pushes/{uid}`: what a person is still to be notified of on their devices, and how far that is. Written by functions. */
export const pushSchema = z.strictObject({
  waiting: ids(PUSH_WAITING),
  told: ids(PUSH_TOLD),
  /** The devices that have what is being sent now: another try leaves them alone. */
  reached: z.array(z.enum(DEVICE_SLOTS)),
  /** What is being sent, where some devices have it: what comes meanwhile is for all of them, with the next push. */
  sending: ids(PUSH_WAITING).default([]),
  sentAt: timeSchema.nullable(),
  lease: z.strictObject({ id: z.string().min(1), until: timeSchema }).nullable(),
  tries: z.int().nonnegative(),
  dueAt: timeSchema.nullable(),
});
export type Push = z.infer<typeof pushSchema>;

/** The state once a notification waits; the same where it waits already, or was pushed. */
export function withWaiting({ waiting, told }: Pick<Push, 'waiting' | 'told'>, id: string): string[] {
  if (waiting.includes(id) || told.includes(id) || waiting.length >= PUSH_WAITING) return [...waiting];
  return [...waiting, id];
}

/** The state once some were pushed: what came meanwhile still waits. */
export function afterPush({ waiting, told }: Pick<Push, 'waiting' | 'told'>, done: readonly string[]) {
  return {
    waiting: waiting.filter((id) => !done.includes(id)),
    told: [...told.filter((id) => !done.includes(id)), ...done].slice(-PUSH_TOLD),
  };
}
