import type { DocumentChange } from '../../store/change.ts';
import type { Database } from '../../store/database.ts';
import { relativePath } from '../../store/store.ts';
import type { Document } from '../../values/value.ts';
import type { Delta, View } from './view.ts';

/** A target that names its documents. */
export class DocumentsView implements View {
  constructor(
    private readonly database: Database,
    private readonly names: ReadonlySet<string>,
  ) {}

  documents(): readonly Document[] {
    return [...this.names].flatMap((name) => this.database.get(relativePath(name)) ?? []);
  }

  since(micros: number): Delta | undefined {
    const paths = this.database.log.changedSince(micros);
    if (!paths) return undefined;
    const changed = [...this.names].filter((name) => paths.has(relativePath(name)));
    return this.update(
      changed.map((name) => {
        const path = relativePath(name);
        return { name, before: this.database.get(path, micros), after: this.database.get(path) };
      }),
    );
  }

  update(changes: readonly DocumentChange[]): Delta {
    const changed: Document[] = [];
    const removed: { name: string; deleted: boolean }[] = [];
    for (const { name, before, after } of changes) {
      if (!this.names.has(name)) continue;
      if (after) changed.push(after);
      else if (before) removed.push({ name, deleted: true });
    }
    return { changed, removed };
  }
}
