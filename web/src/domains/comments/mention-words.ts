import { isMentionedIn, type Mentioned, MOST_MENTIONS } from '@rawi/model/text/mentions';
import { fieldOf } from '../../core/device/device-store.ts';

/** The longest name that is looked for while somebody types it. */
const LONGEST_QUERY = 60;
const WORD_BEFORE = /[\p{L}\p{N}\p{M}_]$/u;

/** A name that is being typed: where its `@` stands, and what follows it. */
export interface MentionQuery {
  readonly start: number;
  readonly typed: string;
}

/** The name that is being typed before the caret; undefined where it is none, or one that was chosen already. */
export function queryAt(text: string, caret: number, chosen: readonly Mentioned[]): MentionQuery | undefined {
  const start = caret < 1 ? -1 : text.lastIndexOf('@', caret - 1);
  const typed = text.slice(start + 1, caret);
  if (start < 0 || typed.length > LONGEST_QUERY || /^\s|\n/.test(typed)) return undefined;
  if (WORD_BEFORE.test(text.slice(0, start))) return undefined;
  if (chosen.some(({ name }) => isMentionedIn(`@${typed}`, name))) return undefined;
  return { start, typed };
}

/** The text with a person in place of what was typed of their name, and where the caret stands then. */
export function withPerson(text: string, { start, typed }: MentionQuery, { name }: Mentioned) {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(start + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}

/** Those of the chosen people whom a text still mentions. */
export function stillMentioned(text: string, chosen: readonly Mentioned[] | undefined): readonly Mentioned[] {
  return (chosen ?? []).filter(({ name }) => isMentionedIn(text, name));
}

/** People as they were kept on the device. */
export function keptMentions(value: unknown): readonly Mentioned[] {
  if (!Array.isArray(value)) return [];
  const people = value.flatMap((person: unknown): Mentioned[] => {
    const [uid, name] = [fieldOf(person, 'uid'), fieldOf(person, 'name')];
    return typeof uid === 'string' && typeof name === 'string' ? [{ uid, name }] : [];
  });
  return people.slice(0, MOST_MENTIONS);
}
