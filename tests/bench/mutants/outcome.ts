/** What became of one mutant. */
export interface Outcome {
  readonly name: string;
  /** The first test that failed; undefined for a mutant that survived. */
  readonly killedBy: string | undefined;
}

/** Survivors that are the same program, by a name in which `*` stands for anything, and why they are. */
export interface SameProgram {
  readonly name: string;
  readonly why: string;
}

export interface Judged {
  readonly killed: number;
  readonly same: readonly { readonly name: string; readonly why: string }[];
  /** Survivors without a reason: a test is missing. */
  readonly real: readonly string[];
  /** Reasons that no survivor needs any more. */
  readonly stale: readonly string[];
}

/** Tells the survivors that are the same program from those that show a missing test. */
export function judge(outcomes: readonly Outcome[], known: readonly SameProgram[]): Judged {
  const survivors = outcomes.filter(({ killedBy }) => killedBy === undefined).map(({ name }) => name);
  const reasonOf = (name: string) => known.find((each) => fits(each.name, name));
  return {
    killed: outcomes.length - survivors.length,
    same: survivors.flatMap((name) => {
      const reason = reasonOf(name);
      return reason === undefined ? [] : [{ name, why: reason.why }];
    }),
    real: survivors.filter((name) => reasonOf(name) === undefined),
    stale: known
      .filter(({ name }) => !survivors.some((survivor) => fits(name, survivor)))
      .map(({ name }) => name),
  };
}

/** Whether a name is one that a pattern means; `*` stands for anything. */
export function fits(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}
