import { Button } from '@mantine/core';
import type { PushDevices, QuietHours } from '@rawi/model/truth/push';
import { useRef, useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { report } from '../../../core/lib/report-error.ts';
import { useShownDocument } from '../../../core/live/use-shown-document.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { SwitchRow } from '../../../core/ui/switch-row.tsx';
import { keptPush } from '../../../domains/push/kept-push.ts';
import {
  changeQuiet,
  pushDevicesOf,
  removeDevice,
  slotOf,
  writeQuiet,
} from '../../../domains/push/own-push.ts';
import { pushSupport } from '../../../domains/push/push-support.ts';
import {
  type SwitchedOn,
  switchOff,
  switchOffEverywhere,
  switchOn,
} from '../../../domains/push/switch-push.ts';
import { useAccount } from '../account-context.ts';
import { leaveEntry } from '../lists/list-states.tsx';
import classes from '../part.module.css';
import { Part } from '../part.tsx';
import { DeviceList } from './device-list.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';

type Problem = Exclude<SwitchedOn, 'on'> | 'failed';

/** On which devices a person is notified, this one among them, and when not. */
export default function DevicesPart() {
  const t = useWords('account');
  const { user } = useAccount();
  const isOnline = useOnline();
  const { state } = useShownDocument(pushDevicesOf(user.uid));
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const stored = state.state === 'ready' ? state.data : undefined;
  const devices = stored?.devices ?? {};
  const here = slotOf(devices, keptPush.read()?.endpoint);
  /** What is chosen while another choice is sent waits for its turn. */
  const last = useRef(Promise.resolve());
  const waiting = useRef(0);

  const run = (change: () => Promise<SwitchedOn | void>) => {
    if (!isOnline) return;
    waiting.current += 1;
    setIsSending(true);
    last.current = last.current.then(() => send(change));
  };
  const send = async (change: () => Promise<SwitchedOn | void>) => {
    setProblem(undefined);
    try {
      const outcome = await change();
      if (outcome !== undefined && outcome !== 'on') setProblem(outcome);
    } catch (error) {
      report('The devices could not be changed.', error);
      setProblem('failed');
    } finally {
      waiting.current -= 1;
      setIsSending(waiting.current > 0);
    }
  };
  return (
    <Part title={t('devices.title')} text={t('devices.text')} saving={isSending ? 'saving' : undefined}>
      <div className={classes.form}>
        {state.state === 'loading' && <SkeletonBox width="100%" height="3rem" />}
        {state.state === 'failed' && <FormNote tone="error">{t('devices.failed')}</FormNote>}
        {(stored || state.state === 'missing') && (
          <ThisDevice
            isOn={here !== undefined}
            onChange={(isOn) => run(() => (isOn ? switchOn() : switchOff(user.uid)))}
          />
        )}
        {problem && <FormNote tone="error">{t(`devices.${problem}`)}</FormNote>}
        {!isOnline && <FormNote tone="neutral">{t('devices.offline')}</FormNote>}
        {stored && Object.keys(devices).length > 0 && (
          <Switched
            stored={stored}
            here={here}
            onRemove={(slot) =>
              run(() => (slot === here ? switchOff(user.uid) : removeDevice(user.uid, slot)))
            }
            onQuiet={(quiet) => run(() => writeQuiet(user.uid, quiet))}
            onHours={(hours) => run(() => changeQuiet(user.uid, hours))}
            onEverywhere={() => run(() => switchOffEverywhere(user.uid))}
          />
        )}
      </div>
    </Part>
  );
}

interface ThisDeviceProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The switch of this device, or why it has none. */
function ThisDevice({ isOn, onChange }: ThisDeviceProps) {
  const t = useWords('account');
  const support = pushSupport();
  if (support !== 'ready') return <FormNote tone="neutral">{t(`devices.${support}`)}</FormNote>;
  return <SwitchRow label={t('devices.here')} text={t('devices.hereText')} isOn={isOn} onChange={onChange} />;
}

interface SwitchedProps {
  readonly stored: PushDevices;
  readonly here: Parameters<typeof removeDevice>[1] | undefined;
  readonly onRemove: (slot: Parameters<typeof removeDevice>[1]) => void;
  readonly onQuiet: (quiet: PushDevices['quiet']) => void;
  readonly onHours: (hours: Partial<QuietHours>) => void;
  readonly onEverywhere: () => void;
}

/** What there is once a device is notified: the quiet hours, the list, and the way out of all. */
function Switched({ stored, here, onRemove, onQuiet, onHours, onEverywhere }: SwitchedProps) {
  const t = useWords('account');
  return (
    <>
      <QuietHoursFields quiet={stored.quiet} onChange={onQuiet} onHours={onHours} />
      <DeviceList devices={stored.devices} here={here} onRemove={onRemove} />
      <div>
        <Button
          variant="default"
          onClick={() => {
            leaveEntry(null);
            onEverywhere();
          }}
        >
          {t('devices.everywhere')}
        </Button>
      </div>
    </>
  );
}
