import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallTable } from './call-table.ts';
import { ACCOUNT_CALLS } from './calls.ts';
import { COMMUNITY_CALLS } from './community-calls.ts';
import { REVIEW_CALLS } from './review-calls.ts';
import { TRANSLATOR_CALLS } from './translator-calls.ts';
import { VISITOR_CALLS } from './visitor-calls.ts';

/** What somebody could say with a text: an id, a code, a time or a choice takes neither. */
const SAYINGS = ['A few words that others read', 'بضع كلمات يقرؤها غيري'];

/** Whether words of one's own have room in a field, at whatever depth. */
function hasRoomForWords(schema: unknown, seen = new Set<unknown>()): boolean {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return false;
  const inside = new Set([...seen, schema]);
  if (SAYINGS.some((words) => schema.safeParse(words).success)) return true;
  // What stands in a pipe is looked at as a whole: its first part takes more than the whole does.
  if (schema instanceof z.ZodPipe || schema instanceof z.ZodString) return false;
  const parts: unknown[] =
    schema instanceof z.ZodObject
      ? Object.values(schema.shape)
      : // A check takes words away, and brings none.
        Object.entries(schema.def).flatMap(([key, part]: [string, unknown]) =>
          key === 'checks' ? [] : part,
        );
  return parts.some((part) => hasRoomForWords(part, inside));
}

const tables: Readonly<Record<string, CallTable>> = {
  ACCOUNT_CALLS,
  COMMUNITY_CALLS,
  REVIEW_CALLS,
  TRANSLATOR_CALLS,
  VISITOR_CALLS,
};
const calls = Object.values(tables).flatMap((table) => Object.entries(table));

describe('a call', () => {
  it.each(calls)('says of each of its words who reads them: %s', (_action, { request, words = {} }) => {
    const open = Object.entries(request.shape).flatMap(([field, schema]) =>
      hasRoomForWords(schema) ? [field] : [],
    );
    expect(Object.keys(words).toSorted()).toEqual(expect.arrayContaining(open.toSorted()));
    expect(Object.keys(request.shape)).toEqual(expect.arrayContaining(Object.keys(words)));
  });

  it('that brings words for everyone has a person who may be muted, but for the sign-up', () => {
    const shown = calls.filter(([, { words = {} }]) => Object.values(words).includes('everyone'));
    const byNobody = shown.filter(([, { who }]) => who === 'visitor' || who === 'visitor-or-user');
    expect(byNobody.map(([action]) => action)).toEqual(['signUp']);
  });
});

it('the search for fields of words finds every field that has room for words', () => {
  expect(hasRoomForWords(z.array(z.strictObject({ note: z.string() })))).toBe(true);
  expect(hasRoomForWords(z.strictObject({ of: z.literal('a'), at: z.iso.datetime() }))).toBe(false);
});
