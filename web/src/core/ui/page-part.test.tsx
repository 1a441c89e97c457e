import { cleanup, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { showToast } from '../lib/toast.ts';
import { DialogMissing, PagePart } from './page-part.tsx';

vi.mock(import('../lib/toast.ts'), async (original) => ({
  ...(await original()),
  showToast: vi.fn(async () => {}),
}));

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // React logs what a boundary has caught, unless its root is configured otherwise (main.tsx).
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lost = () => lazy(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch')));

function show(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  render(<RouterProvider router={router} />);
}

describe('a part whose code does not load', () => {
  it('is missing alone, and everything beside it stays', async () => {
    const Lost = lost();
    show(
      <>
        <input defaultValue="typed" />
        <PagePart fallback="waits" missing="nothing of it">
          <Lost />
        </PagePart>
      </>,
    );
    expect(screen.getByText('waits')).toBeDefined();
    expect(await screen.findByText('nothing of it')).toBeDefined();
    expect(screen.getByDisplayValue('typed')).toBeDefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('shows a message by itself, with a way to reload', async () => {
    const Lost = lost();
    show(
      <PagePart>
        <Lost />
      </PagePart>,
    );
    expect(await screen.findByText('This part of the page did not load.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });

  it('is closed with a toast when it is a dialog, and may be opened again', async () => {
    const Lost = lost();
    function Asked() {
      const [asked, setAsked] = useState(0);
      const [isOpen, setIsOpen] = useState(false);
      const open = () => {
        setAsked(asked + 1);
        setIsOpen(true);
      };
      return (
        <>
          <button type="button" onClick={open}>{`${asked} ${isOpen ? 'opens' : 'closed'}`}</button>
          {isOpen && (
            <PagePart missing={<DialogMissing onClose={() => setIsOpen(false)} />}>
              <Lost />
            </PagePart>
          )}
        </>
      );
    }
    show(<Asked />);
    screen.getByRole('button').click();
    expect(await screen.findByRole('button', { name: '1 closed' })).toBeDefined();
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'This did not open. Check your connection, then reload.' }),
    );
    screen.getByRole('button').click();
    expect(await screen.findByRole('button', { name: '2 closed' })).toBeDefined();
    expect(showToast).toHaveBeenCalledTimes(2);
  });
});
