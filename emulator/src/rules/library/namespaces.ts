import type { Builtin } from '../types/method.ts';
import { latlngNamespace } from './geography.ts';
import { hashing } from './hashing.ts';
import { math } from './math.ts';
import { durationNamespace, timestampNamespace } from './time.ts';

/** The global namespaces by name: `math.abs(…)` and so on. */
export const NAMESPACES: ReadonlyMap<string, Readonly<Record<string, Builtin>>> = new Map([
  ['duration', durationNamespace],
  ['hashing', hashing],
  ['latlng', latlngNamespace],
  ['math', math],
  ['timestamp', timestampNamespace],
]);
