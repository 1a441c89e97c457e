import { runDistiller } from '../distill/run-distiller.ts';
import type { Credits } from './credits.ts';

export interface CreditsOptions {
  /** `distiller.ts`, bundled. */
  readonly program: URL;
  /** A file of the disk with the end of a copy for download, and how long all of the copy is. */
  readonly end: string;
  readonly bytes: number;
  /** An existing folder for the credits. */
  readonly folder: string;
  readonly credits: Credits;
}

/**
 * Writes what continues a copy for download by its credits (`CREDITS_FILES`) into the folder, in a process of its own, which
 * has the fonts that a function has not.
 */
export async function runCredits(options: CreditsOptions): Promise<void> {
  const { program, ...job } = options;
  await runDistiller({
    program,
    job: { kind: 'credits', ...job },
    quietSeconds: 30,
    onMessage() {},
  });
}
