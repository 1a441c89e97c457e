/**
 * What this device keeps of whoever is signed in, beside the session. The session knows no part of the site that keeps
 * something: the shell says what there is, and the session when it goes.
 */
export interface PersonOnDevice {
  /** Takes it off this device; resolves when files and copies of documents are deleted too. Never rejects. */
  readonly forget: () => Promise<void>;
  /** How many notifications are unread, as the inbox has it. */
  readonly keepUnread: (count: number) => void;
  readonly forgetUnread: () => void;
}

let load: (() => Promise<PersonOnDevice>) | undefined;

/** Says where the code is that knows it. Called once, before the session is read. */
export function setPersonOnDevice(loader: () => Promise<PersonOnDevice>): void {
  load = loader;
}

/** Fetches it. Rejects where that code does not come. */
export async function personOnDevice(): Promise<PersonOnDevice> {
  if (!load) throw new Error('Nobody has said what the device keeps of a person.');
  return load();
}
