/** How often a line is repeated where it cannot be written over. */
const REPEAT_MS = 10_000;
const CLEAR = '\r\u001B[K';

/**
 * A line of progress. A terminal shows it in one place, each state over the one before; elsewhere (a log, a pipe) it is
 * written every ten seconds, if it has changed. `say` writes a line that stays above it.
 */
export function movingLine(stream = process.stdout, now = Date.now) {
  const canMove = stream.isTTY;
  let shown = '';
  let writtenAt = Number.NEGATIVE_INFINITY;
  const fitting = (text) => [...text].slice(0, (stream.columns ?? 80) - 1).join('');
  return {
    show(text) {
      if (text === shown) return;
      if (canMove) stream.write(`${CLEAR}${fitting(text)}`);
      else if (now() - writtenAt >= REPEAT_MS) {
        writtenAt = now();
        stream.write(`${text}\n`);
      } else return;
      shown = text;
    },
    say(text) {
      stream.write(canMove ? `${CLEAR}${text}\n${fitting(shown)}` : `${text}\n`);
    },
    /** Takes the line away; `text`, if there is one, stays in its place. */
    end(text) {
      if (canMove) stream.write(CLEAR);
      if (text !== undefined) stream.write(`${text}\n`);
      shown = '';
    },
  };
}
