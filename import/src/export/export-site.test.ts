import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { MANIFEST } from '../archive/layout.ts';
import { archiving } from '../testing/archiving.ts';
import { Died, dyingAt } from '../testing/dying.ts';

const { at, runExport } = archiving('export');

const linesOf = async (part: string) => (await readFile(join(at.folder, part), 'utf8')).trim().split('\n');

describe('what cannot be exported is named, and the rest is there', () => {
  it('a file that is not in the bucket', async () => {
    const path = 'public/salt-0123456789abcdef/cover-320.webp';
    at.filled.files.kept.delete(path);
    const { problems, manifest } = await runExport();
    expect(problems).toEqual([`comics/salt: its file ${path} is not in the bucket`]);
    expect(manifest.parts['documents/comics.jsonl']?.lines).toBe(1);
  });

  it('a file that goes while it is fetched', async () => {
    const path = 'public/salt-0123456789abcdef/cover-320.webp';
    const { files, firestore } = at.filled;
    const open = (asked: string) => {
      if (asked === path) files.kept.delete(path);
      return files.open(asked);
    };
    const { problems } = await runExport({ firestore, files: { ...files, open } });
    expect(problems).toEqual([`comics/salt: its file ${path} is not in the bucket`]);
  });

  it('a document that does not fit its schema', async () => {
    await at.filled.firestore.doc('genres/old').set({ title: 'Old' });
    const { problems } = await runExport();
    expect(problems).toEqual([expect.stringMatching(/^genres\/old: name .*npm run migrate/)]);
    expect(await linesOf('documents/genres.jsonl')).toHaveLength(1);
  });

  it('a field that no rule knows: nobody has decided whether it is a person’s', async () => {
    await at.filled.firestore.doc('genres/fantasy').update({ curator: 'Amal' });
    const { problems } = await runExport();
    expect(problems).toEqual([expect.stringContaining('genres/fantasy: this version knows no “curator”')]);
    expect(await linesOf('documents/genres.jsonl')).toEqual([expect.not.stringContaining('Amal')]);
  });
});

describe('an export goes nowhere else', () => {
  it('than into an empty folder', async () => {
    await writeFile(join(at.folder, 'letter.txt'), 'mine');
    await expect(runExport()).rejects.toThrow('is not empty');
  });

  it('than into a folder without comics for the importer, which it names', async () => {
    await writeFile(join(at.folder, 'catalog.json'), '{}');
    await expect(runExport()).rejects.toThrow('npm run import (catalog.json)');
  });

  it('and not over a whole one', async () => {
    await runExport();
    await expect(runExport()).rejects.toThrow('holds a whole export already');
  });

  it('and not on with that of another project', async () => {
    await expect(runExport(dyingAt(40, at.filled))).rejects.toThrow(Died);
    await expect(runExport(at.filled, 'another')).rejects.toThrow(
      'holds an export of rawi-prod that broke off',
    );
  });
});

it('a file that arrives otherwise than it is stored is asked for again, and then ends the export', async () => {
  const { files, firestore } = at.filled;
  const broken = { ...files, open: () => Readable.from([Buffer.from('no')]) };
  await expect(runExport({ firestore, files: broken })).rejects.toThrow('did not arrive as it is stored');
  await expect(readFile(join(at.folder, MANIFEST))).rejects.toThrow('ENOENT');
});

it('a collection of more documents than are read at once is whole', async () => {
  const writes = Array.from({ length: 130 }, (_, index) =>
    at.filled.firestore.doc(`genres/g${index}`).set({ name: { en: `Genre ${index}` } }),
  );
  await Promise.all(writes);
  await runExport();
  expect(await linesOf('documents/genres.jsonl')).toHaveLength(131);
});
