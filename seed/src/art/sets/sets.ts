import { EFFECTS, INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';
import type { Set } from './set.ts';
import { TOWN } from './town.ts';

/** Every place a panel can be set in, by name. */
export const SETS = { ...OUTDOORS, ...TOWN, ...INDOORS, ...EFFECTS } as const satisfies Record<string, Set>;
export type SetName = keyof typeof SETS;
