import { z } from '../zod.ts';
import { COUNTED, type TagCount } from './counts.ts';

const tagCountSchema = z.templateLiteral(['tag:', z.string()]) satisfies z.ZodType<TagCount>;

/** What a shard stores; a module of its own, which no page loads. */
export const countShardSchema = z.partialRecord(z.union([z.enum(COUNTED), tagCountSchema]), z.int());
