import type { Submission } from '@rawi/model/truth/submission';
import { chapterContentSchema, comicContentSchema } from '@rawi/model/truth/submission-content';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFlushes } from '../../core/forms/use-flushes.ts';
import { DraftSaver } from './draft-saver.ts';
import { createDraft, type Draft, saveDraft } from './submissions.ts';
import { forgetTypedDraft, keepTypedDraft, readTypedDraft } from './typed-drafts.ts';

type Kind = Draft['kind'];
type ContentOf<K extends Kind> = Extract<Draft, { kind: K }>['content'];

interface DraftOptions<K extends Kind> {
  readonly uid: string;
  readonly kind: K;
  readonly submissionId: string;
  /** As it is stored; undefined while the server does not know it. */
  readonly stored: Extract<Submission, { kind: K }> | undefined;
  /** The content of a new one. */
  readonly initial: ContentOf<K>;
  /** Called when the server knows it. */
  readonly onBegun: () => void;
}

const SCHEMAS = { comic: comicContentSchema, chapter: chapterContentSchema } as const;

/** Whether the content is the same, whatever the order of its fields. */
const isSame = (one: unknown, other: unknown): boolean => sortFields(one) === sortFields(other);
const sortFields = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/**
 * The typed content of a draft: kept on this device at once, created by a call with the first change, stored
 * a second after each further one. Use it under a `key` of the submission and its owner.
 */
export function useDraft<K extends Kind>(options: DraftOptions<K>) {
  const [{ saver, isBegun }] = useState(() => saverOf(options));
  const { stored } = options;
  const content = stored?.content;
  useEffect(() => {
    if (content !== undefined) saver.adopt(content as ContentOf<K>);
  }, [saver, content]);
  useFlushes(saver);
  const { content: typed, save } = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot);
  return {
    content: typed,
    save,
    change: (changed: Partial<ContentOf<K>>) =>
      saver.change({ ...saver.snapshot().content, ...changed } as ContentOf<K>),
    /** Stores everything typed; resolves with whether it is stored. */
    flush: () => saver.flush(),
    /** Creates the draft if nothing was typed yet; resolves with whether the server knows it. */
    ensureBegun: async () => isBegun() || (await saver.flush(true)) || isBegun(),
    /** Forgets what was typed, after it was submitted or deleted. */
    forget: () => {
      saver.stop();
      forgetTypedDraft(options.uid, options.submissionId);
    },
  };
}

function saverOf<K extends Kind>({ uid, kind, submissionId, stored, initial, onBegun }: DraftOptions<K>) {
  const typed = readTypedDraft(uid, submissionId);
  // A draft keeps its kind, so the typed content of this kind belongs to it.
  const before = typed?.kind === kind ? (typed.content as ContentOf<K>) : undefined;
  let isBegun = stored !== undefined || typed?.isBegun === true;
  const known = stored?.content as ContentOf<K> | undefined;
  const draftOf = (content: ContentOf<K>) => ({ kind, content }) as unknown as Draft;
  const saver = new DraftSaver<ContentOf<K>>({
    initial: before ?? known ?? initial,
    isChanged: before !== undefined && !isSame(before, known),
    isSame,
    fits: (content) => SCHEMAS[kind].safeParse(content).success,
    async store(content) {
      if (isBegun) return await saveDraft(uid, submissionId, content);
      await createDraft(submissionId, draftOf(content));
      isBegun = true;
      onBegun();
    },
    keep(content) {
      if (content === undefined) forgetTypedDraft(uid, submissionId);
      else keepTypedDraft(uid, { ...draftOf(content), submissionId, isBegun });
    },
  });
  return { saver, isBegun: () => isBegun };
}
