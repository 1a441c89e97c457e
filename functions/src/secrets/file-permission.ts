import { z } from 'zod';
import { seal, unseal } from './seal.ts';

/** What somebody may read for some minutes, in one session. */
export interface FilePermission {
  readonly uid: string;
  /** When the session began that asked for it, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** Whole paths, and folders that end with a slash. */
  readonly places: readonly string[];
  readonly until: Date;
}

const USE = 'file-permission';
const permissionSchema = z.tuple([z.string(), z.number(), z.number(), z.array(z.string())]);

/** The permission as its holder sends it: unreadable, and good for nothing once a letter of it is another one. */
export function sealPermission(key: string, { uid, signedInAt, places, until }: FilePermission): string {
  return seal(key, USE, JSON.stringify([uid, signedInAt, until.getTime(), places]));
}

/** The permission that a text is; undefined for one that is over, or was never given. */
export function openPermission(key: string, text: string, now: Date): FilePermission | undefined {
  try {
    const [uid, signedInAt, until, places] = permissionSchema.parse(JSON.parse(unseal(key, USE, text)));
    return until > now.getTime() ? { uid, signedInAt, places, until: new Date(until) } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a permission is about a path. */
export function permits({ places }: FilePermission, path: string): boolean {
  return places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));
}
