import type { Bilingual } from '@rawi/model/lists/locales';
import type { Named } from '@rawi/model/truth/schemas';

/** Who or what has this id in a list of names. */
export function namedOf(names: Readonly<Record<string, Bilingual>>, id: string): Named {
  const name = names[id];
  if (!name) throw new Error(`Nobody and nothing is called ${id}.`);
  return { id, name };
}
