import { TRANSCRIPT_KINDS } from '@rawi/model/transcripts/transcript-kinds';
import type { PageBox } from '@rawi/model/truth/chapter-panels';
import type { Transcript, TranscriptItem } from '@rawi/model/truth/transcript';
import { fieldOf } from '../../../core/device/device-store.ts';
import { fileUrl } from '../../../core/pages/files.ts';

/** A chapter's text, as it is stored; what cannot be read of it is left out. Throws where it does not come. */
export async function readTranscript(path: string, signal?: AbortSignal): Promise<Transcript> {
  const response = await fetch(fileUrl(path), signal ? { signal } : {});
  if (!response.ok) throw new Error(`The text did not come: ${response.status}.`);
  const stored: unknown = await response.json();
  const pages = fieldOf(stored, 'pages');
  return {
    version: 1,
    language: fieldOf(stored, 'language') === 'ar' ? 'ar' : 'en',
    pages: Array.isArray(pages) ? pages.map((page) => ({ items: itemsOf(page) })) : [],
  };
}

function itemsOf(page: unknown): TranscriptItem[] {
  const items = fieldOf(page, 'items');
  return Array.isArray(items) ? items.flatMap((item) => itemOf(item) ?? []) : [];
}

function itemOf(item: unknown): TranscriptItem | undefined {
  const [words, who, place] = ['words', 'who', 'place'].map((name) => fieldOf(item, name));
  if (typeof words !== 'string') return undefined;
  const kind = TRANSCRIPT_KINDS.find((each) => each === fieldOf(item, 'kind')) ?? 'note';
  return { kind, words, ...(typeof who === 'string' && { who }), ...(isBox(place) && { place }) };
}

function isBox(place: unknown): place is PageBox {
  return Array.isArray(place) && place.length === 4 && place.every((each) => typeof each === 'number');
}
