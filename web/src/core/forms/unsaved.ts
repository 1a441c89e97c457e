import { useEffect, useId } from 'react';

/** The forms on the open pages that hold something unsaved. */
const dirty = new Set<string>();

/** Whether leaving would lose something that was typed. */
export const hasUnsaved = (): boolean => dirty.size > 0;

/** Marks a form as holding something unsaved; closing the tab then asks, and so does `LeaveWarning`. */
export function useUnsaved(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    dirty.add(id);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      dirty.delete(id);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [id, isDirty]);
}

/** The state of a navigation that was confirmed already (logging out, deleting the account). */
export const CONFIRMED = { isConfirmed: true } as const;

export function isConfirmed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isConfirmed') === true;
}
