import { blurredFolder } from '@rawi/media/blurred/blurred-folder';
import { runCredits } from '@rawi/media/credits/run-credits';
import { writeShareCards } from '@rawi/media/share-card/write-cards';
import type { PublishServices } from '../publishing/publish-services.ts';
import { publish } from './publish.ts';

/**
 * Continues the work of a decision, with `program` as the one that draws. A module of its own, so that a process loads what opens
 * pictures and PDFs when it is asked for this, and not with all functions.
 */
export function startPublishing(
  program: URL,
  services: Omit<PublishServices, 'drawCards' | 'writeCredits' | 'blur'>,
  data: unknown,
): Promise<void> {
  const programs: Pick<PublishServices, 'drawCards' | 'writeCredits' | 'blur'> = {
    drawCards: (options) => writeShareCards({ ...options, program }),
    blur: blurredFolder,
    writeCredits: (options) => runCredits({ ...options, program }),
  };
  return publish({ ...services, ...programs }, data);
}
