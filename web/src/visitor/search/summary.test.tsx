import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { show, speak } from '../../testing/show.tsx';
import { Summary } from './summary.tsx';

beforeAll(() => speak('search', 'shell'));
afterEach(cleanup);

it.each([
  ['moon', true],
  ['القمر', true],
  ['🎉', true],
  ['', false],
  ['   ', false],
  ['!!!', false],
  ['؟ …', false],
])('the number of results for “%s” says what they are results for: %s', (text, isNamed) => {
  show(<Summary text={text} total={25} progress={undefined} />);
  const said = screen.getByRole('status').textContent;
  expect(said).toContain('25');
  expect(said?.includes('“')).toBe(isNamed);
});
