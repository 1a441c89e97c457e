import { SUBMISSION_KINDS } from '@rawi/model/truth/submission';
import { chapterContentSchema, comicContentSchema } from '@rawi/model/truth/submission-content';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import type { Draft } from './submissions.ts';

/** The typed content of a draft that is not stored yet; `isBegun` says whether the server knows the draft. */
export type TypedDraft = Draft & { readonly submissionId: string; readonly isBegun: boolean };

interface Kept {
  readonly uid: string;
  readonly drafts: readonly TypedDraft[];
}

/** Only the newest are kept: more are never open at once. */
const MAX_DRAFTS = 20;

function draftOf(value: unknown): TypedDraft[] {
  const [submissionId, isBegun] = [fieldOf(value, 'submissionId'), fieldOf(value, 'isBegun')];
  const kind = SUBMISSION_KINDS.find((each) => each === fieldOf(value, 'kind'));
  if (typeof submissionId !== 'string' || kind === undefined) return [];
  const content = fieldOf(value, 'content');
  const rest = { submissionId, isBegun: isBegun === true };
  if (kind === 'comic') {
    const comic = comicContentSchema.safeParse(content);
    return comic.success ? [{ ...rest, kind, content: comic.data }] : [];
  }
  const chapter = chapterContentSchema.safeParse(content);
  return chapter.success ? [{ ...rest, kind, content: chapter.data }] : [];
}

/** Drafts as they are typed, on this device: they survive a reload and a lost network. */
const kept = keptJson('localStorage', 'drafts', (value): Kept | undefined => {
  const [uid, drafts] = [fieldOf(value, 'uid'), fieldOf(value, 'drafts')];
  if (typeof uid !== 'string' || !Array.isArray(drafts)) return undefined;
  return { uid, drafts: drafts.flatMap(draftOf) };
});

const draftsOf = (uid: string): readonly TypedDraft[] => {
  const found = kept.read();
  return found?.uid === uid ? found.drafts : [];
};

/** This person's typed content of a draft; nobody else gets it. */
export function readTypedDraft(uid: string, submissionId: string): TypedDraft | undefined {
  return draftsOf(uid).find((draft) => draft.submissionId === submissionId);
}

/** The last draft that this person began to type here and that the server does not know. */
export function readUnbegunDraft(uid: string, kind: Draft['kind']): TypedDraft | undefined {
  return draftsOf(uid).find((draft) => draft.kind === kind && !draft.isBegun);
}

/** Keeps the typed content of a draft. Returns whether the browser has stored it. */
export function keepTypedDraft(uid: string, draft: TypedDraft): boolean {
  const others = draftsOf(uid).filter(({ submissionId }) => submissionId !== draft.submissionId);
  return kept.keep({ uid, drafts: [draft, ...others].slice(0, MAX_DRAFTS) });
}

/** Forgets the typed content of a draft that is stored, submitted or deleted. */
export function forgetTypedDraft(uid: string, submissionId: string): void {
  const before = draftsOf(uid);
  const drafts = before.filter((draft) => draft.submissionId !== submissionId);
  if (drafts.length < before.length) kept.keep(drafts.length === 0 ? undefined : { uid, drafts });
}
