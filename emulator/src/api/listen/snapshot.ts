import type { Document, Timestamp } from '../../values/value.ts';
import type { ListenEvent } from '../api.ts';
import type { TargetState } from './target-state.ts';
import type { Delta } from './view.ts';

interface Merged {
  document: Document | undefined;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
  deleted: boolean;
}

/** One commit as a stream sees it: each document once, with the targets that it entered and those that it left. */
export function snapshotEvents(
  deltas: readonly { readonly target: TargetState; readonly delta: Delta }[],
  readTime: Timestamp,
): ListenEvent[] {
  const merged = new Map<string, Merged>();
  const projected: ListenEvent[] = [];
  const of = (name: string): Merged => {
    const found = merged.get(name);
    if (found) return found;
    const made = { document: undefined, targetIds: [], removedTargetIds: [], deleted: false };
    merged.set(name, made);
    return made;
  };
  for (const { target, delta } of deltas) {
    for (const document of delta.changed) {
      const shown = target.project(document);
      if (shown === document) {
        const entry = of(document.name);
        entry.document = document;
        entry.targetIds.push(target.id);
      } else {
        projected.push({
          kind: 'document-change',
          document: shown,
          targetIds: [target.id],
          removedTargetIds: [],
        });
      }
    }
    for (const { name, deleted } of delta.removed) {
      const entry = of(name);
      entry.removedTargetIds.push(target.id);
      entry.deleted ||= deleted;
    }
  }
  return [...projected, ...[...merged].map(([name, entry]) => toEvent(name, entry, readTime))];
}

function toEvent(name: string, entry: Merged, readTime: Timestamp): ListenEvent {
  const { document, targetIds, removedTargetIds } = entry;
  if (document) return { kind: 'document-change', document, targetIds, removedTargetIds };
  return { kind: entry.deleted ? 'document-delete' : 'document-remove', name, removedTargetIds, readTime };
}
