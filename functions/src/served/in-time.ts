/** How long Firestore may take, in milliseconds. */
export const PATIENCE_MS = 2000;

/** Rejects where an answer takes longer than visitors should wait for one. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Firestore took more than ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
