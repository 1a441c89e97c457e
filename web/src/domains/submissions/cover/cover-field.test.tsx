import { MantineProvider } from '@mantine/core';
import { messageText } from '@rawi/model/validation/messages';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadWords, startI18n } from '../../../core/i18n/i18n.ts';
import { eventually } from '../../../testing/eventually.ts';
import { CoverField, type CoverFieldProps } from './cover-field.tsx';
import type { CoverStatus } from './cover-status.ts';
import type { useCoverStatus } from './use-cover-status.ts';

type Drawn = ReturnType<typeof useCoverStatus>['drawn'];

const sendFile = vi.hoisted(() => vi.fn<(upload: { name: string; part: string }) => Promise<void>>());
const removeFile = vi.hoisted(() => vi.fn<(submissionId: string, part: string) => Promise<void>>());
const status = vi.hoisted((): { now: CoverStatus; drawn: Drawn | undefined } => ({
  now: { state: 'none' },
  drawn: undefined,
}));

vi.mock('../../uploads/uploads.ts', () => ({
  sendFile,
  removeFile,
  cancelUpload: vi.fn<() => Promise<void>>(),
  useUploads: () => [],
}));
vi.mock('./use-cover-status.ts', () => ({
  useCoverStatus: () => ({ status: status.now, drawn: status.drawn }),
}));
vi.mock('../use-staged-picture.ts', () => ({ useStagedPicture: () => undefined }));

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', ['upload', 'person', 'account', 'session']);
});
beforeEach(() => {
  status.now = { state: 'none' };
  status.drawn = undefined;
  sendFile.mockReset().mockResolvedValue();
  removeFile.mockReset().mockResolvedValue();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1400);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: Partial<CoverFieldProps> = {}) {
  return render(
    <MemoryRouter initialEntries={['/en']}>
      <MantineProvider>
        <CoverField
          uid="layla"
          submissionId="draft"
          title="Simurgh"
          file={undefined}
          ensureBegun={() => Promise.resolve(true)}
          error={undefined}
          isRequired
          label="Cover"
          {...props}
        />
      </MantineProvider>
    </MemoryRouter>,
  );
}
const input = () => screen.getByLabelText(/^Cover: choose/);
const words = (key: 'crop' | 'notBegun' | 'small') => i18n.t(`cover.${key}`, { ns: 'upload' });
const png = () => new File(['x'], 'cover.png', { type: 'image/png' });

it('a picture is sent as soon as it is chosen, once the draft is created', async () => {
  const ensureBegun = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  show({ ensureBegun });
  await userEvent.upload(input(), png());
  await eventually(() => expect(sendFile).toHaveBeenCalledOnce());
  expect(ensureBegun).toHaveBeenCalledBefore(sendFile);
  expect(sendFile.mock.calls[0]?.[0]).toMatchObject({ name: 'cover.png', part: 'cover' });
  expect(screen.getAllByText('Simurgh')).toHaveLength(2);
  expect(screen.getByText(words('crop'))).toBeTruthy();
});

it('a small picture is sent, with the remark that it will look blurred; a drawing is never small', async () => {
  show();
  await userEvent.upload(input(), png());
  await eventually(() => expect(sendFile).toHaveBeenCalledOnce());
  expect(screen.queryByText(words('small'))).toBeNull();
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(64);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(90);
  const another = screen.getByLabelText(/^Cover: choose another/);
  await userEvent.upload(another, png());
  expect(await screen.findByText(words('small'))).toBeTruthy();
  expect(sendFile).toHaveBeenCalledTimes(2);
  await userEvent.upload(another, new File(['<svg/>'], 'cover.svg', { type: 'image/svg+xml' }));
  await eventually(() => expect(screen.queryByText(words('small'))).toBeNull());
});

it('a small cover of earlier is remarked too, by what the server drew of it', () => {
  status.now = { state: 'good' };
  const image = {
    width: 64,
    height: 90,
    color: '#808080',
    sources: [{ path: 'staging/one/64.webp', width: 64 }],
  };
  status.drawn = { state: 'drawn', folder: 'staging/one', cover: image };
  show({ file: { fileId: 'one', bytes: 10, name: 'small.png' } });
  expect(screen.getByText(words('small'))).toBeTruthy();
});

it('nothing is sent when the draft could not be created, and an error is shown', async () => {
  show({ ensureBegun: () => Promise.resolve(false) });
  await userEvent.upload(input(), png());
  expect(await screen.findByText(words('notBegun'))).toBeTruthy();
  expect(sendFile).not.toHaveBeenCalled();
});

it('a file that is no picture is refused at the field, and is not sent', async () => {
  show();
  await userEvent.upload(input(), new File(['x'], 'cover.pdf'), { applyAccept: false });
  expect(await screen.findByText(messageText('image', 'en'))).toBeTruthy();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(sendFile).not.toHaveBeenCalled();
});

it('a refusal by the server is shown, and the file can be removed', async () => {
  status.now = { state: 'refused', progress: { state: 'refused', code: 'too-small' } };
  show({ file: { fileId: 'one', bytes: 10, name: 'small.png' } });
  expect(screen.getByText(/too small/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /small\.png/ }));
  expect(removeFile).toHaveBeenCalledWith('draft', 'cover');
});
