import type { Comic } from '@rawi/model/truth/comic';
import { useEffect, useState } from 'react';
import { readDocument } from '../../core/data/documents.ts';
import { report } from '../../core/lib/report-error.ts';
import { comicAt } from '../asks/ask-lists.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** The comics with these ids, each read once; one that does not exist yet, or cannot be read, is missing. */
export function useComics(ids: readonly string[]): ReadonlyMap<string, Comic> {
  const [known, setKnown] = useState<ReadonlyMap<string, Comic>>(new Map());
  const wanted = [...new Set(ids)].filter((id) => !known.has(id)).join();
  useEffect(() => {
    let isShown = true;
    const read = async (id: string) => {
      try {
        const comic = await readDocument(comicAt(id));
        if (comic && isShown) setKnown((before) => new Map(before).set(id, comic));
      } catch (error) {
        report('A comic cannot be read.', error);
      }
    };
    for (const id of wanted.split(',').filter(Boolean)) void read(id);
    return () => {
      isShown = false;
    };
  }, [wanted]);
  return known;
}
