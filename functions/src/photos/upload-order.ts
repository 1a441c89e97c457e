/**
 * Identifies one of a person's uploads; the user document has the same fields for the last one that was
 * processed.
 */
export interface UploadMark {
  readonly id: string;
  readonly uploadedAt: Date;
}

/** Whether an upload comes after another; of two from the same moment, the one whose id is greater. */
export function isLater(one: UploadMark, other: UploadMark): boolean {
  const apart = one.uploadedAt.getTime() - other.uploadedAt.getTime();
  return apart > 0 || (apart === 0 && one.id > other.id);
}
