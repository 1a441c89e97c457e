/** Long enough for the slowest browser to have taken over the file: 1 minute, in milliseconds. */
const KEPT = 60_000;

/** Hands a file that is in memory to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
