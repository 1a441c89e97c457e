import { folderBeside } from '../published-folder.ts';

/** Raise it whenever other blurred pictures are made of the same: what is cached under a path never changes. */
const RECIPE = 1;

/** Where the blurred pictures of a published folder lie. */
export const blurredFolderOf = (sharp: string): string => folderBeside(sharp, `blurred ${RECIPE}`);
