import { z } from '@rawi/model/zod';
import { type Found, nameOf } from './look.ts';

/** A line of a file in which tests declare what they leave on purpose. */
const declaredSchema = z.strictObject({
  check: z.string().min(1),
  id: z.string().min(1),
  /** Who leaves it, and why. */
  why: z.string().min(1),
});
export type Declared = z.infer<typeof declaredSchema>;

/** What a file declares: a line of JSON each. */
export function readDeclared(text: string): readonly Declared[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => declaredSchema.parse(JSON.parse(line)));
}

/** What was found beside what is declared, and what is declared and was not found. */
export function compareWithDeclared(
  found: readonly Found[],
  declared: readonly Declared[],
): { readonly unexpected: readonly Found[]; readonly unused: readonly Declared[] } {
  const expected = new Set(declared.map(nameOf));
  const there = new Set(found.map(nameOf));
  const each = new Map(declared.map((one) => [nameOf(one), one]));
  return {
    unexpected: found.filter((one) => !expected.has(nameOf(one))),
    unused: [...each].filter(([name]) => !there.has(name)).map(([, one]) => one),
  };
}
