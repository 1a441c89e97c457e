// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { KeptUpload } from './kept-uploads.ts';
import type { UploadStep } from './upload.ts';
import { type QueueParts, type TransferEvents, UploadQueue } from './upload-queue.ts';
import { WireError } from './wire.ts';

interface Sending {
  readonly upload: KeptUpload;
  readonly events: TransferEvents;
  readonly finish: () => void;
  readonly fail: (error: unknown) => void;
}

/** A device: its storage, the lock that its tabs share, and transfers that the test controls. */
function device({ hasRoom = true, arrived = false } = {}) {
  const uploads = new Map<string, KeptUpload>();
  const files = new Map<string, Blob>();
  const sendings: Sending[] = [];
  const cancelled: string[] = [];
  const tabs: UploadQueue[] = [];
  let keeping = Promise.resolve();
  let hashing = Promise.resolve();
  let lock = Promise.resolve();
  let isHeld = false;
  let awake = 0;

  const parts: QueueParts = {
    readKeptUploads: async (uid) => [...uploads.values()].filter((each) => each.uid === uid),
    keepUpload: async (upload) => void uploads.set(upload.key, upload),
    readKeptFile: async ({ key }) => files.get(key),
    async keepFile(key, file) {
      await keeping;
      if (hasRoom) files.set(key, file);
      return hasRoom;
    },
    async forgetUpload(key) {
      uploads.delete(key);
      files.delete(key);
    },
    async hashOf(file) {
      await hashing;
      return `hash of ${await file.text()}`;
    },
    async inOneTab(work, onElsewhere) {
      if (isHeld) onElsewhere();
      const before = lock;
      const run = async () => {
        await before;
        isHeld = true;
        await work();
        isHeld = false;
      };
      lock = run();
      await lock;
    },
    keepAwake: () => {
      awake += 1;
      return () => {
        awake -= 1;
      };
    },
    notifyOtherTabs() {},
    transfer: (upload, _, events, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sendings.push({ upload, events, finish: resolve, fail: reject });
      }),
    hasArrived: async () => arrived,
    cancelSession: async (session) => void cancelled.push(session),
    now: () => 0,
  };
  const openTab = () => {
    const tab = new UploadQueue(parts);
    tabs.push(tab);
    return tab;
  };
  return {
    uploads,
    files,
    sendings,
    cancelled,
    openTab,
    awake: () => awake,
    hash: () => {
      let go = () => {};
      hashing = new Promise((resolve) => {
        go = resolve;
      });
      return () => go();
    },
    hold: () => {
      let go = () => {};
      keeping = new Promise((resolve) => {
        go = resolve;
      });
      return () => go();
    },
  };
}

const kept = (submissionId: string, more: Partial<KeptUpload> = {}): KeptUpload => ({
  key: `${submissionId}/chapter`,
  uid: 'amal',
  submissionId,
  part: 'chapter',
  fileId: `file of ${submissionId}`,
  name: 'one.pdf',
  bytes: 5,
  contentType: 'application/pdf',
  isPaused: false,
  ...more,
});
const file = (text = 'comic') => new Blob([text]);
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};
const steps = (tab: UploadQueue): UploadStep[] => tab.snapshot().map(({ step }) => step);

describe('uploads', () => {
  it('are sent one after the other, and are forgotten when they have arrived', async () => {
    const { openTab, sendings, uploads, files, awake } = device();
    const tab = openTab();
    await tab.add(kept('one'), file());
    await tab.add(kept('two'), file());
    await settle();
    expect([steps(tab), awake(), uploads.size]).toEqual([['sending', 'waiting'], 1, 2]);
    sendings[0]?.finish();
    await eventually(() => expect(steps(tab)).toEqual(['sent', 'sending']));
    sendings[1]?.finish();
    await eventually(() => expect(steps(tab)).toEqual(['sent', 'sent']));
    expect([uploads.size, files.size, awake()]).toEqual([0, 0, 0]);
  });

  it('report their progress, and that there is no answer', async () => {
    const { openTab, sendings } = device();
    const tab = openTab();
    await tab.add(kept('one'), file());
    await settle();
    sendings[0]?.events.onSent(3);
    expect(tab.snapshot()[0]).toMatchObject({ step: 'sending', sent: 3 });
    sendings[0]?.events.onRest();
    expect(steps(tab)).toEqual(['offline']);
  });

  it('stop while they are paused, and continue in their session', async () => {
    const { openTab, sendings, uploads, awake } = device();
    const tab = openTab();
    await tab.add(kept('one'), file());
    await settle();
    sendings[0]?.events.onSession('https://session');
    tab.pause('one/chapter');
    await settle();
    expect([steps(tab), uploads.get('one/chapter')?.isPaused, awake()]).toEqual([['paused'], true, 0]);
    tab.goOn('one/chapter');
    await eventually(() => expect(steps(tab)).toEqual(['sending']));
    expect(sendings[1]?.upload).toMatchObject({ session: 'https://session', isPaused: false });
  });

  it('send nothing while another name is requested, and continue when none was given', async () => {
    const { openTab, sendings, uploads } = device();
    const tab = openTab();
    tab.hold('one/chapter')();
    await tab.add(kept('one'), file());
    await settle();
    sendings[0]?.events.onSession('https://session');
    const goOn = tab.hold('one/chapter');
    await settle();
    expect([steps(tab), uploads.get('one/chapter')?.isPaused]).toEqual([['paused'], false]);
    goOn();
    await eventually(() => expect(steps(tab)).toEqual(['sending']));
    expect(sendings[1]?.upload).toMatchObject({ session: 'https://session' });
    const late = tab.hold('one/chapter');
    await tab.add(kept('one', { fileId: 'another', isPaused: true }), file('other'));
    tab.pause('one/chapter');
    late();
    await settle();
    expect(steps(tab)).toEqual(['paused']);
  });

  it('are replaced by another file of the same part', async () => {
    const { openTab, sendings, uploads } = device();
    const tab = openTab();
    await tab.add(kept('one'), file());
    await settle();
    await tab.add(kept('one', { fileId: 'another' }), file('other'));
    await eventually(() => expect(sendings).toHaveLength(2));
    expect([sendings[1]?.upload.fileId, uploads.get('one/chapter')?.fileId]).toEqual(['another', 'another']);
    expect(steps(tab)).toEqual(['sending']);
  });
});

describe('another page of the same person', () => {
  it('resumes the stored uploads, and a page of another person does not', async () => {
    const { openTab, uploads, files, sendings } = device();
    uploads.set('one/chapter', kept('one', { session: 'https://session' }));
    files.set('one/chapter', file());
    const stranger = openTab();
    await stranger.resume('karim');
    expect(stranger.snapshot()).toEqual([]);
    const tab = openTab();
    await tab.resume('amal');
    await settle();
    expect([steps(tab), sendings[0]?.upload.session]).toEqual([['sending'], 'https://session']);
  });

  it('waits while another tab sends, and continues when that one ends', async () => {
    const { openTab, sendings } = device();
    const [tab, other] = [openTab(), openTab()];
    await tab.add(kept('one'), file());
    await tab.add(kept('two'), file());
    await settle();
    await other.resume('amal');
    await settle();
    expect(steps(other)).toEqual(['elsewhere', 'elsewhere']);
    sendings[0]?.finish();
    await eventually(() => expect(sendings).toHaveLength(2));
    await other.reread();
    expect(steps(other)).toEqual(['elsewhere']);
    expect(sendings.map(({ upload }) => upload.submissionId)).toEqual(['one', 'two']);
  });

  it('leaves a paused upload alone', async () => {
    const { openTab, uploads, files, sendings } = device();
    uploads.set('one/chapter', kept('one', { isPaused: true }));
    files.set('one/chapter', file());
    const tab = openTab();
    await tab.resume('amal');
    await settle();
    expect([steps(tab), sendings.length]).toEqual([['paused'], 0]);
  });
});

describe('a browser without room for the file', () => {
  it('asks for the same one, which it recognizes by size and hash', async () => {
    const { openTab, uploads, sendings } = device({ hasRoom: false });
    await openTab().add(kept('one'), file());
    await eventually(() => expect(uploads.get('one/chapter')?.sha256).toBe('hash of comic'));
    // The page is reloaded.
    const { openTab: reopen, sendings: again, uploads: left } = device({ hasRoom: false });
    for (const each of uploads.values()) left.set(each.key, each);
    const tab = reopen();
    await tab.resume('amal');
    expect([steps(tab), sendings.length, again.length]).toEqual([['needs-file'], 1, 0]);
    expect(await tab.offer('one/chapter', file('comics'))).toBe(false);
    expect(await tab.offer('one/chapter', file('other'))).toBe(false);
    expect(await tab.offer('one/chapter', file('comic'))).toBe(true);
    await settle();
    expect(steps(tab)).toEqual(['sending']);
  });
});

it('sends a file from its beginning when nothing distinguishes it from another', async () => {
  const { openTab, uploads, sendings } = device();
  uploads.set('one/chapter', kept('one', { session: 'https://session' }));
  const tab = openTab();
  await tab.resume('amal');
  expect(steps(tab)).toEqual(['needs-file']);
  expect(await tab.offer('one/chapter', file())).toBe(true);
  await settle();
  expect(sendings[0]?.upload.session).toBeUndefined();
});

it('does not bring back a file that has arrived before its hash is known', async () => {
  const { openTab, uploads, sendings, hash } = device({ hasRoom: false });
  const go = hash();
  const tab = openTab();
  await tab.add(kept('one'), file());
  await settle();
  sendings[0]?.finish();
  await eventually(() => expect(steps(tab)).toEqual(['sent']));
  go();
  await settle();
  expect(uploads.size).toBe(0);
});

describe('a failed upload', () => {
  it('is reported, the next one continues, and it can be tried again', async () => {
    const { openTab, sendings, uploads } = device();
    const tab = openTab();
    await tab.add(kept('one'), file());
    await tab.add(kept('two'), file());
    await settle();
    sendings[0]?.fail(new WireError('failed', '400'));
    await eventually(() => expect(steps(tab)).toEqual(['failed', 'sending']));
    expect(uploads.has('one/chapter')).toBe(true);
    sendings[1]?.fail(new WireError('refused', '403'));
    await eventually(() => expect(steps(tab)).toEqual(['failed', 'refused']));
    tab.goOn('one/chapter');
    await eventually(() => expect(steps(tab)).toEqual(['sending', 'refused']));
  });

  it('has succeeded after all when its name is taken by this very file', async () => {
    const { openTab, sendings, uploads } = device({ arrived: true });
    const tab = openTab();
    await tab.add(kept('one'), file());
    await settle();
    sendings[0]?.fail(new WireError('refused', '403'));
    await eventually(() => expect(steps(tab)).toEqual(['sent']));
    expect(uploads.size).toBe(0);
  });
});

describe('a cancelled upload', () => {
  it('is forgotten here and at Storage', async () => {
    const { openTab, sendings, uploads, files, cancelled } = device();
    const tab = openTab();
    await tab.add(kept('one'), file());
    await settle();
    sendings[0]?.events.onSession('https://session');
    await tab.cancel('one/chapter');
    await settle();
    expect([tab.snapshot(), uploads.size, files.size, cancelled]).toEqual([[], 0, 0, ['https://session']]);
  });

  it('does not come back when it was cancelled while its file was being stored', async () => {
    const { openTab, uploads, files, hold } = device();
    const tab = openTab();
    const go = hold();
    const adding = tab.add(kept('one'), file());
    await settle();
    await tab.cancel('one/chapter');
    go();
    await adding;
    expect([tab.snapshot(), uploads.size, files.size]).toEqual([[], 0, 0]);
  });

  it('that a log-out cancelled is never sent for the next person', async () => {
    const { openTab, uploads, sendings, awake } = device();
    const tab = openTab();
    await tab.add(kept('one'), file());
    await settle();
    tab.clear();
    uploads.clear();
    sendings[0]?.events.onSession('https://session');
    await settle();
    expect([tab.snapshot(), uploads.size, awake()]).toEqual([[], 0, 0]);
    await tab.resume('karim');
    expect([tab.snapshot(), sendings.length]).toEqual([[], 1]);
  });
});
