import { isPlainText, plainText } from '../text/plain-text.ts';
import { transcriptItemSchema } from '../truth/transcript.ts';
import { z } from '../zod.ts';
import type { ScriptPages } from './script-pages.ts';

const fileSchema = z.object({ pages: z.array(z.object({ items: z.array(z.unknown()) })) });
const looseItemSchema = z.looseObject({ words: z.string(), who: z.string().optional() });

/** Reads a script that is the file of a text itself; whether it is one. An item that it cannot take is a problem of its page. */
export function readScriptFile(text: string, pages: ScriptPages): boolean {
  if (!text.trimStart().startsWith('{')) return false;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return false;
  }
  const file = fileSchema.safeParse(read);
  if (!file.success) return false;
  for (const [index, { items }] of file.data.pages.entries()) {
    if (items.length === 0) continue;
    pages.turnTo(index + 1, 1);
    for (const item of items) addItem(item, pages);
  }
  return true;
}

function addItem(read: unknown, pages: ScriptPages): void {
  const item = transcriptItemSchema.safeParse(read);
  if (item.success) return pages.add(item.data, 1);
  const loose = looseItemSchema.safeParse(read);
  if (!loose.success) return pages.report('nothing-understood', 1, pages.page);
  const { words, who } = loose.data;
  if (!isPlainText(words) || (who !== undefined && !isPlainText(who)))
    pages.report('control-characters', 1, pages.page);
  const { place: _place, ...rest } = loose.data;
  // Words that are too long are parted by the pages; here they are only made plain.
  const plain = { ...rest, ...(who !== undefined && { who: plainText(who) }) };
  const head = transcriptItemSchema.safeParse({ ...plain, words: '-' });
  if (head.success) pages.add({ ...head.data, words: plainText(words) }, 1);
  else pages.report('nothing-understood', 1, pages.page);
}
