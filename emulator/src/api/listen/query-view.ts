import { type QueryPlan, runPlan } from '../../query/plan.ts';
import type { DocumentChange } from '../../store/change.ts';
import { inSelection } from '../../store/collection-selector.ts';
import type { Database } from '../../store/database.ts';
import { relativePath } from '../../store/store.ts';
import type { Document } from '../../values/value.ts';
import type { Delta, View } from './view.ts';

/** A query without limit and offset: each document is in or out on its own, so nothing needs to be remembered. */
export class QueryView implements View {
  constructor(
    private readonly database: Database,
    private readonly parent: string,
    private readonly plan: QueryPlan,
  ) {}

  documents(): readonly Document[] {
    return runPlan(this.plan, this.database.candidates(this.parent, this.plan.query)).documents;
  }

  since(micros: number): Delta | undefined {
    const paths = this.database.log.changedSince(micros);
    if (!paths) return undefined;
    const changes: DocumentChange[] = [];
    for (const path of paths) {
      if (!inSelection(path, this.parent, this.plan.query.from)) continue;
      const before = this.database.get(path, micros);
      const after = this.database.get(path);
      const name = (after ?? before)?.name;
      if (name !== undefined && before !== after) changes.push({ name, before, after });
    }
    return this.update(changes);
  }

  update(changes: readonly DocumentChange[]): Delta {
    const changed: Document[] = [];
    const removed: { name: string; deleted: boolean }[] = [];
    for (const { name, before, after } of changes) {
      if (!inSelection(relativePath(name), this.parent, this.plan.query.from)) continue;
      if (after && this.plan.matches(after)) changed.push(after);
      else if (before && this.plan.matches(before)) removed.push({ name, deleted: after === undefined });
    }
    return { changed, removed };
  }
}
