import { keyOf } from '../key.ts';

/** Where files of the index of texts lie. No owner of other files has an id with a colon. Apart from `paths.ts`, of which who searches needs nothing else. */
export const textFolder = (hash: string) => `public/${keyOf('text', 'index')}-${hash}` as const;
