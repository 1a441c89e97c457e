import type { PushDevice, PushDevices } from '@rawi/model/truth/push';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keptPush } from '../../../domains/push/kept-push.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import DevicesPart from './devices-part.tsx';

const site = vi.hoisted(() => ({
  stored: undefined as unknown,
  support: 'ready',
  switchOn: vi.fn<() => Promise<string>>(),
  switchOff: vi.fn<(uid: string) => Promise<void>>(),
  everywhere: vi.fn<(uid: string) => Promise<void>>(),
  remove: vi.fn<(uid: string, slot: string) => Promise<void>>(),
  quiet: vi.fn<(uid: string, quiet: unknown) => Promise<void>>(),
  hours: vi.fn<(uid: string, hours: unknown) => Promise<void>>(),
  state: 'missing',
}));
vi.mock('../account-context.ts', () => ({ useAccount: () => ({ user: { uid: 'me' } }) }));
vi.mock('../../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../../core/live/use-shown-document.ts', () => ({
  useShownDocument: () => ({
    state: site.stored ? { state: 'ready', data: site.stored } : { state: site.state },
  }),
}));
vi.mock('../../../domains/push/push-support.ts', () => ({ pushSupport: () => site.support }));
vi.mock('../../../domains/push/switch-push.ts', () => ({
  switchOn: site.switchOn,
  switchOff: site.switchOff,
  switchOffEverywhere: site.everywhere,
}));
vi.mock('../../../domains/push/own-push.ts', async (original) => ({
  ...(await original<object>()),
  removeDevice: site.remove,
  writeQuiet: site.quiet,
  changeQuiet: site.hours,
}));

const w = wordsOf('account');
const t = (key: string, values?: Readonly<Record<string, string>>) => w(`devices.${key}`, values);
const device = (name: string): PushDevice => ({
  endpoint: `https://web.push.apple.com/${name}`,
  p256dh: '',
  auth: '',
  key: '',
  browser: 'firefox',
  system: 'linux',
  addedAt: new Date('2026-01-02T12:00:00Z'),
  signedInAt: 1,
});
const stored: PushDevices = {
  devices: { '0': device('here'), '4': { ...device('there'), browser: 'safari', system: 'ios' } },
  quiet: { from: 22, until: 8, zone: 'Asia/Riyadh' },
  saves: { at: new Date(0), count: 1 },
};
const here = () => screen.getByRole<HTMLInputElement>('switch', { name: t('here') });

beforeAll(() => speak('account', 'shell'));
beforeEach(() => {
  for (const call of [site.switchOff, site.everywhere, site.remove, site.quiet, site.hours])
    call.mockReset().mockResolvedValue();
  site.switchOn.mockReset().mockResolvedValue('on');
  Object.assign(site, { stored, support: 'ready', state: 'missing' });
  keptPush.keep({ uid: 'me', endpoint: 'https://web.push.apple.com/here', signedInAt: 1 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('the devices of a person are listed, taken out one by one or all, and quiet for the hours that are chosen', async () => {
  const user = userEvent.setup();
  show(<DevicesPart />);
  const rows = within(screen.getByRole('list', { name: t('list') })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent.includes(t('isHere')))).toEqual([true, false]);
  expect(rows[1]?.textContent).toContain('Safari');
  await user.click(within(rows[1] as HTMLElement).getByRole('button'));
  expect(site.remove).toHaveBeenCalledExactlyOnceWith('me', '4');
  await user.selectOptions(screen.getByLabelText(t('until')), '9');
  expect(site.hours).toHaveBeenLastCalledWith('me', expect.objectContaining({ until: 9 }));
  await user.click(screen.getByRole('switch', { name: t('quiet') }));
  expect(site.quiet).toHaveBeenLastCalledWith('me', null);
  expect(here().checked).toBe(true);
  await user.click(here());
  expect(site.switchOff).toHaveBeenCalledExactlyOnceWith('me');
  await user.click(screen.getByRole('button', { name: t('everywhere') }));
  expect(site.everywhere).toHaveBeenCalledExactlyOnceWith('me');
});

it('what is chosen while another choice is sent is sent after it', async () => {
  const user = userEvent.setup();
  let finish = () => {};
  site.hours.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  show(<DevicesPart />);
  await user.selectOptions(screen.getByLabelText(t('from')), '21');
  await user.selectOptions(screen.getByLabelText(t('until')), '7');
  expect(site.hours).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() =>
    expect(site.hours).toHaveBeenLastCalledWith('me', expect.objectContaining({ until: 7 })),
  );
});

it.each(['loading', 'failed'])('no switch says “off” of a device that may be on: %s', (state) => {
  Object.assign(site, { stored: undefined, state });
  show(<DevicesPart />);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByText(t('failed')) !== null).toBe(state === 'failed');
});

it.each(['denied', 'dismissed', 'full', 'unknown-service', 'failed'])(
  'why this device stays off is told: %s',
  async (why) => {
    if (why === 'failed') site.switchOn.mockRejectedValue(new Error('offline'));
    else site.switchOn.mockResolvedValue(why);
    site.stored = undefined;
    show(<DevicesPart />);
    await userEvent.setup().click(here());
    expect((await screen.findByRole('alert')).textContent).toBe(t(why));
    expect(screen.queryByRole('list')).toBeNull();
  },
);

it.each(['install', 'denied', 'none'])(
  'a browser that cannot be notified has no switch and says why: %s',
  (support) => {
    Object.assign(site, { support, stored: undefined });
    show(<DevicesPart />);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(t(support))).toBeTruthy();
  },
);
