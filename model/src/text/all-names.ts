import { searchKeys } from './fold.ts';
import type { Variants } from './localized.ts';

/** A comic as far as it is called something. */
interface Called {
  readonly series: string;
  readonly otherName?: string | undefined;
  readonly names: Variants<string>;
}

/** Everything that a comic is called. */
export function allNames({ series, otherName, names }: Called): string[] {
  return [series, otherName, ...Object.values(names)].filter((name) => name !== undefined);
}

/** The keys of somebody or something that is called so (`searchKeys`), in all languages. */
export function keysOfName(name: Variants<string>): string[] {
  return searchKeys(Object.values(name).filter((each) => each !== undefined));
}
