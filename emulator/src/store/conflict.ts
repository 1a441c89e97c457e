import { planQuery, runPlan } from '../query/plan.ts';
import { toMicros } from '../values/timestamp.ts';
import { inSelection } from './collection-selector.ts';
import type { Database } from './database.ts';
import type { Transaction, TransactionQuery } from './transactions.ts';

/**
 * True if anything that the transaction read has changed since it read it: a document, or the result of a query
 * (a document that came, went or changed). Costs what was changed meanwhile, not what is stored.
 */
export function hasConflict(database: Database, transaction: Transaction): boolean {
  if (!transaction.readTime) return false;
  const since = toMicros(transaction.readTime);
  const written = database.log.changedSince(since);
  if (written === undefined) return true;
  const changed = [...written].filter((path) => database.get(path, since) !== database.get(path));
  if (changed.some((path) => transaction.paths.has(path))) return true;
  return transaction.queries.some((query) => resultChanged(database, query, changed, since));
}

function resultChanged(
  database: Database,
  { parent, query }: TransactionQuery,
  changed: readonly string[],
  since: number,
): boolean {
  const plan = planQuery(query);
  const touched = changed.some((path) => {
    if (!inSelection(path, parent, query.from)) return false;
    return [database.get(path, since), database.get(path)].some((state) => state && plan.matches(state));
  });
  if (!touched || (query.limit === undefined && query.offset === 0)) return touched;
  const before = runPlan(plan, database.documents(parent, query.from, since)).documents;
  const after = runPlan(plan, database.candidates(parent, query)).documents;
  return before.length !== after.length || before.some((document, i) => document !== after[i]);
}
