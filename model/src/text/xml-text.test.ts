import { expect, it } from 'vitest';
import { xmlText } from './xml-text.ts';

it.each([
  ['<b>&amp;"', '&lt;b&gt;&amp;amp;&quot;'],
  ['a\tb\r\nc', 'a&#9;b&#13;&#10;c'],
  ['\u0000a\u0008b\u001bc\uffff\ufffe', 'abc'],
  ['half \ud83d, other \udd25, whole 🔥', 'half , other , whole 🔥'],
  ['قافلة ‏الملح', 'قافلة ‏الملح'],
])('%j stands in XML as %j', (text, expected) => {
  expect(xmlText(text)).toBe(expected);
});
