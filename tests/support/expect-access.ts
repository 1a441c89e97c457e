import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

/** The rules let it pass. */
export async function expectAllowed(operation: Promise<unknown>): Promise<void> {
  await assertSucceeds(operation);
}

/** The rules refuse it, for that reason and no other. */
export async function expectDenied(operation: Promise<unknown>): Promise<void> {
  await assertFails(operation);
}
