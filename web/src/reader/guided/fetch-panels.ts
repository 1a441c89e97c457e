import { fileUrl } from '../../core/pages/files.ts';

/** A chapter's file of panels, as it came. Throws where it does not come. */
export async function fetchPanels(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(fileUrl(path), { signal });
  if (!response.ok) throw new Error(`The panels did not come: ${response.status}.`);
  return response.json();
}
