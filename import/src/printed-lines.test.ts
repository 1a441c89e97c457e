import { expect, it } from 'vitest';
import { openPrinter } from './printed-lines.ts';

function printLines(isTTY: boolean) {
  let text = '';
  const { log, progress, end } = openPrinter({
    isTTY,
    columns: 12,
    write: (more) => {
      text += more;
    },
  });
  log('begun');
  progress('page 1 of 200');
  progress('page 2 of 200');
  log('done');
  progress('page 1 of 1');
  end();
  return text;
}

it('in a pipe every line stays', () => {
  expect(printLines(false)).toBe('begun\npage 1 of 200\npage 2 of 200\ndone\npage 1 of 1\n');
});

it('in a terminal progress is one line, as wide as it fits, that goes when another line is printed', () => {
  const lines = printLines(true)
    .split('\n')
    .map((line) => line.split('\r\u001B[K').filter((part) => part !== ''));
  expect(lines).toEqual([['begun'], ['page 1 of 2', 'page 2 of 2', 'done'], ['page 1 of 1']]);
  expect(printLines(true).endsWith('\u001B[K')).toBe(true);
});
