import { fieldOf, keptJson } from '../../core/device/device-store.ts';

export type MessageForm = 'contact' | 'notice' | 'counter';

/** The content of a form that was not sent: its fields by name, and the id that it will be sent under. */
export interface MessageDraft {
  /** The message's own id: a message that is sent twice is still one. */
  readonly id: string;
  readonly typed: Readonly<Record<string, string>>;
}

/** By the form, and what it is about. */
type Key = MessageForm | `${MessageForm}:${string}`;
type Kept = ReadonlyMap<string, MessageDraft>;

function parseDraft(value: unknown): MessageDraft | undefined {
  const [id, typed] = [fieldOf(value, 'id'), fieldOf(value, 'typed')];
  if (typeof id !== 'string' || typeof typed !== 'object' || typed === null) return undefined;
  const texts = Object.entries(typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { id, typed: Object.fromEntries(texts) };
}

/** Kept for this tab: the draft survives a reload, a visit to another page and a lost network. */
const kept = keptJson('sessionStorage', 'messages', (value): Record<string, MessageDraft> => {
  const drafts = Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
    ([key, each]) => {
      const draft = parseDraft(each);
      return draft ? [[key, draft] as const] : [];
    },
  );
  return Object.fromEntries(drafts);
});

const keyOf = (form: MessageForm, about: string): Key => (about === '' ? form : `${form}:${about}`);
const readAll = (): Kept => new Map(Object.entries(kept.read() ?? {}));

/** The draft of this form about this; a new message if nothing was typed. */
export function readMessageDraft(form: MessageForm, about = ''): MessageDraft {
  return readAll().get(keyOf(form, about)) ?? { id: crypto.randomUUID(), typed: {} };
}

/** Keeps a draft; without one, forgets it. */
export function keepMessageDraft(form: MessageForm, draft: MessageDraft | undefined, about = ''): void {
  const all = new Map(readAll());
  all.delete(keyOf(form, about));
  if (draft) all.set(keyOf(form, about), draft);
  kept.keep(all.size === 0 ? undefined : Object.fromEntries(all));
}
