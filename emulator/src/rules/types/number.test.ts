import { describe, expect, it } from 'vitest';
import { outcomeText } from '../testing/evaluate-text.ts';

describe('rules.Integer and rules.Float', () => {
  it.each([
    ['1 + 2', '3'],
    ['1 + 2.0', '3.0'],
    ['7 - 9', '-2'],
    ['7 / 2', '3'],
    ['-7 / 2', '-3'],
    ['7.0 / 2', '3.5'],
    ['7 % 3', '1'],
    ['-7 % 3', '-1'],
    ['7.5 % 2', '1.5'],
    ['3 * 4', '12'],
    ['1.0 / 0', 'Infinity'],
    ['2 * (3 + 4)', '14'],
    ['-(1 + 2)', '-3'],
    ['-1.5', '-1.5'],
    ['- -3', '3'],
    ['1 == 1.0', 'true'],
    ['1 != 1.5', 'true'],
    ['1 < 1.5', 'true'],
    ['9007199254740993 > 9007199254740992.0', 'true'],
    ['9007199254740993 == 9007199254740992.0', 'false'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ["float('NaN') == 1 || true", 'true'],
    ['0.0 / 0 == 0.0 / 0', 'false'],
    ['0.0 / 0 != 0.0 / 0', 'true'],
    ['0.0 / 0 < 1 || 0.0 / 0 >= 1', 'false'],
    ['1e3', '1000.0'],
    ['int(2.9)', '2'],
    ['int(-2.9)', '-2'],
    ["int('12')", '12'],
    ["int('-12')", '-12'],
    ['int(7)', '7'],
    ['float(2)', '2.0'],
    ["float('2.5e1')", '25.0'],
    ['float(2.5)', '2.5'],
    ["bool('true')", 'true'],
    ["bool('false')", 'false'],
    ['bool(true)', 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    ['1 / 0', 'Division by zero.'],
    ['1 % 0', 'Division by zero.'],
    ['9223372036854775807 + 1', 'Integer overflow.'],
    ['-9223372036854775808 - 1', 'Integer overflow.'],
    ['9223372036854775807 * 2', 'Integer overflow.'],
    ['-(-9223372036854775808)', 'Integer overflow.'],
    ['1 < null', 'Unsupported operation error. Received: int < null.'],
    ["1 + 'a'", 'Unsupported operation error. Received: int + string.'],
    ['-true', 'Unsupported operation error. Received: -bool.'],
    ["int('1.5')", "Cannot convert '1.5' to int."],
    ["int('')", "Cannot convert '' to int."],
    ["float('')", "Cannot convert '' to float."],
    ["float('0x10')", "Cannot convert '0x10' to float."],
    ["bool('yes')", "Cannot convert 'yes' to bool."],
    ['bool(1)', 'Invalid argument to [bool]'],
    ['int(null)', 'Invalid argument to [int]'],
    ['int(1.0 / 0)', 'Not a finite number.'],
    ['1.foo', 'Property foo is undefined'],
    ['1.size()', 'Function not found error'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain(message);
  });
});
