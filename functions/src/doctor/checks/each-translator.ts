import type { Translator } from '@rawi/model/truth/translator';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { translators } from '../../data/translators.ts';
import type { Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';

type Look = (patient: Patient, translator: QueryDocumentSnapshot<Translator>) => Promise<readonly Finding[]>;

/** Looks at translators, at all of them or at a sample, as the patient says. */
export const eachTranslator = (look: Look) => (patient: Patient) =>
  examine(
    documentsOf(patient, translators(patient.firestore), SAMPLE.translators),
    ({ ref }) => ref,
    (translator) => look(patient, translator),
  );
