import { describe, expect, it } from 'vitest';
import { fromValue } from '../rules/types/convert.ts';
import { format } from '../rules/types/format.ts';
import { fieldsFromJson } from './document-json.ts';
import { fromExpressionValue } from './expression-value.ts';

describe('fromExpressionValue', () => {
  it.each([
    [{ null_value: null }, 'null'],
    [{ bool_value: true }, 'true'],
    [{ bool_value: false }, 'false'],
    [{ int_value: 12 }, '12'],
    [{ int_value: '9007199254740993' }, '9007199254740993'],
    [{ float_value: 1.5 }, '1.5'],
    [{ string_value: 'a' }, '"a"'],
    [{ timestamp_value: '2026-01-02T03:04:05.678Z' }, '2026-01-02T03:04:05.678Z'],
    [{ list_value: { values: [{ int_value: 1 }, { int_value: 1 }] } }, '[1, 1]'],
    [{ list_value: {} }, '[]'],
    [{ set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } }, '{1}'],
    [{ map_value: { fields: { a: { map_value: { fields: {} } } } } }, '{a: {}}'],
    [{ path_value: { segments: [{ simple: 'b' }, { simple: 'o' }] } }, '/b/o'],
  ])('%j is %s', (json, expected) => {
    expect(format(fromExpressionValue(json))).toBe(expected);
  });

  it.each([undefined, null, 1, {}, { other: 1 }, { timestamp_value: 'soon' }])('%j is refused', (json) => {
    expect(() => fromExpressionValue(json)).toThrow(TypeError);
  });
});

describe('fieldsFromJson', () => {
  it.each([
    [{ nullValue: null }, 'null'],
    [{ nullValue: 0 }, 'null'],
    [{ booleanValue: false }, 'false'],
    [{ integerValue: '9007199254740993' }, '9007199254740993'],
    [{ doubleValue: 2 }, '2.0'],
    [{ doubleValue: 'NaN' }, 'NaN'],
    [{ stringValue: 'a' }, '"a"'],
    [{ bytesValue: 'AP8=' }, "b'\\x00\\xff'"],
    [{ timestampValue: '1969-12-31T23:59:59.500Z' }, '1969-12-31T23:59:59.500Z'],
    [
      { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
      '/databases/(default)/documents/a/b',
    ],
    [{ geoPointValue: { latitude: 1.5 } }, 'latlng(1.5, 0)'],
    [{ arrayValue: {} }, '[]'],
    [{ mapValue: { fields: { k: { integerValue: '1' } } } }, '{k: 1}'],
    [{ mapValue: {} }, '{}'],
  ])('%j is %s', (json, expected) => {
    const value = fieldsFromJson({ field: json }).get('field');
    expect(value === undefined ? undefined : format(fromValue(value))).toBe(expected);
  });

  it('takes a document without fields for an empty one', () => {
    expect(fieldsFromJson(undefined).size).toBe(0);
  });

  it.each([
    { field: {} },
    { field: { strangeValue: 1 } },
    { field: 1 },
    5,
    { field: { timestampValue: 'x' } },
  ])('%j is refused', (json) => {
    expect(() => fieldsFromJson(json)).toThrow(TypeError);
  });
});
