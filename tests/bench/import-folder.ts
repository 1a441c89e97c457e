import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallCatalog, smallFiles } from '../../import/src/testing/sample-folder.ts';

/** Writes a folder for `npm run import`: `comics` comics of `chaptersEach` chapters, each with a file of its own and all with one cover. */
export async function writeImportFolder(folder: string, comics: number, chaptersEach: number): Promise<void> {
  const files = await smallFiles();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const pdf = await readFile(join(folder, '1.pdf'));
  const { publishers, comics: sample } = smallCatalog();
  const [first] = sample;
  const numbers = Array.from({ length: chaptersEach }, (_, index) => index + 1);
  const made = [];
  for (let index = 0; index < comics; index += 1) {
    const chapters = numbers.map((number) => ({
      number,
      language: 'English',
      pdf: `${index}-${number}.pdf`,
      cover: 'cover.png',
      translator: 'Amal',
    }));
    // A remark behind the end makes it a file that no other chapter has.
    for (const { pdf: name } of chapters)
      await writeFile(join(folder, name), Buffer.concat([pdf, Buffer.from(`\n% ${name}\n`)]));
    made.push({ ...first, series: `Comic ${index}`, translatedName: {}, chapters });
  }
  await writeFile(join(folder, 'catalog.json'), JSON.stringify({ publishers, comics: made }));
}
