import { LIMITS } from '@rawi/model/limits';
import type { Language } from '@rawi/model/lists/languages';
import type { ReadScript } from '@rawi/model/transcripts/read-script';
import type { TranscriptItem } from '@rawi/model/truth/transcript';

/** A script that somebody brings, and what was understood of it. */
export interface ScriptSource {
  readonly text: string;
  /** The file that it is from. */
  readonly name?: string;
  /** The encoding that was guessed, and from which line on it matters. */
  readonly guessed?: { readonly encoding: string; readonly line: number };
}

/** Takes the items of every page. One without items keeps the text that it has, unless all pages are replaced. */
export type TakeScript = (pages: readonly (readonly TranscriptItem[])[], replacesAll: boolean) => void;

export type SourceProblem = 'too-large' | 'not-text' | 'unreadable' | 'broken-file' | 'nothing';

/** Twice what the text of a chapter may have: headings, names and places come on top of its words. */
export const LARGEST_SCRIPT = 2 * LIMITS.transcript.chapterBytes;
/** A text field with more than this makes a slow device wait with every letter. */
export const LONGEST_SHOWN = 100_000;

export type Opened = { readonly source: ScriptSource } | { readonly problem: SourceProblem };

/** Opens the file of a script. Never throws. */
export async function openScript(file: File, language: Language): Promise<Opened> {
  if (file.size > LARGEST_SCRIPT) return { problem: 'too-large' };
  try {
    const { decodeScript } = await import('@rawi/model/transcripts/decode-script');
    const decoded = decodeScript(new Uint8Array(await file.arrayBuffer()), language);
    if ('problem' in decoded) return decoded;
    return { source: { ...decoded, name: file.name } };
  } catch {
    return { problem: 'unreadable' };
  }
}

export type Understood = { readonly read: ReadScript } | { readonly problem: SourceProblem };

interface UnderstandOptions {
  readonly pageCount: number;
  readonly language: Language;
  /** Rejects where nobody waits any more. */
  readonly pause: () => Promise<unknown>;
}

/** Reads a script a slice at a time, so that the page stays usable. Throws where the code for it does not come. */
export async function understandScript(text: string, options: UnderstandOptions): Promise<Understood> {
  if (text.length > LARGEST_SCRIPT) return { problem: 'too-large' };
  const { readScriptInSlices } = await import('@rawi/model/transcripts/read-script');
  if (isBrokenFile(text)) return { problem: 'broken-file' };
  const read = await readScriptInSlices(text, options, options.pause);
  if (read.pages.every((items) => items.length === 0) && read.problems.length === 0)
    return { problem: 'nothing' };
  return { read };
}

/** Whether it begins as the file of a text does and is no JSON: read as lines it would be rubbish. */
function isBrokenFile(text: string): boolean {
  if (!/^\uFEFF?\s*\{\s*"/u.test(text)) return false;
  try {
    JSON.parse(text.replace(/^\uFEFF/u, ''));
    return false;
  } catch {
    return true;
  }
}

/** Where a line of a text stands in it, by its number from 1. */
export function spanOfLine(text: string, line: number): { readonly from: number; readonly to: number } {
  const breaks = /\r\n?|\n/gu;
  let from = 0;
  for (let at = 1; at < line; at += 1) {
    if (!breaks.exec(text)) break;
    from = breaks.lastIndex;
  }
  const end = breaks.exec(text)?.index ?? text.length;
  return { from, to: Math.max(from, end) };
}
