import type { FunctionMutant } from './code-mutants.ts';

const BLOCKING = 'functions/src/blocks/settle-block.ts';
const MENTIONING = 'functions/src/notifications/settle-mentions.ts';

/** Changes of what blocks end and of whom a comment mentions. */
export const PEOPLE_MUTANTS: readonly FunctionMutant[] = [
  {
    name: 'blocks: one that was taken back ends what there is',
    file: BLOCKING,
    find: `if (!(await blockRef(db, uid, otherUid).get()).exists) return;`,
    replacement: ``,
  },
  {
    name: 'blocks: what the other one follows stays',
    file: BLOCKING,
    find: `  await endTies(db, otherUid, uid);\n`,
    replacement: ``,
  },
  {
    name: 'blocks: what was read of them stays counted',
    file: 'functions/src/blocks/forget-notified.ts',
    find: `left.filter((each) => each.get('read') === false).length`,
    replacement: `left.length`,
  },
  {
    name: 'mentions: anybody is called by an id',
    file: MENTIONING,
    find: `if (!isAnswered && !(await takesPart(transaction, db, ids.comicId, uid))) return nobody;`,
    replacement: ``,
  },
  {
    name: 'mentions: a block is not asked for',
    file: MENTIONING,
    find: `name === undefined || (await isBlockBetween(transaction, db, uid, comment.uid))`,
    replacement: `name === undefined`,
  },
  {
    name: 'mentions: who is answered is told twice',
    file: MENTIONING,
    find: `    !isAnswered &&\n`,
    replacement: ``,
  },
  {
    name: 'mentions: ids of accounts that are gone stay',
    file: MENTIONING,
    find: `isGone && comment.mentions?.includes(uid)`,
    replacement: `isGone && comment.mentions?.includes('')`,
  },
];
