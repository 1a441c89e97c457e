/** The stop that is read, in its scrolling box. */
export function shownStop(root: ParentNode): { slot: HTMLElement; stop: HTMLElement } | undefined {
  const slot = root.querySelector<HTMLElement>('[data-slot][data-current]');
  const stop = slot?.querySelector<HTMLElement>('[data-stop]');
  return slot && stop ? { slot, stop } : undefined;
}
