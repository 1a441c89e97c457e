import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FILE_PART_BYTES } from '@rawi/model/calls/opened-files';
import { logger } from 'firebase-functions/v2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sealPermission } from '../secrets/file-permission.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { answerFile, type FileRequest, type FileServing, filesRequest } from './files.ts';

const KEY = 'a key for tests that is long enough';
const NOW = new Date('2026-01-01T12:00:00Z');
const ORIGINAL = 'incoming/layla/submissions/one/chapter/file';
const PAGE = 'staging/layla/file/aaaa-2/1-800.webp';
const PLACES = ['staging/layla/file/', ORIGINAL];

let uploads: FilesDouble;
let staged: FilesDouble;
let serving: FileServing;
beforeEach(() => {
  [uploads, staged] = [new FilesDouble('uploads'), new FilesDouble('published')];
  serving = { hashKey: () => KEY, now: () => NOW, uploads: () => uploads, staged: () => staged };
  uploads.files.set(ORIGINAL, stored('0123456789'));
  staged.files.set(PAGE, stored('a picture'));
});

function stored(bytes: string | Buffer) {
  return { bytes: Buffer.from(bytes), packedAs: undefined, metadata: {} };
}
function permission(change: { places?: string[]; until?: Date } = {}, key = KEY): string {
  const until = new Date(NOW.getTime() + 60_000);
  return sealPermission(key, { uid: 'layla', signedInAt: 0, places: PLACES, until, ...change });
}
const request = (
  path: string,
  headers: FileRequest['headers'] = {},
  change: Partial<FileRequest> = {},
): FileRequest => ({
  method: 'GET',
  path: `/api/files/${path}`,
  headers: { authorization: `Bearer ${permission()}`, 'sec-fetch-site': 'same-origin', ...headers },
  ...change,
});
async function ask(...of: Parameters<typeof request>) {
  const { status, headers, body } = await answerFile(serving, request(...of));
  return { status, headers, body: body && String(await buffer(body)) };
}
const etagOf = async (path: string) => (await ask(path)).headers['etag'];

describe('a reader with a permission', () => {
  it('gets a page and an original by it', async () => {
    expect(await ask(PAGE)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp', 'content-length': '9', 'accept-ranges': 'bytes' },
      body: 'a picture',
    });
    expect(await ask(ORIGINAL)).toMatchObject({ status: 200, body: '0123456789' });
  });

  it('leaves no token at any file', async () => {
    for (const path of [PAGE, ORIGINAL]) {
      await ask(path);
      await ask(path, { range: 'bytes=0-1' });
      await ask(path, {}, { method: 'HEAD' });
    }
    expect([...uploads.withToken(), ...staged.withToken()]).toEqual([]);
  });

  it.each([
    'staging/layla/other/aaaa-2/1-800.webp',
    'staging/layla/file',
    'staging/layla/files/aaaa-2/1-800.webp',
    'staging/sara/file/aaaa-2/1-800.webp',
    'incoming/layla/submissions/one/chapter/file2',
    'incoming/layla/submissions/one/chapter/file/more',
    'incoming/layla/avatar/one',
    'staging/layla/../layla/other/x.webp',
    '%2Fstaging/layla/file/x',
    'staging%',
    '',
  ])('gets nothing else, there or not: %s', async (path) => {
    staged.files.set(path, stored('secret'));
    uploads.files.set(path, stored('secret'));
    expect(await ask(path)).toMatchObject({ status: 403, body: undefined });
  });

  it('is told that a file is gone', async () => {
    expect(await ask('staging/layla/file/aaaa-2/gone.webp')).toMatchObject({ status: 404, body: undefined });
  });

  it('gets nothing at another address, though it ends like one of a file', async () => {
    expect(await ask('', {}, { path: `/api/other/${PAGE}` })).toMatchObject({ status: 403, body: undefined });
  });

  it('reads with escapes in the address', async () => {
    expect(await ask(encodeURIComponent(PAGE))).toMatchObject({ status: 200, body: 'a picture' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('changes nothing by %s', async (method) => {
    expect(await ask(PAGE, {}, { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it.each(['cross-site', 'same-site', 'none'])('gets nothing for a request that is %s', async (from) => {
    expect(await ask(PAGE, { 'sec-fetch-site': from })).toMatchObject({ status: 403, body: undefined });
  });
});

describe('a reader without a permission', () => {
  it.each<[string, () => string | undefined]>([
    ['no header', () => undefined],
    ['nothing in it', () => 'Bearer '],
    ['a word', () => 'Bearer abc'],
    ['one that is over', () => `Bearer ${permission({ until: NOW })}`],
    ['one that another key sealed', () => `Bearer ${permission({}, 'another key that is long enough, too')}`],
    ['one that was changed', () => `Bearer ${twisted(permission())}`],
    ['one under another name', () => `Firebase ${permission()}`],
    ['one that is endless', () => `Bearer ${'a'.repeat(100_000)}`],
  ])('is asked for one: %s', async (_, authorization) => {
    for (const path of [PAGE, 'staging/layla/file/gone.webp', 'elsewhere']) {
      const { status, headers } = await ask(path, { authorization: authorization() });
      expect({ status, asks: headers['www-authenticate'] }).toEqual({ status: 401, asks: 'Bearer' });
    }
  });

  it('is asked for one without a look into a bucket', async () => {
    const looked = vi.fn();
    staged.find = looked;
    await ask(PAGE, { authorization: undefined });
    expect(looked).not.toHaveBeenCalled();
  });

  const twisted = (text: string) => `${text.slice(0, 30)}${text[30] === 'A' ? 'B' : 'A'}${text.slice(31)}`;
});

describe('the answer with a file', () => {
  it.each<[string, () => Parameters<typeof request>]>([
    ['a page', () => [PAGE]],
    ['an original', () => [ORIGINAL]],
    ['a part', () => [ORIGINAL, { range: 'bytes=0-1' }]],
    ['a refusal', () => [PAGE, { authorization: undefined }]],
    ['a path that is not permitted', () => ['elsewhere']],
  ])('is kept by nobody, runs nothing and belongs to no other site: %s', async (_, of) => {
    expect((await ask(...of())).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['1-800.webp', 'image/webp'],
    ['1.jpg', 'image/jpeg'],
    ['manifest.json', 'application/json'],
    ['chapter.pdf', 'application/pdf'],
    ['page.html', 'application/octet-stream'],
    ['page.svg', 'application/octet-stream'],
    ['page', 'application/octet-stream'],
  ])('is what functions make, or bytes: %s is %s', async (name, type) => {
    const path = `staging/layla/file/aaaa-2/${name}`;
    staged.files.set(path, stored('x'));
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  it('is bytes for whatever people upload, by whatever name', async () => {
    expect((await ask(ORIGINAL)).headers['content-type']).toBe('application/octet-stream');
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', 'bytes 0-3/10', '0123'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-2', 'bytes 8-9/10', '89'],
    ['bytes=8-100', 'bytes 8-9/10', '89'],
  ])('is answered: %s', async (range, contentRange, body) => {
    expect(await ask(ORIGINAL, { range })).toMatchObject({
      status: 206,
      headers: { 'content-range': contentRange, 'content-length': String(body.length) },
      body,
    });
  });

  it('that is not there says how large the file is', async () => {
    expect(await ask(ORIGINAL, { range: 'bytes=10-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
      body: undefined,
    });
  });

  it.each(['bytes=0-1,4-5', 'bytes=3-1', 'letters=1-2'])(
    'that we do not know is the whole: %s',
    async (range) => {
      expect(await ask(ORIGINAL, { range })).toMatchObject({ status: 200, body: '0123456789' });
    },
  );

  it('is of the state that was asked for, or the whole', async () => {
    const etag = await etagOf(ORIGINAL);
    const range = 'bytes=0-3';
    expect(await ask(ORIGINAL, { range, 'if-range': etag })).toMatchObject({ status: 206, body: '0123' });
    const others = ['"another"', `W/${etag}`, 'Thu, 01 Jan 2026 00:00:00 GMT'];
    for (const ifRange of others) {
      expect(await ask(ORIGINAL, { range, 'if-range': ifRange })).toMatchObject({ status: 200 });
    }
  });

  it('is at most 8 MiB, so that an original of 100 MB is read part by part', async () => {
    const bytes = Buffer.alloc(3 * FILE_PART_BYTES + 7);
    uploads.files.set(ORIGINAL, stored(bytes));
    let read = 0;
    for (let parts = 0; read < bytes.length; parts += 1) {
      expect(parts).toBeLessThan(5);
      const { status, body } = await answerFile(serving, request(ORIGINAL, { range: `bytes=${read}-` }));
      expect(status).toBe(206);
      if (body) read += (await buffer(body)).length;
    }
    expect(read).toBe(bytes.length);
  });
});

describe('the whole of a file', () => {
  it('has nothing of it where only its head is asked for', async () => {
    expect(await ask(ORIGINAL, {}, { method: 'HEAD' })).toMatchObject({
      status: 200,
      headers: { 'content-length': '10', 'accept-ranges': 'bytes' },
      body: undefined,
    });
    const ranged = await ask(ORIGINAL, { range: 'bytes=0-1' }, { method: 'HEAD' });
    expect(ranged).toMatchObject({ status: 200, headers: { 'content-length': '10' } });
  });

  it('is not sent again to who has it', async () => {
    const etag = await etagOf(PAGE);
    expect(await ask(PAGE, { 'if-none-match': etag })).toMatchObject({ status: 304, body: undefined });
    expect(await ask(PAGE, { 'if-none-match': `"a", W/${etag}` })).toMatchObject({ status: 304 });
    expect(await ask(PAGE, { 'if-none-match': '"a"' })).toMatchObject({ status: 200 });
  });

  it('does not say beforehand how large it is where the platform would refuse that', async () => {
    uploads.files.set(ORIGINAL, stored(Buffer.alloc(FILE_PART_BYTES + 1)));
    expect((await ask(ORIGINAL)).headers).not.toHaveProperty('content-length');
    expect((await ask(ORIGINAL, {}, { method: 'HEAD' })).headers).toMatchObject({
      'content-length': String(FILE_PART_BYTES + 1),
    });
  });

  it('may be empty', async () => {
    uploads.files.set(ORIGINAL, stored(''));
    expect(await ask(ORIGINAL)).toMatchObject({
      status: 200,
      headers: { 'content-length': '0' },
      body: undefined,
    });
  });
});

describe('the stream of a file', () => {
  let server: Server;
  let address: string;
  beforeEach(async () => {
    server = createServer((incoming, outgoing) => {
      const response = Object.assign(outgoing, {
        set: (name: string, value: string) => outgoing.setHeader(name, value),
        status: (code: number) => Object.assign(outgoing, { statusCode: code }),
      });
      const { method = '', url = '', headers } = incoming;
      void filesRequest(serving)({ method, path: url, headers }, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/files/`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const fetched = (path: string, range = '') =>
    fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${permission()}`, 'sec-fetch-site': 'same-origin', range },
    });

  it('brings a file and its parts as they are', async () => {
    expect(await (await fetched(PAGE)).text()).toBe('a picture');
    const part = await fetched(ORIGINAL, 'bytes=2-4');
    expect({ status: part.status, text: await part.text() }).toEqual({ status: 206, text: '234' });
    expect((await fetched('elsewhere')).status).toBe(403);
  });

  it('is cut where reading fails midway: half a file is never taken for the whole', async () => {
    const told = vi.spyOn(logger, 'error').mockImplementation(() => {});
    staged.open = () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('a pic');
          throw Object.assign(new Error('out of order'), { code: 'ECONNRESET' });
        })(),
      );
    await expect(fetched(PAGE).then((response) => response.text())).rejects.toThrow();
    await expect.poll(() => told.mock.calls.length).toBe(1);
    told.mockRestore();
  });

  it('ends the reading where the reader goes away, which is no error', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    let isOver = false;
    uploads.files.set(ORIGINAL, stored(Buffer.alloc(FILE_PART_BYTES + 1)));
    uploads.open = () =>
      new Readable({
        read() {
          this.push(Buffer.alloc(64 * 1024));
        },
        destroy(error, done) {
          isOver = true;
          done(error);
        },
      });
    const response = await fetched(ORIGINAL);
    await response.body?.cancel();
    await expect.poll(() => isOver).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });
});
