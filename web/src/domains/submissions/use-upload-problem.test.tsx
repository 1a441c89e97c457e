import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../core/forms/problem-text.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { useUploadProblem } from './use-upload-problem.ts';

const w = wordsOf('upload');
beforeAll(() => speak('upload', 'account', 'session', 'shell'));
afterEach(cleanup);

function Said({ fields }: Pick<Problem, 'fields'>) {
  return useUploadProblem()({ code: 'invalid-fields', ...(fields && { fields }) });
}

it.each([
  [{ 'pages.12': 'invalid' }, w.bind(undefined, 'problems.textPage', { page: '12' })],
  [{ 'pages.2.3': 'invalid' }, w.bind(undefined, 'problems.textLine', { page: '2', place: '3' })],
  [{ pages: 'max' }, w.bind(undefined, 'problems.textTooLarge', { total: '1,024' })],
] as const)('says what of its text was refused: %j', (fields, words) => {
  show(<Said fields={fields} />);
  expect(screen.getByText(words())).toBeTruthy();
});
