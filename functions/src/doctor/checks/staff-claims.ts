import { rolesOf } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { findUserById } from '../../callers/user-by-email.ts';
import { recordedRoles, settleClaims } from '../../tasks/settle-claims.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';

/** Everybody of the staff is looked at, however few a sample has. */
const ALL_STAFF = 200;

/** The roles in somebody's token that are not those of their records. */
export const STAFF_CLAIMS: Check = {
  name: 'claims',
  reads: ({ people }) => 3 * people + 20,
  find: (patient) =>
    examine(
      people(patient),
      (uid) => ({ path: paths.user(uid) }),
      (uid) => look(patient, uid),
    ),
};

async function* people(patient: Patient): AsyncGenerator<string> {
  const { firestore: db } = patient;
  const seen = new Set<string>();
  for await (const { id } of documentsOf(patient, db.collection(paths.allStaff()), ALL_STAFF)) {
    seen.add(id);
    yield id;
  }
  for await (const { id } of documentsOf(patient, db.collection(paths.users()).select(), SAMPLE.people)) {
    if (!seen.has(id)) yield id;
  }
}

async function look(patient: Patient, uid: string): Promise<readonly Finding[]> {
  const account = await findUserById(patient.auth, uid);
  if (!account) return [];
  const has = rolesOf(account.customClaims ?? {});
  const should = await recordedRoles(patient, uid, has);
  if (has.join() === should.join()) return [];
  const named = (roles: readonly string[]) => (roles.length > 0 ? roles.join(', ') : 'no role');
  return [
    {
      id: paths.user(uid),
      problem: `Its token says ${named(has)}, and its records say ${named(should)}.`,
      remedy: '--repair gives the token the roles of the records.',
      repair: () => settleClaims(patient, uid),
    },
  ];
}
