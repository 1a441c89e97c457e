/** The gRPC code of a write whose document was changed since it was read (`readAs`). */
const FAILED_PRECONDITION = 9;

/** How often a comic is read again before the import gives up: what changes it meanwhile is a decision, or a count. */
const MAX_ATTEMPTS = 5;

/**
 * Reads and writes a comic, and does so again where somebody else has changed it in between: what a reviewer says of its rating meanwhile would
 * else be overwritten by what was read before. Doing it again writes nothing twice.
 */
export async function landAgain<T>(land: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await land();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isOvertaken(error)) throw error;
    }
  }
}

const isOvertaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION;
