import { z } from '../zod.ts';
import { idSchema } from './schemas.ts';

/**
 * `reservations/{key}`: that something which may be there once is taken, written in the transaction that takes it: the folded
 * name of a publisher, a person or a genre, or the place of a chapter.
 */
export const reservationSchema = z.strictObject({
  /** The id of what has it: of the publisher, the person, the genre or the chapter. */
  id: idSchema,
});
export type Reservation = z.infer<typeof reservationSchema>;
