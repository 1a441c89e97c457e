import { describe, expect, it } from 'vitest';
import { checkMutants } from './check-mutants.ts';

const FILE = 'functions/src/calls/hide-note.ts';
const SOURCE = `export async function hideNote({ caller, db }, { noteId }) {
  await requireReviewer(caller);
  const { roles } = await staffEntry(db, caller.uid);
  const note = (await db.get(noteId)).data();
  if (!note) throw new CallError('target-missing');
  if (note.uid === caller.uid && !roles.includes('admin')) return;
  const entitled = { ...caller, roles: staff.roles, ...(note.hidden && { hidden: true }) };
  return db.collection('notes').where('uid', '==', note.uid).limit(1);
}

function isOpen(note) {
  return !note.hidden;
}
`;
const mutants = checkMutants(FILE, SOURCE);
const textOf = (name: string) => mutants.find((mutant) => mutant.name === `calls/hide-note.ts ${name}`)?.text;

describe('a mutant of a check', () => {
  it.each([
    ['hideNote(): without the guard !note', 'data();\n  \n  if (note.uid'],
    ['hideNote(): not !note', 'if (!(!note)) throw'],
    ["hideNote(): without !roles.includes('admin')", 'if ((note.uid === caller.uid)) return;'],
    ['hideNote(): without note.uid === caller.uid', "if (!roles.includes('admin')) return;"],
    ['hideNote(): without requireReviewer(caller)', '{ noteId }) {\n  \n  const { roles }'],
    ['hideNote(): staff.roles → caller.roles', '...caller, roles: caller.roles,'],
    ['hideNote(): the roles of await staffEntry(db, caller.uid) → of the token', 'const { roles } = caller;'],
    ["hideNote(): .where('uid', '==', note.uid) → nothing", "collection('notes').limit(1)"],
    ['isOpen(): not !note.hidden', 'return !(!note.hidden);'],
  ])('%s', (name, part) => {
    expect(textOf(name)).toContain(part);
  });

  it('leaves alone which fields are written', () => {
    expect(mutants.every(({ text }) => text.includes('...(note.hidden && { hidden: true })'))).toBe(true);
  });

  it('has a name and a text of its own, which is not the file as it is', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(new Set([SOURCE, ...mutants.map(({ text }) => text)]).size).toBe(mutants.length + 1);
  });
});
