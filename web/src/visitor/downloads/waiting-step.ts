import type { WaitingChapter } from '../../domains/downloads/record.ts';
import type { WaitingStep } from './waiting-row.tsx';

/** The status of an incomplete download, where `first` is the one at the head of the queue. Pure. */
export function waitingStep(
  download: WaitingChapter,
  first: string | undefined,
  line: { readonly isOnline: boolean; readonly isHeldBack: boolean },
): WaitingStep {
  if (download.waitsFor === 'room') return 'noRoom';
  if (download.waitsFor === 'retry') return 'refused';
  if (line.isOnline && line.isHeldBack) return 'waitsForWifi';
  if (line.isOnline) return download.id === first ? 'saving' : 'next';
  return download.pagesDone > 0 ? 'stopped' : 'next';
}
