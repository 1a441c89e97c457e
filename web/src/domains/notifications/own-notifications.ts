import { paths } from '@rawi/model/paths';
import { type Notification, notificationSchema } from '@rawi/model/truth/notification';
import { orderBy } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

const converter = converterOf<Notification>(notificationSchema);

/** A person's notifications, newest first; those of kinds that this build does not know are left out. */
export const notificationsOf = (uid: string, size?: number): ListSource<Notification> => ({
  path: paths.notifications(uid),
  name: size === undefined ? 'newest' : `newest ${size}`,
  converter,
  constraints: [orderBy('at', 'desc')],
  ...(size !== undefined && { size }),
});
