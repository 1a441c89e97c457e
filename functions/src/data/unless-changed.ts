/** `FAILED_PRECONDITION` of gRPC: the document has changed since it was read. */
const FAILED_PRECONDITION = 9;

/**
 * Awaits a write with `lastUpdateTime`. Returns whether it was made; false if the document has changed since.
 */
export function unlessChanged(write: Promise<unknown>): Promise<boolean> {
  return write.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION) return false;
      throw error;
    },
  );
}
