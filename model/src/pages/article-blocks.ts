import { type Image, imageSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';

/**
 * The body of an article as its page holds it: what to draw, and nothing that could be run. No markup is kept as text, so that a
 * page draws it without reading any. Firestore admits 20 levels of maps and lists, and no list directly in a list.
 */

/** A part of a line. A plain string is text as it stands. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' };

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list';
      /** The number of the first item; absent where items have none. */
      readonly start?: number | undefined;
      readonly items: readonly { readonly blocks: readonly Block[] }[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'picture';
      readonly image: Image;
      /** Alternative text for readers who do not see it. */
      readonly alt: string;
      readonly caption?: string | undefined;
    }
  | { readonly kind: 'rule' };

/** How many blocks may lie in one another, and how many marks on one text. */
export const DEEPEST = { block: 3, inline: 3 } as const;

/** Where a link may lead: a page of the site below its language prefix, another site, or a mailbox. */
const hrefSchema = z
  .string()
  .max(2000, { abort: true })
  .regex(/^(?:\/(?![/\\])|https?:\/\/|mailto:)[^\s\\]*$/);

const textSchemas = [
  z.string(),
  z.strictObject({ kind: z.literal('code'), text: z.string() }),
  z.strictObject({ kind: z.literal('break') }),
] as const;

/** So many marks may lie on what is in it, this one included. */
function inlineSchema(depth: number): z.ZodType<Inline> {
  if (depth === 0) return z.union(textSchemas);
  const children = z.array(inlineSchema(depth - 1));
  return z.union([
    ...textSchemas,
    z.strictObject({ kind: z.enum(['strong', 'emphasis']), children }),
    z.strictObject({ kind: z.literal('link'), href: hrefSchema, children }),
  ]);
}

const lineSchema = z.array(inlineSchema(DEEPEST.inline));
const leafSchemas = [
  z.strictObject({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    children: lineSchema,
  }),
  z.strictObject({ kind: z.literal('paragraph'), children: lineSchema }),
  z.strictObject({ kind: z.literal('code'), text: z.string() }),
  z.strictObject({
    kind: z.literal('picture'),
    image: imageSchema,
    alt: z.string(),
    caption: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('rule') }),
] as const;

function blocksAt(depth: number): z.ZodType<Block> {
  if (depth === 1) return z.discriminatedUnion('kind', leafSchemas);
  const blocks = z.array(blocksAt(depth - 1));
  return z.union([
    ...leafSchemas,
    z.strictObject({ kind: z.literal('quote'), blocks }),
    z.strictObject({
      kind: z.literal('list'),
      start: z.int().nonnegative().optional(),
      items: z.array(z.strictObject({ blocks })),
    }),
  ]);
}

export const blocksSchema = z.array(blocksAt(DEEPEST.block));
