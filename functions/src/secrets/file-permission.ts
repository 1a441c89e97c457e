import { z } from 'zod';
import { seal, unseal } from './seal.ts';

/** What somebody may read for some minutes, in one session. */
export interface FilePermission {
  readonly uid: string;
  /** When the session that asked for it began, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** Whole paths, and folders that end with a slash. */
  readonly places: readonly string[];
  readonly until: Date;
}

const USE = 'file-permission';
const permissionSchema = z.tuple([z.string(), z.number(), z.number(), z.array(z.string())]);

/** The permission as its holder sends it: encrypted, and invalid if any character is changed. */
export function sealPermission(key: string, { uid, signedInAt, places, until }: FilePermission): string {
  return seal(key, USE, JSON.stringify([uid, signedInAt, until.getTime(), places]));
}

/** Reads a permission; undefined if it has expired or is not one of ours. */
export function openPermission(key: string, text: string, now: Date): FilePermission | undefined {
  try {
    const [uid, signedInAt, until, places] = permissionSchema.parse(JSON.parse(unseal(key, USE, text)));
    return until > now.getTime() ? { uid, signedInAt, places, until: new Date(until) } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a permission includes a path. */
export function permits({ places }: FilePermission, path: string): boolean {
  return places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));
}
