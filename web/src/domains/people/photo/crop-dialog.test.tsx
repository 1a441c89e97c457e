import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, loadWords, startI18n } from '../../../core/i18n/i18n.ts';
import { eventually } from '../../../testing/eventually.ts';
import { CropDialog } from './crop-dialog.tsx';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', 'person');
});
afterEach(cleanup);

it('a picture that this browser cannot draw is reported as such', async () => {
  const [onUse, onFail] = [vi.fn<(photo: Blob) => void>(), vi.fn<() => void>()];
  render(
    <MemoryRouter initialEntries={['/en']}>
      <MantineProvider>
        <CropDialog
          picture={{ url: 'blob:x', width: 30, height: 30, element: new Image() }}
          onUse={onUse}
          onFail={onFail}
          onClose={() => {}}
        />
      </MantineProvider>
    </MemoryRouter>,
  );
  // Nothing is drawn here: this test environment has no canvas.
  await userEvent.click(screen.getByText(i18n.t('photo.use', { ns: 'person' })));
  await eventually(() => expect(onFail).toHaveBeenCalledOnce());
  expect(onUse).not.toHaveBeenCalled();
});
