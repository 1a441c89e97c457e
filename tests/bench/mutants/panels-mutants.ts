import type { FunctionMutant } from './code-mutants.ts';

const SETTING_PANELS = 'functions/src/calls/set-panels.ts';
const TENDING_PANELS = 'functions/src/schedules/tend-panels.ts';
const TAKING_PANELS = 'functions/src/publishing/take-panels.ts';

/** What people say of panels, and what follows of it. */
export const PANELS_MUTANTS: readonly FunctionMutant[] = [
  {
    name: 'panels: who began with another file overwrites what was saved meanwhile',
    file: SETTING_PANELS,
    find: `if (chapter.panelsFile !== began || !runs(chapter, rightToLeft)) return false;`,
    replacement: `if (!runs(chapter, rightToLeft)) return false;`,
  },
  {
    name: 'panels: a client may name any file as that of a chapter',
    file: SETTING_PANELS,
    find: `if (!isPanelsOf(chapterId, began) || !runs(chapter, rightToLeft)) throw`,
    replacement: `if (!runs(chapter, rightToLeft)) throw`,
  },
  {
    name: 'panels: an earlier file is deleted that is in use',
    file: TENDING_PANELS,
    find: `if (!inUse.includes(folder)) await`,
    replacement: `await`,
  },
  {
    name: 'panels: what is set while others are looked through is forgotten',
    file: TENDING_PANELS,
    find: `isWantedAgain ? left : dueWith`,
    replacement: `dueWith`,
  },
  {
    name: 'panels: what somebody saves meanwhile is overwritten by what is taken over',
    file: TENDING_PANELS,
    find: `if (!stored || !isStill) return 'moved';`,
    replacement: `if (!stored) return 'moved';`,
  },
  {
    name: 'panels: pages take over what was set for other pictures',
    file: TAKING_PANELS,
    find: `if (ownPage === undefined || differ(ownPage, page) === undefined) continue;`,
    replacement: `if (ownPage === undefined) continue;`,
  },
];
