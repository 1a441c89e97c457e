import { expect, it } from 'vitest';
import { movingLine } from './moving-line.mjs';

function writtenTo(stream, use) {
  let text = '';
  let time = 0;
  const line = movingLine({ ...stream, write: (part) => (text += part) }, () => time);
  use(line, (seconds) => (time += seconds * 1000));
  return text;
}

it('a moving line replaces itself in a terminal, and ends at the terminal’s edge', () => {
  const text = writtenTo({ isTTY: true, columns: 12 }, (line) => {
    line.show('one');
    line.show('one');
    line.show('two and a bit');
    line.say('stays');
    line.end('over');
  });
  const clear = '\r\u001B[K';
  expect(text).toBe(`${clear}one${clear}two and a b${clear}stays\ntwo and a b${clear}over\n`);
});

it('a moving line in a log is written every ten seconds if it has changed', () => {
  const text = writtenTo({}, (line, wait) => {
    line.show('one');
    line.show('two');
    wait(10);
    line.show('three');
    wait(10);
    line.show('three');
    line.say('stays');
    line.end();
  });
  expect(text).toBe('one\nthree\nstays\n');
});
