import { fieldOf, keptJson } from '../../core/device/device-store.ts';

const FORMS = ['contact', 'notice', 'counter'] as const;
export type MessageForm = (typeof FORMS)[number];

/** The content of a form that was not sent: its fields by name, and the id that it will be sent under. */
export interface MessageDraft {
  /** The message's own id: a message that is sent twice is still one. */
  readonly id: string;
  readonly typed: Readonly<Record<string, string>>;
}

type Kept = Readonly<Partial<Record<MessageForm, MessageDraft>>>;

function parseDraft(value: unknown): MessageDraft | undefined {
  const [id, typed] = [fieldOf(value, 'id'), fieldOf(value, 'typed')];
  if (typeof id !== 'string' || typeof typed !== 'object' || typed === null) return undefined;
  const texts = Object.entries(typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { id, typed: Object.fromEntries(texts) };
}

/** Kept for this tab: the draft survives a reload, a visit to another page and a lost network. */
const kept = keptJson('sessionStorage', 'messages', (value): Kept => {
  const drafts = FORMS.flatMap((form) => {
    const draft = parseDraft(fieldOf(value, form));
    return draft ? [[form, draft] as const] : [];
  });
  return Object.fromEntries(drafts);
});

/** The draft of this form; a new message if nothing was typed. */
export function readMessageDraft(form: MessageForm): MessageDraft {
  return kept.read()?.[form] ?? { id: crypto.randomUUID(), typed: {} };
}

/** Keeps a draft; without one, forgets it. */
export function keepMessageDraft(form: MessageForm, draft: MessageDraft | undefined): void {
  const { [form]: _, ...others } = kept.read() ?? {};
  const all: Kept = { ...others, ...(draft && { [form]: draft }) };
  kept.keep(Object.keys(all).length === 0 ? undefined : all);
}
