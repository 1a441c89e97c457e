import { LOCALES } from '@rawi/model/lists/locales';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import ReportListDialog from './report-list-dialog.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn<(input: unknown) => Promise<object>>() }));
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity: call }));

const t = wordsOf('lists');
const comments = wordsOf('comments');
beforeAll(async () => {
  await speak('lists', 'comments', 'choices');
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

describe('the report of a list', () => {
  it.each(LOCALES)(
    'shows where help is as soon as it is about self-harm, and keeps it, in %s',
    async (locale) => {
      const user = userEvent.setup();
      show(<ReportListDialog publicId="p" version={2} onClose={() => {}} />, `/${locale}`);
      const help = () => screen.queryByRole('heading', { name: comments('report.help.title', {}, locale) });
      await user.click(await screen.findByRole('radio', { name: comments('reasons.spam', {}, locale) }));
      expect(help()).toBeNull();
      await user.click(screen.getByRole('radio', { name: comments('reasons.self-harm', {}, locale) }));
      expect(help()).not.toBeNull();
      expect(screen.getByRole('link').getAttribute('href')).toBe('https://findahelpline.com');
      await user.click(screen.getByRole('button', { name: t('reports.confirm', {}, locale) }));
      expect(call).toHaveBeenCalledWith({
        action: 'reportList',
        publicId: 'p',
        version: 2,
        reason: 'self-harm',
      });
      expect(await screen.findByText(t('reports.done', {}, locale))).toBeTruthy();
      expect(help()).not.toBeNull();
    },
  );
});
