/** The longest id that is made of a slug; `schemas.ts` of the model holds the same bound. */
const MAX_ID_LENGTH = 100;

/** The first of `wanted`, `wanted-2`, `wanted-3` … that is free. */
export async function freeId(wanted: string, isTaken: (id: string) => Promise<boolean>): Promise<string> {
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : `-${n}`;
    const id = `${wanted.slice(0, MAX_ID_LENGTH - end.length).replace(/-+$/, '')}${end}`;
    if (!(await isTaken(id))) return id;
  }
}
