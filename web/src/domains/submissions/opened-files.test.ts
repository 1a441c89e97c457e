import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileNotRead, type FileReader, fileReader, type ReadFile } from './opened-files.ts';

const SECONDS = 600;
const PAGE = 'staging/layla/file/aaaa-2/1-800.webp';

let time: number;
let asked: string[];
/** The permissions that the server accepts, with what each is about. */
let good: Set<string>;
let permitted: (path: string) => boolean;
let read: ReadFile;
let forget: FileReader['forget'];
const requests = vi.fn<(address: string, permission: string) => void>();

beforeEach(() => {
  time = 0;
  asked = [];
  good = new Set();
  permitted = () => true;
  requests.mockClear();
  ({ read, forget } = fileReader({
    ask: async (submissionId) => {
      const permission = `${submissionId}-${asked.push(submissionId)}`;
      good.add(permission);
      return { permission, seconds: SECONDS };
    },
    fetch: answer,
    now: () => time,
  }));
});

const answer: typeof fetch = async (input, init) => {
  if (typeof input !== 'string') throw new TypeError('A file is asked for by its address.');
  const address = input;
  const permission = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
  requests(address, permission);
  if (!good.has(permission)) return new Response(null, { status: 401 });
  if (!permitted(address)) return new Response(null, { status: 403 });
  return address.endsWith('gone.webp') ? new Response(null, { status: 404 }) : new Response('a page');
};

describe('the files of a submission', () => {
  it('are read with one permission, however many are read at once', async () => {
    const paths = Array.from({ length: 30 }, (_, page) => `staging/layla/file/aaaa-2/${page}-800.webp`);
    await Promise.all(paths.map((path) => read('one', path)));
    for (const path of paths) expect(await (await read('one', path)).text()).toBe('a page');
    expect(asked).toEqual(['one']);
    expect(requests).toHaveBeenCalledWith(`/api/files/${PAGE}`, 'one-1');
  });

  it('are not read with the permission for another submission', async () => {
    await read('one', PAGE);
    await read('two', PAGE);
    expect(asked).toEqual(['one', 'two']);
    expect(requests).toHaveBeenLastCalledWith(`/api/files/${PAGE}`, 'two-2');
  });

  it('are read with a new permission shortly before the last expires, shared by all that wait', async () => {
    await read('one', PAGE);
    time = (SECONDS - 31) * 1000;
    await read('one', PAGE);
    expect(asked).toHaveLength(1);
    time = (SECONDS - 29) * 1000;
    await Promise.all([read('one', PAGE), read('one', PAGE), read('one', PAGE)]);
    expect(asked).toHaveLength(2);
  });

  it('are read with a new permission after a refusal, requested once for all', async () => {
    await read('one', PAGE);
    good.clear();
    await Promise.all([read('one', PAGE), read('one', PAGE)]);
    expect(asked).toHaveLength(2);
  });

  it('that were added later are read with a new permission', async () => {
    await read('one', PAGE);
    time = 60_000;
    permitted = () => asked.length > 1;
    await read('one', 'staging/layla/new/aaaa-2/cover-160.webp');
    expect(asked).toHaveLength(2);
  });

  it('that belong to another submission do not cost a permission each', async () => {
    permitted = () => false;
    for (let page = 0; page < 10; page += 1) {
      await expect(read('one', `elsewhere/${page}.webp`)).rejects.toBeInstanceOf(FileNotRead);
    }
    expect(asked).toHaveLength(1);
  });

  it('that are gone are reported as gone', async () => {
    await expect(read('one', 'staging/layla/file/gone.webp')).rejects.toMatchObject({ status: 404 });
    expect(asked).toHaveLength(1);
  });

  it('are requested again after a permission could not be obtained', async () => {
    let isOnline = false;
    const ask = async () => {
      if (!isOnline) throw new Error('offline');
      good.add('good');
      return { permission: 'good', seconds: SECONDS };
    };
    const reading = fileReader({ ask, fetch: answer, now: () => time });
    await expect(Promise.all([reading.read('one', PAGE), reading.read('one', PAGE)])).rejects.toThrow(
      'offline',
    );
    isOnline = true;
    expect(await (await reading.read('one', PAGE)).text()).toBe('a page');
  });

  it('are read with a new permission once the submission has other files, and those of others with theirs', async () => {
    await read('one', PAGE);
    await read('two', PAGE);
    forget('one');
    await read('one', PAGE);
    await read('two', PAGE);
    expect(asked).toEqual(['one', 'two', 'one']);
    expect(requests.mock.calls.map(([, permission]) => permission)).toEqual([
      'one-1',
      'two-2',
      'one-3',
      'two-2',
    ]);
  });
});
