import { createHash } from 'node:crypto';
import { fold } from '@rawi/model/text/fold';
import type { Ask } from '@rawi/model/truth/ask';

/** Hexadecimal digits: enough that no two asks share an id. */
const ID_LENGTH = 32;

/** The id of an ask: the same title, however it is written, number and language are one ask. */
export function askIdOf({ title, number, language }: Pick<Ask, 'title' | 'number' | 'language'>): string {
  const name = [fold(title), number ?? '', language].join('\n');
  return createHash('sha256').update(name).digest('hex').slice(0, ID_LENGTH);
}
