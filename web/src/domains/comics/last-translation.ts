import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** In which language, and by whom where that is known, a comic was last read on this device. */
export interface LastTranslation {
  readonly comicId: string;
  readonly language: Language;
  readonly translator?: string;
}

/** So many comics are remembered, the last read first. */
const MOST = 200;

const kept = keptJson('localStorage', 'translations', (value) =>
  Array.isArray(value) ? value.flatMap(parsed) : undefined,
);

function parsed(value: unknown): LastTranslation[] {
  const [comicId, translator] = [fieldOf(value, 'comicId'), fieldOf(value, 'translator')];
  const language = LANGUAGE_CODES.find((code) => code === fieldOf(value, 'language'));
  if (typeof comicId !== 'string' || language === undefined) return [];
  return [{ comicId, language, ...(typeof translator === 'string' && { translator }) }];
}

/** The list with what is read now first; each comic once, and the longest unread forgotten. */
export function withRead(
  list: readonly LastTranslation[],
  read: LastTranslation,
): readonly LastTranslation[] {
  return [read, ...list.filter(({ comicId }) => comicId !== read.comicId)].slice(0, MOST);
}

/** Remembers it. Without storage nothing is remembered. */
export function keepTranslation(read: LastTranslation): void {
  kept.keep([...withRead(kept.read() ?? [], read)]);
}

/** How the comic was last read here, if it was. */
export function lastTranslation(comicId: string): LastTranslation | undefined {
  return kept.read()?.find((one) => one.comicId === comicId);
}
