import { LOCALES } from '@rawi/model/lists/locales';
import { sampleImage } from '@rawi/model/testing/samples';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import ReportReaderDialog from './report-reader-dialog.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn<(input: unknown) => Promise<object>>() }));
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity: call }));

const t = wordsOf('reader-page');
const comments = wordsOf('comments');
const photo = sampleImage('layla');
const SEEN = { name: 'Layla', photo: photo.sources[0]?.path };
beforeAll(async () => {
  await speak('reader-page', 'comments', 'choices');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({});
});
afterEach(cleanup);

async function report(locale: 'en' | 'ar', reader = { id: 'layla', name: 'Layla', photo }) {
  const user = userEvent.setup();
  show(<ReportReaderDialog reader={reader} onClose={() => {}} />, `/${locale}`);
  await user.click(await screen.findByRole('radio', { name: comments('reasons.insult', {}, locale) }));
  await user.type(screen.getByRole('textbox'), 'The name.');
  await user.click(screen.getByRole('button', { name: t('report.confirm', {}, locale) }));
}

describe.each(LOCALES)('the report of a reader’s page, in %s', (locale) => {
  it('names what the page shows', async () => {
    await report(locale);
    expect(await screen.findByText(t('report.done', {}, locale))).toBeTruthy();
    expect(call).toHaveBeenCalledWith({
      action: 'reportReader',
      readerUid: 'layla',
      seen: SEEN,
      reason: 'insult',
      note: 'The name.',
    });
  });

  it.each([
    ['moved-on', 'report.changed'],
    ['target-missing', 'report.gone'],
  ] as const)('that is refused (%s) says why, and keeps what was typed', async (code, words) => {
    call.mockRejectedValue(new SendingError({ code }, undefined));
    await report(locale);
    expect(await screen.findByText(t(words, {}, locale))).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The name.');
  });
});
