import { paths } from '@rawi/model/paths';
import { entryLacking, type LedgerEntry, lastEntries, ledgerSubject } from '@rawi/model/truth/ledger';
import { takedowns } from '../../data/takedowns.ts';
import { noteInLedger, readLedger } from '../../ledger/ledger.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf } from '../documents.ts';
import { examine } from '../examine.ts';

/** Take-downs of a sample. */
const SAMPLED = 20;

/** A take-down, its return or an erasure that the ledger of removals does not have: after a loss it would be forgotten. */
export const REMOVALS_UNNOTED: Check = {
  name: 'removal-unnoted',
  // About: there are far fewer removals than comics and people.
  reads: ({ comics, people }) => comics + people,
  async *find(patient) {
    const { firestore: db, published, now } = patient;
    const last = lastEntries(await readLedger(published));
    yield* examine(
      documentsOf(patient, takedowns(db), SAMPLED),
      ({ ref }) => ref,
      async (record) => {
        const entry = entryLacking(record.data(), last.get(record.id));
        return entry ? [finding(patient, record.ref.path, entry)] : [];
      },
    );
    const erasures = db.collection(paths.erasures());
    for await (const { id, ref } of documentsOf(patient, erasures, SAMPLED)) {
      const entry = { act: 'erased', uid: id, at: now() } as const;
      if (!last.has(ledgerSubject(entry))) yield finding(patient, ref.path, entry);
    }
  },
};

function finding({ published }: Patient, id: string, entry: LedgerEntry): Finding {
  return {
    id,
    problem: 'The ledger of removals does not have it: a restored copy would bring back what was removed.',
    remedy: '--repair adds it.',
    repair: () => noteInLedger(published, entry),
  };
}
