import type { SetName } from '../../stories/set-names.ts';
import { EFFECTS, INDOORS } from './indoors.ts';
import { LANDMARKS } from './landmarks.ts';
import { OUTDOORS } from './outdoors.ts';
import type { PaintPlace } from './set.ts';
import { STATIONS } from './stations.ts';
import { THINGS } from './things.ts';
import { TOWN } from './town.ts';

/** How every place is drawn that a panel can be set in. */
export const SETS: Readonly<Record<SetName, PaintPlace>> = {
  ...OUTDOORS,
  ...TOWN,
  ...LANDMARKS,
  ...STATIONS,
  ...INDOORS,
  ...EFFECTS,
  ...THINGS,
};
