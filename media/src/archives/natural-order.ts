const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares names as a person would: folder by folder, `2` before `10`, capitals beside small letters. */
export function byNaturalOrder(one: string, other: string): number {
  const [parts, others] = [one.split('/'), other.split('/')];
  for (let index = 0; index < Math.min(parts.length, others.length); index += 1) {
    const order = COLLATOR.compare(parts[index] ?? '', others[index] ?? '');
    if (order !== 0) return order;
  }
  if (parts.length !== others.length) return parts.length - others.length;
  // Names that differ in capitals only must not depend on where they lie in the archive.
  return one < other ? -1 : Number(one > other);
}
