import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@rawi/model/limits';
import type { Language } from '@rawi/model/lists/languages';
import { listNameSchema, listNoteSchema } from '@rawi/model/truth/public-list';
import { slugSchema } from '@rawi/model/truth/schemas';
import { z } from '@rawi/model/zod';
import { catalogChapterSchema } from '../catalog-file.ts';
import { type Problem, schemaProblems } from '../problem.ts';
import { UnreadableCatalog } from '../read-catalog.ts';

/** The file of an importer's folder that holds the site's own reading orders. */
export const ORDERS_FILE = 'orders.json';

const entrySchema = z.strictObject({
  /** The comic's address. */
  comic: slugSchema,
  /** A chapter's number and language; without them it is the comic itself. */
  chapter: catalogChapterSchema.shape.number.optional(),
  language: catalogChapterSchema.shape.language.optional(),
  /** Where several have translated the chapter. */
  translator: catalogChapterSchema.shape.translator,
});

const orderSchema = z.strictObject({
  /** Its address: `/list/{id}`. */
  id: slugSchema,
  name: listNameSchema,
  note: listNoteSchema.optional(),
  entries: z.array(z.unknown()).max(LIMITS.ownLists.entries).default([]),
  /** Takes the order from the site. */
  withdrawn: z.boolean().default(false),
});

/** A comic or a chapter of an order, as the file names it. */
export interface OrderEntry {
  /** As its owner would find it. */
  readonly name: string;
  readonly comic: string;
  readonly chapter:
    | { readonly number: number; readonly language: Language; readonly translator: string | undefined }
    | undefined;
}

/** A reading order of the site's own whose every field has been checked; whether its entries are there has not. */
export interface Order extends Omit<z.infer<typeof orderSchema>, 'entries'> {
  readonly label: string;
  readonly entries: readonly OrderEntry[];
}

interface ReadOrders {
  readonly orders: readonly Order[];
  readonly problems: readonly Problem[];
}

/** The orders of a folder, and what is wrong with those that are none; nothing where it has no `orders.json`. */
export async function readOrders(folder: string): Promise<ReadOrders> {
  const text = await readFile(join(folder, ORDERS_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return { orders: [], problems: [] };
  const file = fileSchema.safeParse(parsed(text));
  if (!file.success) {
    const [first] = schemaProblems(ORDERS_FILE, file.error);
    throw new UnreadableCatalog(`${ORDERS_FILE} is no file of orders: ${first?.field} ${first?.message}.`);
  }
  const problems: Problem[] = [];
  const orders = file.data.orders.flatMap((order, index) => readOrder(order, index, problems));
  return { orders: withoutTwins(orders, problems), problems };
}

const fileSchema = z.strictObject({
  about: z.string().optional(),
  orders: z.array(z.unknown()).max(1000),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableCatalog(`${ORDERS_FILE} is not JSON: ${(error as Error).message}.`);
  }
}

/** The order, or nothing where any of it is wrong: an order goes in whole or not at all. */
function readOrder(order: unknown, index: number, problems: Problem[]): Order[] {
  const id = typeof order === 'object' && order !== null ? Reflect.get(order, 'id') : undefined;
  const label = typeof id === 'string' ? `order “${id.slice(0, 80)}”` : `order ${index + 1}`;
  const read = orderSchema.safeParse(order);
  if (!read.success) {
    problems.push(...schemaProblems(label, read.error));
    return [];
  }
  const found: Problem[] = [];
  const entries = read.data.entries.flatMap((entry, place) =>
    readEntry(`${label}, entry ${place + 1}`, entry, found),
  );
  if (entries.length === 0 && found.length === 0 && !read.data.withdrawn)
    found.push({ entry: label, field: 'entries', message: 'is empty: name at least one comic or chapter' });
  problems.push(...found);
  return found.length > 0 ? [] : [{ ...read.data, label, entries }];
}

function readEntry(name: string, entry: unknown, problems: Problem[]): OrderEntry[] {
  const read = entrySchema.safeParse(entry);
  if (!read.success) {
    problems.push(...schemaProblems(name, read.error));
    return [];
  }
  const { comic, chapter: number, language, translator } = read.data;
  if (number === undefined && language === undefined && translator === undefined)
    return [{ name, comic, chapter: undefined }];
  if (number === undefined || language === undefined) {
    const field = number === undefined ? 'chapter' : 'language';
    problems.push({
      entry: name,
      field,
      message: 'is missing: a chapter is named by its number and language',
    });
    return [];
  }
  return [{ name, comic, chapter: { number, language, translator } }];
}

function withoutTwins(orders: readonly Order[], problems: Problem[]): Order[] {
  const seen = new Set<string>();
  return orders.filter(({ id, label }) => {
    const isTwin = seen.has(id);
    if (isTwin)
      problems.push({ entry: label, field: 'id', message: 'another order of this file has the same id' });
    seen.add(id);
    return !isTwin;
  });
}
