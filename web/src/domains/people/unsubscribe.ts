/** The outcome: done, an invalid token, or no answer. */
export type Unsubscribed = 'done' | 'broken' | 'offline';

/** Ends the mails that a token belongs to, without a session. */
export async function unsubscribe(token: string): Promise<Unsubscribed> {
  try {
    const address = `/api/unsubscribe?${new URLSearchParams({ token }).toString()}`;
    const { status } = await fetch(address, { method: 'POST' });
    if (status === 400) return 'broken';
    return status === 200 ? 'done' : 'offline';
  } catch {
    return 'offline';
  }
}
