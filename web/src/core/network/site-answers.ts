/**
 * Whether the site answers now. Requests the head of a file that the worker leaves to the network. Never
 * rejects.
 */
export async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch('/app.html', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
