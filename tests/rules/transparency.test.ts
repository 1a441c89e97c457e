import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { collection, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { everyone } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, rulesEnvironment } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
  await environment.clearFirestore();
});
afterAll(() => environment.cleanup());

describe('what was decided', () => {
  it.each(everyone)(
    'is a page for a $name, and its months with their exact numbers are not',
    async (actor) => {
      const firestore = firestoreAs(environment, actor);
      await expectAllowed(getDoc(doc(firestore, paths.page(pageIds.transparency()))));
      const month = doc(firestore, paths.decidedMonth('2026-01'));
      await expectDenied(getDoc(month));
      await expectDenied(getDocs(query(collection(firestore, paths.decidedMonths()), limit(1))));
      await expectDenied(setDoc(month, { month: '2026-01', final: true }));
      await expectDenied(setDoc(doc(firestore, paths.page(pageIds.transparency())), { version: 3 }));
    },
  );
});
