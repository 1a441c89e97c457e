import { createInterface } from 'node:readline';
import { StorageRuntime } from './runtime.ts';

/**
 * The Storage rules runtime as the Firebase CLI starts it (`… serve`, which needs no arguments): one JSON message per
 * line on standard input and output. It ends with its input, or at SIGINT or SIGTERM.
 */
const writeLine = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const runtime = new StorageRuntime((message) => writeLine(JSON.stringify(message)), writeLine);

process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
lines.on('line', (line) => {
  if (line.trim() !== '') runtime.receive(line);
});
lines.on('close', () => process.exit(0));

writeLine(JSON.stringify({ id: -1, status: 'ok' }));
