import { chaptersWanting } from './chapters-wanting.ts';

/** For chapters that were stored before panels of every page were found. `findPanels` does the rest, some at a time. */
export const PANELS_WANTED = chaptersWanting('006-chapters-wait-for-their-panels', 'panelsFile');
