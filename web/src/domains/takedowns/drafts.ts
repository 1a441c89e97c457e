import type { TakedownReason } from '@rawi/model/lists/takedown-reasons';

/** The content of the dialog about something, and the id of all attempts to send it. */
interface TakedownDraft {
  readonly requestId: string;
  readonly reason: TakedownReason | undefined;
  readonly note: string;
}

/** Kept while the tab lives: a dialog that was closed by mistake opens with its content. */
const drafts = new Map<string, TakedownDraft>();

/** The draft about something by its record's id; a new one starts with `reason`. */
export const draftOf = (takedownId: string, reason: TakedownReason | undefined): TakedownDraft =>
  drafts.get(takedownId) ?? { requestId: crypto.randomUUID(), reason, note: '' };

export const keepDraft = (takedownId: string, draft: TakedownDraft): void =>
  void drafts.set(takedownId, draft);

/** Drops the draft once it is sent. */
export const dropDraft = (takedownId: string): void => void drafts.delete(takedownId);
