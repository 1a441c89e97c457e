import { RESET_CODE } from '@rawi/model/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { type ResetDesk, resetDesk } from '../testing/reset-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';

vi.setConfig({ testTimeout: 60_000 });

const EMAIL = 'layla@example.com';
const MARKER = 'the-marker-of-this-browser';
const PASSWORD = 'Writer+456';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: ResetDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('reset-link');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: EMAIL });
  desk = resetDesk(stage, EMAIL);
});
afterAll(() => backend.stop());

const refused = (code: string) => ({ details: { code } });
/** The mails of an owner who asks until links come, from the first to the last. */
async function asked(times: number) {
  const mails = [];
  for (let count = 0; count < times; count += 1) {
    mails.push(await desk.ask(MARKER));
    stage.pass(RESET_CODE.resendSeconds);
  }
  return mails;
}
const CODES = RESET_CODE.codesPerAddressPerDay;
async function links(): Promise<[first: string, second: string]> {
  const mails = await asked(CODES + 2);
  expect(mails.map(({ mailed }) => mailed)).toEqual([...Array(CODES).fill('code'), 'link', 'link']);
  return [mails[CODES]?.secret ?? '', mails[CODES + 1]?.secret ?? ''];
}

describe('a link to set a password', () => {
  it('comes once the codes of the day are spent, and voids neither the last code nor an earlier link', async () => {
    const mails = await asked(CODES + 2);
    await expect(desk.tryCode(mails[CODES - 1]?.secret ?? '', MARKER)).resolves.toHaveProperty('ticket');
    await expect(desk.openLink(mails[CODES]?.secret ?? '')).resolves.toMatchObject({ email: EMAIL });
    await expect(desk.openLink(mails[CODES + 1]?.secret ?? '')).resolves.toMatchObject({ email: EMAIL });
  });

  it('may be opened more than once, as mail programs do, and is void once a password was set', async () => {
    const [first, second] = await links();
    await desk.openLink(first);
    const [{ ticket }, other] = [await desk.openLink(first), await desk.openLink(second)];
    stage.pass(1);
    await desk.setPassword(ticket, PASSWORD);
    expect(stage.auth.accounts.get('layla')).toMatchObject({ password: PASSWORD, revoked: 1 });
    for (const link of [first, second]) {
      await expect(desk.openLink(link)).rejects.toMatchObject(refused('ticket-invalid'));
    }
    await expect(desk.setPassword(ticket, 'Another+789')).rejects.toMatchObject(refused('ticket-used'));
    // What another link had brought before is void with the links.
    const late = desk.setPassword(other.ticket, 'Another+789');
    await expect(late).rejects.toMatchObject(refused('ticket-invalid'));
    expect(stage.auth.accounts.get('layla')?.password).toBe(PASSWORD);
  });

  it('works for a day', async () => {
    const [, link] = await links();
    stage.pass(RESET_CODE.linkHours * 60 * 60 - RESET_CODE.resendSeconds - 1);
    await expect(desk.openLink(link)).resolves.toHaveProperty('ticket');
    stage.pass(1);
    await expect(desk.openLink(link)).rejects.toMatchObject(refused('ticket-expired'));
  });

  it('is of no use for another purpose, for another address, or when the account is gone', async () => {
    const [link] = await links();
    const tickets = (await linkTicketsRef(backend.firestore, 'layla').get()).data();
    expect(tickets?.resets).toHaveLength(2);
    expect(JSON.stringify(tickets)).not.toContain(link.split('.')[1]);
    await expect(desk.openLink(`${link}x`)).rejects.toMatchObject(refused('ticket-invalid'));
    stage.auth.add({ uid: 'layla', email: 'next@example.com' });
    await expect(desk.openLink(link)).rejects.toMatchObject(refused('ticket-invalid'));
    stage.auth.accounts.clear();
    await expect(desk.openLink(link)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('comes back to codes when a day has gone by since the first of them', async () => {
    await links();
    stage.pass(24 * 60 * 60 + RESET_CODE.validMinutes * 60);
    expect((await desk.ask(MARKER)).mailed).toBe('code');
  });
});
