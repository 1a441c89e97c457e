import type { TranslatorCard } from '@rawi/model/pages/cards';
import type { SavedThing } from './change.ts';
import { useLibrary } from './library.ts';
import { savedKeyOf } from './own.ts';
import { useChoose } from './use-choose.ts';

interface Toggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Whether something is saved, and a function to change that. */
export function useSave(item: SavedThing): Toggle {
  const library = useLibrary();
  const choose = useChoose();
  const key = savedKeyOf(item);
  const isOn = library.isSaved(key);
  // Undoing a removal puts it on its shelf again.
  const shelf = isOn ? library.shelfOf(key) : undefined;
  return { isOn, toggle: () => choose({ kind: 'save', item, on: !isOn, ...(shelf && { shelf }) }) };
}

/** The fields of a translator that following needs; `followers` if the page shows the number. */
export type Followable = Pick<TranslatorCard, 'id' | 'name' | 'picture'> & { readonly followers?: number };

/**
 * The same for following a translator. `isFollowed`: a list contains them, before the library knows it.
 * `isSelf`: nobody follows themselves.
 */
export function useFollow(
  { id, name, picture, followers }: Followable,
  isFollowed = false,
): Toggle & { readonly isSelf: boolean } {
  const library = useLibrary();
  const choose = useChoose();
  const isOn = isFollowed || library.isFollowing(id);
  const toggle = () =>
    choose({
      kind: 'follow',
      translator: { id, name, ...(picture && { picture }) },
      on: !isOn,
      ...(followers !== undefined && { seen: { followers } }),
    });
  return { isOn, toggle, isSelf: library.uid === id };
}
