import { renderPicture } from '@rawi/media/covers/render-picture';
import { distill } from '@rawi/media/distill/distill';
import type { DistillServices } from '../distilling/distill-services.ts';
import { isEmulated } from '../settings.ts';
import { distillFile } from './distill-file.ts';

/**
 * Does the next step for a file, with `program` as the one that opens files. A module of its own, so that a process loads what
 * opens pictures and PDFs when it is asked for this, and not with all functions.
 */
export function startDistilling(
  program: URL,
  services: Omit<DistillServices, 'distill' | 'render'>,
  data: unknown,
): Promise<void> {
  const programs: Pick<DistillServices, 'distill' | 'render'> = {
    // A computer that does other work too needs more time for a page.
    distill: (options) => distill({ ...options, program, ...(isEmulated && { pageSeconds: 60 }) }),
    render: (options) => renderPicture({ ...options, program }),
  };
  return distillFile({ ...services, ...programs }, data);
}
