import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { paths } from '@rawi/model/paths';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, required, runningSite } from '../../support/running-site.ts';
import { type Client, freshEmail, openClient, PASSWORD } from './client.ts';
import { signUpVerified } from './people.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/grant.mjs', import.meta.url));
/** The ports of this run are moved as its site's is. */
const offset = () => String(Number(new URL(required('RAWI_SITE')).port) - 5000);

let client: Client;
let site: RunningSite;
beforeAll(() => {
  client = openClient();
  site = runningSite('grant');
});
afterAll(async () => {
  await client.close();
  await site.close();
});

/** Runs `npm run grant`'s program and gathers what it prints. */
function grant(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, RAWI_PORT_OFFSET: offset() };
    const child = execFile(process.execPath, [SCRIPT, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

describe('npm run grant', () => {
  it('gives a role that the next token carries, tells open tabs, and takes it away again', async () => {
    const email = freshEmail('grant');
    await signUpVerified(client, email);
    const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
    const claims = async () => (await user.getIdTokenResult(true)).claims;
    expect(await claims()).not.toHaveProperty('translator');

    expect(await grant(email, 'translator')).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${email} now has: translator`),
    });
    expect(await claims()).toMatchObject({ translator: true });
    const inbox = await site.firestore.doc(paths.inbox(user.uid)).get();
    expect(inbox.get('claimsChangedAt')).toBeDefined();

    expect((await grant(email, 'translator')).output).toContain('Nothing to do');
    expect((await grant(email, 'translator', '--revoke')).code).toBe(0);
    expect(await claims()).not.toHaveProperty('translator');
  });

  it.each([
    [['nobody@example.com', 'reviewer'], 'Nobody in'],
    [['reader@rawi.test', 'king'], 'is no role'],
    [['reviewer'], 'An address and a role are needed.'],
    [['reader@rawi.test', 'reviewer', '--for-ever'], '--for-ever'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, output } = await grant(...args);
    expect(code).not.toBe(0);
    expect(output).toContain(sentence);
  });
});
