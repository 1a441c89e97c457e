import type { OwnList } from '@rawi/model/truth/own-list';
import { saveFile } from '../../../core/device/save-file.ts';
import { cblOf } from './cbl-file.ts';
import { jsonFilesOf, jsonOf } from './json-file.ts';

/** Hands one list to the browser's downloads. */
export function saveList(list: OwnList, form: 'json' | 'cbl'): void {
  const [text, type] =
    form === 'json' ? [jsonOf([list]), 'application/json'] : [cblOf(list), 'application/xml'];
  saveFile(new Blob([text], { type }), `${fileName(list.name)}.${form}`);
}

/** Hands all lists to the browser's downloads, in several files where one would be too large to be brought back. */
export function saveAllLists(lists: readonly OwnList[]): void {
  const files = jsonFilesOf(lists);
  for (const [index, text] of files.entries()) {
    const part = files.length === 1 ? '' : `-${index + 1}`;
    saveFile(new Blob([text], { type: 'application/json' }), `rawi-lists${part}.json`);
  }
}

/** A list's name without what a file's name cannot have on some systems. */
const fileName = (name: string) =>
  name.replaceAll(/[\\/:*?"<>|\n]+/g, ' ').replaceAll(/^[.\s]+|[.\s]+$/g, '') || 'list';
