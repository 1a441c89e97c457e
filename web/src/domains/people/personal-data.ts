import { callAccount } from '../../core/session/account-calls.ts';

/** Everything that is stored about the person, as one JSON file, with its date. */
interface PersonalData {
  readonly file: Blob;
  readonly day: string;
}

/**
 * Loads all pages of it, one after the other, and joins them; `onPage` gets the number of documents so far. A
 * page that fails ends it: what was loaded until then is incomplete. Rejects with a `SendingError`.
 */
export async function loadPersonalData(onPage: (documents: number) => void): Promise<PersonalData> {
  const { next: first, documents, exportedAt, account } = await callAccount({ action: 'downloadData' });
  const all = new Map(Object.entries(documents));
  onPage(all.size);
  for (let cursor = first; cursor !== null; ) {
    const page = await callAccount({ action: 'downloadData', cursor });
    for (const [path, data] of Object.entries(page.documents)) all.set(path, data);
    onPage(all.size);
    cursor = page.next;
  }
  // Each document is a part of the file, so that no single text has to hold all of them.
  const parts = [...all].map(
    ([path, data], index) =>
      `${index === 0 ? '' : ','}\n    ${JSON.stringify(path)}: ${JSON.stringify(data, null, 2).replaceAll('\n', '\n    ')}`,
  );
  const head = JSON.stringify({ exportedAt, account }, null, 2).slice(0, -2);
  const file = new Blob([head, ',\n  "documents": {', ...parts, '\n  }\n}\n'], { type: 'application/json' });
  return { file, day: exportedAt.slice(0, 10) };
}
