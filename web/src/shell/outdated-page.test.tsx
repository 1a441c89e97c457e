import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { show, speak } from '../testing/show.tsx';
import OutdatedPage from './outdated-page.tsx';

beforeAll(() => speak());

it('a page of a newer build offers a reload, and where that has just been done another try', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  show(<OutdatedPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rawi has a new version');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(assign).toHaveBeenCalledOnce();
  cleanup();
  show(<OutdatedPage />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('Rawi has a new version')).toBeNull();
});
