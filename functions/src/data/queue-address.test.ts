import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueAddresses } from './queue-address.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}
const FOUND: Answer = {
  status: 200,
  body: JSON.stringify({ serviceConfig: { uri: 'https://delivermail-abc-ew.a.run.app' } }),
};

let server: Server;
let asked: { url: string | undefined; authorization: string | undefined }[];
let answers: Answer[];
let addressOf: (name: string) => Promise<string>;

beforeEach(async () => {
  asked = [];
  answers = [];
  server = createServer(({ url, headers }, response) => {
    asked.push({ url, authorization: headers.authorization });
    const { status, body } = answers.shift() ?? FOUND;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  addressOf = queueAddresses({
    origin: `http://127.0.0.1:${port}`,
    project: 'rawi-live',
    region: 'europe-west1',
    accessToken: () => Promise.resolve('token'),
  });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('where a queue delivers to', () => {
  it('is asked of the project once, however often and however fast it is needed', async () => {
    const all = await Promise.all([addressOf('deliverMail'), addressOf('deliverMail')]);
    expect([...all, await addressOf('deliverMail')]).toEqual(
      Array.from({ length: 3 }, () => 'https://delivermail-abc-ew.a.run.app'),
    );
    expect(asked).toEqual([
      {
        url: '/v2/projects/rawi-live/locations/europe-west1/functions/deliverMail?fields=serviceConfig.uri',
        authorization: 'Bearer token',
      },
    ]);
    await addressOf('runAccountTask');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a refusal', { status: 403, body: '{"error":"no role"}' }, '403'],
    ['a function that is not there', { status: 404, body: '{}' }, '404'],
    ['an answer without an address', { status: 200, body: '{}' }, 'serviceConfig'],
  ])('is an error that is not kept: %s', async (_case, answer, message) => {
    answers = [answer];
    await expect(addressOf('deliverMail')).rejects.toThrow(message);
    await expect(addressOf('deliverMail')).resolves.toContain('run.app');
  });
});
