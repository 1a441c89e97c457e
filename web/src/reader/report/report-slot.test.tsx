import type { ChapterPayload } from '@rawi/model/pages/pages';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { ReportSlot } from './report-slot.tsx';

const line = vi.hoisted(() => ({ isCut: true }));
vi.mock('./report-dialog.tsx', () => {
  if (line.isCut) throw new Error('Failed to fetch dynamically imported module');
  return { ReportDialog: () => <p>the form</p> };
});

beforeAll(() => speak('reader'));
afterEach(cleanup);

it('the report form, if its code cannot be loaded offline, says so in a dialog that can be closed', async () => {
  const onClose = vi.fn<() => void>();
  const chapter = { id: 'salt-7' } as ChapterPayload;
  show(
    <ReportSlot chapter={chapter} trouble={{ what: 'chapter' }} onClose={onClose} />,
    '/en/chapter/salt-7',
  );
  expect(await screen.findByText(wordsOf('reader')('reportDialog.notLoaded'))).toBeTruthy();
  screen.getByRole('button').click();
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  line.isCut = false;
  vi.resetModules();
  const [{ ReportSlot: Again }, again] = await Promise.all([
    import('./report-slot.tsx'),
    import('../../testing/show.tsx'),
  ]);
  await again.speak('reader');
  again.show(
    <Again chapter={chapter} trouble={{ what: 'chapter' }} onClose={onClose} />,
    '/en/chapter/salt-7',
  );
  expect(await screen.findByText('the form')).toBeTruthy();
});
