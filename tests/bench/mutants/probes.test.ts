import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { addProbes, PROBE, placeOf } from './probes.ts';

const FILE = 'functions/src/calls/greet.ts';
const SOURCE = `export function greet(names) {
  return names.map((name) => word(name)).join();
}
const word = (name) => ({ word: name }).word + '!';
const table = { async silent() {}, loud: (name) => { return word(name); } };
return { greet, word, table };
`;

/** What the probes note while the changed text is used. */
function callsOf(
  use: (made: { greet: (names: string[]) => string; word: (name: string) => string }) => void,
) {
  const called: string[] = [];
  Object.assign(globalThis, { [PROBE]: (place: string) => called.push(place) });
  try {
    use(runInThisContext(`(() => { ${addProbes(FILE, SOURCE).replace('export ', '')} })()`));
    return called;
  } finally {
    Reflect.deleteProperty(globalThis, PROBE);
  }
}

describe('a file with probes', () => {
  it('notes each function that is called, a nameless one as the function around it', () => {
    const called = callsOf(({ greet }) => greet(['a']));
    expect(called).toEqual([placeOf(FILE, 'greet'), placeOf(FILE, 'greet'), placeOf(FILE, 'word')]);
  });

  it('does what the file does', () => {
    callsOf(({ greet }) => expect(greet(['a', 'b'])).toBe('a!,b!'));
  });

  it('notes nothing of what is not called', () => {
    expect(callsOf(() => {})).toEqual([]);
  });
});
