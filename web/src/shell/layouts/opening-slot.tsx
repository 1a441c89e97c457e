import { useOpening } from '../../domains/comics/opening-comic.ts';

/** Where the header of a comic that is being opened stands over the page that is being left. */
export function OpeningSlot() {
  const { opener } = useOpening();
  return opener && <opener.Opened />;
}
