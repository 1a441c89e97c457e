/** The part of Express that an answer without a body needs. */
export interface Answer {
  set(name: string, value: string): unknown;
  status(code: number): { end(): unknown };
}

/** Answers a POST-only request with a status; the answer is never cached. */
export function endWith(response: Answer, status: number): void {
  response.set('cache-control', 'no-store');
  if (status === 405) response.set('allow', 'POST');
  response.status(status).end();
}
