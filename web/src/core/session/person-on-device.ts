/**
 * What this device keeps of a signed-in person, beside the session. The session knows no other part of the
 * site: the shell says what is kept, and the session when it has to go.
 */
export interface PersonOnDevice {
  /**
   * Removes it from this device; resolves when files and copies of documents are deleted too. Never rejects.
   */
  readonly forget: () => Promise<void>;
  /** Takes the number of unread notifications from the inbox. */
  readonly keepUnread: (count: number) => void;
  readonly forgetUnread: () => void;
}

let load: (() => Promise<PersonOnDevice>) | undefined;

/** Sets where that code is loaded from. Called once, before the session is read. */
export function setPersonOnDevice(loader: () => Promise<PersonOnDevice>): void {
  load = loader;
}

/** Loads that code. Rejects when it fails to load. */
export async function personOnDevice(): Promise<PersonOnDevice> {
  if (!load) throw new Error('Nobody has said what the device keeps of a person.');
  return load();
}
