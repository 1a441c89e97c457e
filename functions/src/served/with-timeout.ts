/** How long Firestore may take. */
export const FIRESTORE_TIMEOUT_MS = 2000;

/** Rejects if an answer takes longer than visitors should wait. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Firestore took more than ${FIRESTORE_TIMEOUT_MS} ms.`)),
      FIRESTORE_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
