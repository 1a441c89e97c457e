import { InvalidPage } from '@rawi/model/pages/page-document';

import { InvalidDocument } from '../data/converter.ts';
import type { Finding } from './check.ts';

/** How many items are looked at beside each other. */
const AT_ONCE = 8;

/** Names an item in what stands about it: the path of its document. */
interface Named {
  readonly path: string;
}

/**
 * Looks at one item after the other, some beside each other. One that cannot be read is a finding of its own and keeps
 * no other from its turn.
 */
export async function* examine<T>(
  items: AsyncIterable<T> | Iterable<T>,
  named: (item: T) => Named,
  look: (item: T) => Promise<readonly Finding[]>,
): AsyncGenerator<Finding> {
  const lookAlone = async (item: T): Promise<readonly Finding[]> => {
    try {
      return await look(item);
    } catch (error) {
      if (!(error instanceof InvalidDocument) && !(error instanceof InvalidPage)) throw error;
      return [unreadable(named(item).path, error.message)];
    }
  };
  const waiting: T[] = [];
  const drain = async () => (await Promise.all(waiting.splice(0).map(lookAlone))).flat();
  for await (const item of items) {
    waiting.push(item);
    if (waiting.length === AT_ONCE) yield* await drain();
  }
  yield* await drain();
}

/** A document that is not what the model says. */
export function unreadable(path: string, reason: string): Finding {
  return {
    id: path,
    problem: `It cannot be looked at: ${reason}`,
    remedy: 'Correct the document that is named, or restore it; nothing derived can be made of it.',
  };
}
