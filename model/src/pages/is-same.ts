/** Whether two values of the truth hold the same: plain objects, arrays, dates and simple values. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = definedFields(a);
  const right = definedFields(b);
  return left.size === right.size && [...left].every(([name, value]) => isSame(value, right.get(name)));
}

/** A field whose value is undefined counts as absent, as in Firestore. */
function definedFields(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, field]) => field !== undefined));
}
