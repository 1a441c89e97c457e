import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/** A token lives an hour; what it wrote meanwhile is erased by then. */
export const ERASED_AGAIN_MINUTES = 65;

/** `erasures/{uid}`: an account that was erased and is erased once more, when no token of it lives any longer. */
export const erasureSchema = z.strictObject({ dueAt: timeSchema });
