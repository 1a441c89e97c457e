import { chaptersWanting } from './chapters-wanting.ts';

/** For chapters that were stored before chapters had pictures for sharing. `drawCards` does the rest, some at a time. */
export const CARDS_WANTED = chaptersWanting('009-chapters-wait-for-their-cards', 'shareCards');
