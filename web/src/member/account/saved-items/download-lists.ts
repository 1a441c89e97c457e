import { report } from '../../../core/lib/report-error.ts';
import { showDialogMissing } from '../../../core/ui/page-part.tsx';
import type { saveAllLists, saveList } from '../../../domains/shelves/files/save-lists.ts';

interface SaveLists {
  readonly saveList: typeof saveList;
  readonly saveAllLists: typeof saveAllLists;
}

/** Loads the code that writes files of lists, and says so where it does not arrive. */
export function downloadLists(save: (files: SaveLists) => void): void {
  import('../../../domains/shelves/files/save-lists.ts').then(save).catch((error: unknown) => {
    report('Lists could not be downloaded.', error);
    showDialogMissing();
  });
}
