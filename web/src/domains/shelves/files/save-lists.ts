import type { OwnList } from '@rawi/model/truth/own-list';
import { saveFile } from '../../../core/device/save-file.ts';
import { cblOf } from './cbl-file.ts';
import { jsonOf } from './json-file.ts';

/** Hands one list to the browser's downloads. */
export function saveList(list: OwnList, form: 'json' | 'cbl'): void {
  const [text, type] =
    form === 'json' ? [jsonOf([list]), 'application/json'] : [cblOf(list), 'application/xml'];
  saveFile(new Blob([text], { type }), `${fileName(list.name)}.${form}`);
}

/** Hands all lists to the browser's downloads. */
export function saveAllLists(lists: readonly OwnList[]): void {
  saveFile(new Blob([jsonOf(lists)], { type: 'application/json' }), 'rawi-lists.json');
}

/** A list's name without what a file's name cannot have on some systems. */
const fileName = (name: string) =>
  name.replaceAll(/[\\/:*?"<>|\n]+/g, ' ').replaceAll(/^[.\s]+|[.\s]+$/g, '') || 'list';
