import type { Language } from '@rawi/model/lists/languages';
import { writeScript } from '@rawi/model/transcripts/write-script';
import type { Items } from '../edit-text.ts';
import { storedItems } from '../text-limits.ts';

/** Saves a text on this device as a script that people read and that can be pasted again. */
export function saveScript(pages: readonly Items[], language: Language): void {
  const script = writeScript(
    { version: 1, language, pages: pages.map((items) => ({ items: storedItems(items) })) },
    'text',
  );
  // Editors of old take a text without this mark for Latin.
  const address = URL.createObjectURL(new Blob(['\uFEFF', script], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'script.txt';
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
