import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSink } from './sinks.ts';

/** The private files of the origin, as far as a sink uses them: names and what they hold. */
let files: Map<string, Blob[]>;
/** When files were changed last, where that was not now. */
let changed: Map<string, number>;
/** Files that another tab writes: they cannot be taken away. */
let locked: Set<string>;
let room: number;
let saved: Blob[];

function privateFiles(hasWritable = true) {
  const handleOf = (name: string) => ({
    name,
    getFile: async () =>
      new File(files.get(name) ?? [], name, { lastModified: changed.get(name) ?? Date.now() }),
    ...(hasWritable && {
      createWritable: async () => {
        const parts: Blob[] = [];
        return {
          write: async (part: Uint8Array<ArrayBuffer>) => {
            room -= part.byteLength;
            if (room < 0) throw new DOMException('full', 'QuotaExceededError');
            parts.push(new Blob([part]));
          },
          close: async () => void files.set(name, parts),
          abort: async () => {},
        };
      },
    }),
  });
  const folder = {
    entries: async function* () {
      for (const name of files.keys()) yield [name, handleOf(name)] as const;
    },
    removeEntry: async (name: string) => {
      if (locked.has(name)) throw new DOMException('', 'NoModificationAllowedError');
      files.delete(name);
    },
    getFileHandle: async (name: string) => {
      files.set(name, []);
      return handleOf(name);
    },
  };
  vi.stubGlobal('navigator', {
    storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) },
  });
}

beforeEach(() => {
  files = new Map();
  changed = new Map();
  locked = new Set();
  room = 1000;
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:one';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const part = (text: string) => new TextEncoder().encode(text);
const opened = async () => {
  const sink = await openSink('one.cbz');
  if (!sink) throw new Error('There is no sink.');
  return sink;
};

describe('a file that no dialog has a place for', () => {
  it('is a private one of the origin until it is whole, then handed to the downloads', async () => {
    privateFiles();
    const sink = await opened();
    await sink.write(part('one '));
    await sink.write(part('two'));
    expect(saved).toEqual([]);
    await sink.close();
    expect(await saved[0]?.text()).toBe('one two');
    expect(saved[0]?.type).toBe('application/vnd.comicbook+zip');
  });

  it('is gone where it breaks off', async () => {
    privateFiles();
    room = 5;
    const sink = await opened();
    await sink.write(part('one'));
    await expect(sink.write(part('two'))).rejects.toThrow('full');
    await sink.drop();
    expect([files.size, saved]).toEqual([0, []]);
  });

  it('takes the place of those of an hour before, but for one that another tab writes', async () => {
    privateFiles();
    const long = Date.now() - 2 * 3_600_000;
    for (const name of ['before', 'of another tab']) {
      files.set(name, []);
      changed.set(name, long);
    }
    // The browser may still be asking where to save it.
    files.set('just before', []);
    locked.add('of another tab');
    await opened();
    expect(files.has('before')).toBe(false);
    expect(files.has('of another tab')).toBe(true);
    expect(files.has('just before')).toBe(true);
    expect(files.size).toBe(3);
  });

  it.each([
    ['has no private files', () => vi.stubGlobal('navigator', {})],
    ['writes none', () => privateFiles(false)],
    [
      'refuses them',
      () =>
        vi.stubGlobal('navigator', {
          storage: { getDirectory: () => Promise.reject(new DOMException('', 'SecurityError')) },
        }),
    ],
  ])('is in memory where a browser %s', async (_, stub) => {
    stub();
    const sink = await opened();
    await sink.write(part('one'));
    await sink.close();
    expect(await saved[0]?.text()).toBe('one');
    const dropped = await opened();
    await dropped.write(part('two'));
    await dropped.drop();
    expect(saved).toHaveLength(1);
  });
});
