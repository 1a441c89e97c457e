import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, startI18n } from './i18n.ts';

beforeAll(() => startI18n('en'));
afterEach(() => vi.restoreAllMocks());

it('says so where words miss a value, and shows no braces', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(i18n.t('error.pageNotFoundAt', { path: '/x' })).toBe('Page Not Found: /x');
  expect(error).not.toHaveBeenCalled();
  expect(i18n.t('error.pageNotFoundAt')).toBe('Page Not Found: ');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('{{path}}'));
});
