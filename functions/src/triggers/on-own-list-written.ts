import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { InvalidDocument } from '../data/converter.ts';
import { type ListServices, settlePublicList } from '../lists/settle-list.ts';

const reader = reading(z.strictObject({ published: z.strictObject({ id: z.string().min(1) }) }));

/**
 * Brings the public list that a private one names, or named before this change, to what it is now; a list that was never public
 * costs nothing.
 */
export async function onOwnListWritten(
  services: ListServices,
  { uid, listId }: { readonly uid: string; readonly listId: string },
  states: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const named = [states.before, states.after].flatMap((state) => {
    const { data } = reader.safeParse(state);
    return data ? [data.published.id] : [];
  });
  for (const publicId of new Set(named)) {
    try {
      await settlePublicList(services, { uid, listId, publicId });
    } catch (error) {
      if (!(error instanceof InvalidDocument)) throw error;
      logger.error('A public list cannot follow its private one.', { publicId, reason: error.message });
    }
  }
}
