import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Beside the mutants, and not among what is kept of a run: it helps the next run on any machine. */
const FILE = new URL('killers.json', import.meta.url);

const killerSchema = z.tuple([z.string(), z.string()]);
/** The test that killed a mutant: its file, and its full name there. */
export type Killer = z.infer<typeof killerSchema>;

export interface Killers {
  readonly of: (mutant: string) => Killer | undefined;
  /** Stores who killed a mutant this time. */
  readonly set: (mutant: string, killer: Killer) => void;
}

/**
 * Which test killed each mutant of the functions and of their checks when it was last run. It is asked first the next time: what is true of most
 * mutants is then known by one test each. It proves nothing by itself; where it passes, the others are asked as before.
 */
export function readKillers(): Killers {
  const known = new Map(
    Object.entries(
      existsSync(FILE)
        ? z.record(z.string(), killerSchema).parse(JSON.parse(readFileSync(FILE, 'utf8')))
        : {},
    ),
  );
  return {
    of: (mutant) => known.get(mutant),
    set: (mutant, killer) => {
      known.set(mutant, killer);
      const lines = [...known]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map((entry) => entry.map((part) => JSON.stringify(part)).join(': '));
      writeFileSync(FILE, `{\n  ${lines.join(',\n  ')}\n}\n`);
    },
  };
}
