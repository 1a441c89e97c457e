import type { PushDevice } from '@rawi/model/truth/push';
import { logger } from 'firebase-functions/v2';
import { encryptMessage, InvalidRecipient } from './encrypt-message.ts';
import type { PostMessage } from './post-message.ts';
import { type PushKeys, vapidHeader } from './vapid.ts';

/** `gone`: it never answers again. `later`: another try may succeed. `refused`: none would, but the device may be well. */
export type SendOutcome = 'sent' | 'gone' | 'later' | 'refused';

export interface PushSending {
  readonly keys: PushKeys;
  /** Where a push service can write to us. */
  readonly contact: string;
  readonly post: PostMessage;
}

/** How long a service keeps a message for a device that is off: a day, in seconds. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A newer message takes the place of one that has not arrived. */
const TOPIC = 'notifications';

/** Sends a message to one device, encrypted for it. Never rejects. */
export async function sendToDevice(
  { keys, contact, post }: PushSending,
  device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth' | 'key'>,
  text: Buffer,
  now: Date,
): Promise<SendOutcome> {
  // A browser that was told another key refuses what this one signs.
  if (device.key !== keys.publicKey) return 'gone';
  try {
    const body = encryptMessage(text, device);
    const { origin } = new URL(device.endpoint);
    const status = await post({
      endpoint: device.endpoint,
      headers: {
        authorization: vapidHeader(keys, { origin, contact, now }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        urgency: 'normal',
        topic: TOPIC,
      },
      body,
    });
    return outcomeOf(status);
  } catch (error) {
    if (error instanceof InvalidRecipient) return 'gone';
    logger.warn('A device could not be reached.', { reason: String(error) });
    return 'later';
  }
}

/** RFC 8030, sections 5 and 8: 404 and 410 say that there is no such subscription any more. */
function outcomeOf(status: number): SendOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return 'later';
  logger.error('A push service has refused a message.', { status });
  return 'refused';
}
