import { describe, expect, it } from 'vitest';
import { evaluateText, outcomeText } from '../testing/evaluate-text.ts';

describe('rules.LatLng', () => {
  it.each([
    ['latlng.value(10, 20.5).latitude()', '10.0'],
    ['latlng.value(10, 20.5).longitude()', '20.5'],
    ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', 'true'],
    ['latlng.value(1, 2) == latlng.value(2, 1)', 'false'],
    ['latlng.value(1, 2) is latlng', 'true'],
    ['latlng.value(1, 2).distance(latlng.value(1, 2))', '0.0'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it('measures in metres', () => {
    // London to Paris, about 344 km.
    const distance = evaluateText('latlng.value(51.5074, -0.1278).distance(latlng.value(48.8566, 2.3522))');
    expect(distance.kind === 'float' ? distance.value / 1000 : 0).toBeCloseTo(343.6, 0);
  });

  it.each([
    ['latlng.value(91, 0)', 'out of range'],
    ['latlng.value(0, -181)', 'out of range'],
    ["latlng.value('1', 0)", 'Invalid argument'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain(message);
  });
});

describe('rules.Bytes', () => {
  it.each([
    ["b'abc'.size()", '3'],
    ["b'\\x00\\xff'.toHexString()", '"00ff"'],
    ["b'\\377'.toHexString()", '"ff"'],
    ["b'é'.size()", '2'],
    ["b'abc'.toBase64()", '"YWJj"'],
    ["b'abc' == 'abc'.toUtf8()", 'true'],
    ["b'abc' == b'abd'", 'false'],
    ["b'abc' == 'abc'", 'false'],
    ["b'a' < b'b'", 'true'],
    ["b'a' is bytes", 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });
});

describe('hashing', () => {
  // Check values of the algorithms' own specifications: the sums of "123456789", and of "abc".
  it.each([
    ["hashing.crc32('123456789').toHexString()", '"cbf43926"'],
    ["hashing.crc32c('123456789').toHexString()", '"e3069283"'],
    ["hashing.md5('abc').toHexString()", '"900150983cd24fb0d6963f7d28e17f72"'],
    [
      "hashing.sha256('abc').toHexString()",
      '"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"',
    ],
    ["hashing.sha256(b'abc') == hashing.sha256('abc')", 'true'],
    ["hashing.md5('é') == hashing.md5(b'\\xc3\\xa9')", 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it('takes text and bytes only', () => {
    expect(outcomeText('hashing.md5(1)')).toContain('Expected: string or bytes.');
  });
});

describe('math', () => {
  it.each([
    ['math.abs(-2)', '2'],
    ['math.abs(-2.5)', '2.5'],
    ['math.ceil(4.2)', '5'],
    ['math.ceil(4)', '4'],
    ['math.floor(4.7)', '4'],
    ['math.floor(-4.2)', '-5'],
    ['math.round(4.5)', '5'],
    ['math.round(-4.5)', '-5'],
    ['math.round(4.4)', '4'],
    ['math.isInfinite(1.0 / 0)', 'true'],
    ['math.isInfinite(1)', 'false'],
    ['math.isNaN(0.0 / 0)', 'true'],
    ['math.isNaN(1)', 'false'],
    ['math.pow(3, 2)', '9.0'],
    ['math.pow(2, 0.5) == math.sqrt(2)', 'true'],
    ['math.sqrt(4)', '2.0'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    ['math.abs(-9223372036854775808)', 'Integer overflow.'],
    ['math.ceil(1.0 / 0)', 'Not a finite number.'],
    ["math.abs('1')", 'Invalid argument to [math.abs]'],
    ['math.log(1)', 'Function not found error: Name: [math.log].'],
    ['math', 'Variable is not bound in path template or scope: [math].'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain(message);
  });
});

describe('rules.Boolean and null', () => {
  it.each([
    ['null == null', 'true'],
    ['null == false', 'false'],
    ['null != 0', 'true'],
    ['true == true && true != false', 'true'],
    ["true == 'true'", 'false'],
    ['null is null', 'true'],
    ['true is bool', 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    ['null.a', 'Null value error.'],
    ["null['a']", 'Null value error.'],
    ['null[0:1]', 'Null value error.'],
    ['null < null', 'Unsupported operation error'],
    ['true < false', 'Unsupported operation error'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain(message);
  });
});

describe('is', () => {
  const samples = {
    bool: 'true',
    bytes: "b'a'",
    duration: "duration.value(1, 's')",
    float: '1.0',
    int: '1',
    latlng: 'latlng.value(1, 1)',
    list: '[1]',
    map: "{'a': 1}",
    map_diff: '{}.diff({})',
    null: 'null',
    path: '/a',
    set: '[1].toSet()',
    string: "'a'",
    timestamp: 'timestamp.value(1)',
  };
  it.each(Object.entries(samples))('knows a %s from all others', (kind, sample) => {
    for (const other of Object.keys(samples)) {
      expect(outcomeText(`${sample} is ${other}`)).toBe(String(kind === other));
    }
    expect(outcomeText(`${sample} is number`)).toBe(String(kind === 'int' || kind === 'float'));
  });
});

describe('debug', () => {
  it('writes its argument and returns it', () => {
    const written: string[] = [];
    const outcome = evaluateText("debug({'a': 1}).a == 1", {}, (text) => written.push(text));
    expect(outcome).toMatchObject({ kind: 'bool', value: true });
    expect(written).toEqual(['{a: 1}']);
  });

  it('shows an error and passes it on', () => {
    const written: string[] = [];
    expect(evaluateText('debug(null.a)', {}, (text) => written.push(text)).kind).toBe('error');
    expect(written).toEqual(['error: Null value error.']);
  });
});
