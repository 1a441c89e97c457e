import { paths } from '@rawi/model/paths';
import {
  DEFAULT_QUIET,
  DEVICE_SLOTS,
  type DeviceSlot,
  type PushDevice,
  type PushDevices,
  pushDevicesSchema,
  type QuietHours,
} from '@rawi/model/truth/push';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore';
import { documentAt, readDocument } from '../../core/data/documents.ts';
import { writeSaves } from '../../core/data/saves.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/** The devices on which a person is notified, and their quiet hours; missing before the first. */
export const pushDevicesOf = documentAt(paths.pushDevices, pushDevicesSchema);

/** Reads them once. */
export const readPushDevices = (uid: string) => readDocument(pushDevicesOf(uid));

/** The place of a browser by its address. */
export function slotOf(
  devices: PushDevices['devices'],
  endpoint: string | undefined,
): DeviceSlot | undefined {
  return DEVICE_SLOTS.find((slot) => devices[slot] !== undefined && devices[slot].endpoint === endpoint);
}

/** A place that nobody has; undefined if all are taken. */
export function freeSlot(devices: PushDevices['devices']): DeviceSlot | undefined {
  return DEVICE_SLOTS.find((slot) => devices[slot] === undefined);
}

/** The quiet hours of who has none yet, by this device's clock. */
export const quietHere = (): QuietHours => ({
  ...DEFAULT_QUIET,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Puts this device into a place; the first one brings quiet hours. Rejects as `writeSaves` does. */
export async function writeDevice(
  uid: string,
  stored: PushDevices | undefined,
  slot: DeviceSlot,
  device: PushDevice,
): Promise<void> {
  if (stored) await change(uid, { [`devices.${slot}`]: device });
  else {
    const first = { devices: { [slot]: device }, quiet: quietHere() };
    await writeSaves(uid, referenceOf(uid), (saves) => setDoc(referenceOf(uid), { ...first, saves }));
  }
}

/** Takes out one device. */
export async function removeDevice(uid: string, slot: DeviceSlot): Promise<void> {
  await change(uid, { [`devices.${slot}`]: deleteField() });
}

/** Takes out all of them, in one write. */
export async function removeDevices(uid: string): Promise<void> {
  await change(uid, { devices: {} });
}

export async function writeQuiet(uid: string, quiet: QuietHours | null): Promise<void> {
  await change(uid, { quiet });
}

/** Changes some of the quiet hours that there are. */
export async function changeQuiet(uid: string, hours: Partial<QuietHours>): Promise<void> {
  const fields = Object.entries(hours).map(([name, value]) => [`quiet.${name}`, value]);
  await change(uid, Object.fromEntries(fields));
}

const referenceOf = (uid: string) => doc(firebaseFirestore(), paths.pushDevices(uid));

async function change(uid: string, fields: object): Promise<void> {
  await writeSaves(uid, referenceOf(uid), (saves) => updateDoc(referenceOf(uid), { ...fields, saves }));
}
