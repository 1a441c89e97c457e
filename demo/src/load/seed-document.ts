/** A document to be set at a path. */
export interface SeedDocument {
  readonly path: string;
  readonly data: object;
}
