/** The current spread and its scrolling box. */
export function findShownSpread(root: ParentNode): { slot: HTMLElement; spread: HTMLElement } | undefined {
  const slot = root.querySelector<HTMLElement>('[data-slot][data-current]');
  const spread = slot?.querySelector<HTMLElement>('[data-stop]');
  return slot && spread ? { slot, spread } : undefined;
}
