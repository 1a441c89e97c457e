import type { TakedownReason } from '@rawi/model/lists/takedown-reasons';

/** What was typed into the dialog about something, and the id of all tries to send it. */
interface TakedownDraft {
  readonly requestId: string;
  readonly reason: TakedownReason | undefined;
  readonly note: string;
}

/** Kept while the tab lives: a dialog that was closed by mistake opens with what was typed. */
const drafts = new Map<string, TakedownDraft>();

/** The draft about something by its record's id; a new one begins with `reason`. */
export const draftOf = (takedownId: string, reason: TakedownReason | undefined): TakedownDraft =>
  drafts.get(takedownId) ?? { requestId: crypto.randomUUID(), reason, note: '' };

export const keepDraft = (takedownId: string, draft: TakedownDraft): void =>
  void drafts.set(takedownId, draft);

/** Once it is sent. */
export const dropDraft = (takedownId: string): void => void drafts.delete(takedownId);
