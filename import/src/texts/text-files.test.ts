import { afterEach, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/sample-folder.ts';
import { readText } from './read-text.ts';
import { textFiles } from './text-files.ts';

let folder: TemporaryFolder;
afterEach(() => folder.remove());
const chapter = (language: 'en' | 'ar' = 'en', more: object = {}) => ({
  pdf: 'a/salt-1.cbz',
  language,
  ...more,
});

describe('the text beside a chapter', () => {
  it('is called as the chapter’s file, in its language before none', async () => {
    folder = await temporaryFolder({
      'a/salt-1.ar.srt': 'x',
      'a/salt-1.txt': 'x',
      'a/salt-1.cbz.transcript.json': 'x',
      'a/salt-1-notes.txt': 'x',
      'salt-1.txt': 'x',
    });
    const names = (language: 'en' | 'ar', more?: object) => textFiles(folder.folder, chapter(language, more));
    expect(await names('en')).toEqual(['a/salt-1.txt', 'a/salt-1.cbz.transcript.json']);
    expect(await names('ar')).toEqual(['a/salt-1.ar.srt', 'a/salt-1.txt', 'a/salt-1.cbz.transcript.json']);
    expect(await names('ar', { transcript: 'salt-1.txt' })).toEqual(['salt-1.txt']);
    expect(await names('en', { pdf: 'a/salt-1/' })).toEqual(['a/salt-1.txt']);
  });

  async function read(
    content: string | Uint8Array | object,
    name = 'salt-1.txt',
    language: 'en' | 'ar' = 'en',
  ) {
    folder = await temporaryFolder({ [`a/${name}`]: content });
    const notes: string[] = [];
    const found = await readText(folder.folder, chapter(language), 2, (note) => notes.push(note));
    await folder.remove();
    return { pages: found?.text.pages.map(({ items }) => items.map(({ words }) => words)), notes };
  }

  it('is read page by page, and says what it could not take with its line', async () => {
    expect(await read('[page 2]\nMaysan: Yes.\n[page 9]\nZiad: No.\n[page 1]\nA\u202E: b')).toEqual({
      pages: [['b'], ['Yes.']],
      notes: [
        'line 3 of “a/salt-1.txt”: the chapter has no page 9, what follows is left out until the next page',
        'line 6 of “a/salt-1.txt”: unseen characters that turn or hide text were taken out',
      ],
    });
    const many = await read('\u0001\n'.repeat(30) + 'Maysan: Yes.');
    expect(many.notes).toHaveLength(11);
    expect(many.notes.at(-1)).toBe('“a/salt-1.txt” has 20 further problems');
    const { pages, notes } = await read(
      new Uint8Array([0x5b, 0x31, 0x5d, 0x0a, 0xe3, 0xed, 0xd3]),
      'salt-1.ar.txt',
      'ar',
    );
    expect(pages?.[0]?.[0]).toContain('ميس');
    expect(notes).toEqual(['line 2 of “a/salt-1.ar.txt” is not UTF-8: it was read as windows-1256']);
  });

  it('is left out with a sentence where it cannot be the text', async () => {
    const file = 'a/salt-1.transcript.json';
    const json = { version: 1, language: 'ar', pages: [{ items: [] }] };
    const left = async (content: string | Uint8Array | object, name?: string, language?: 'en' | 'ar') => {
      const { pages, notes } = await read(content, name, language);
      expect(pages).toBeUndefined();
      return notes.at(-1)?.replace(': the chapter goes in without this text', '');
    };
    expect(await left('', 'salt-1.txt')).toBe('“a/salt-1.txt” is empty');
    expect(await left('x'.repeat(2 * 1024 ** 2 + 1))).toBe('“a/salt-1.txt” is larger than 2 MB');
    expect(await left(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe('“a/salt-1.txt” is no plain text');
    expect(await left('[page 1]\n\n')).toBe('“a/salt-1.txt” has no words');
    expect(await left('[page 1]\nميسان: أين؟')).toBe(
      'line 2 of “a/salt-1.txt”: half of it or more is in other letters than English',
    );
    expect(await left('{\n"version": 1,\n"pages": [}', 'salt-1.transcript.json')).toBe(
      `line 3 of “${file}” is no JSON`,
    );
    expect(await left('[1]', 'salt-1.transcript.json')).toBe(
      `“${file}” is not the file of a text: it has no “language” and “pages”`,
    );
    expect(await left(json, 'salt-1.transcript.json')).toBe(
      `“${file}” says that it is in “ar”, the chapter is in “en”`,
    );
  });
});
