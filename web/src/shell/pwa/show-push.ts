import { isLocale } from '@rawi/model/lists/locales';
import { NOTIFIED_PARAM, type PushMessage } from '@rawi/model/truth/push-message';
import { fieldOf } from '../../core/device/device-store.ts';
import { isMarkedForChildren } from '../../domains/childrens-mode/mode-marker.ts';
import { showBadge } from '../../domains/notifications/app-badge.ts';

/** One notification of ours is on the screen: a newer one takes its place. */
const TAG = 'rawi';

/** Shows what is pushed, and opens its page. A browser demands that each message shows something. */
export function showPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    event.waitUntil(show(worker, messageOf(event.data)));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, fieldOf(event.notification.data, 'path')));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    if (isChange(event)) event.waitUntil(renew(worker, event.oldSubscription));
  });
}

async function show(worker: ServiceWorkerGlobalScope, sent: PushMessage): Promise<void> {
  const message = (await isMarkedForChildren()) ? namingNothing(sent) : sent;
  showBadge(message.unread);
  await worker.registration.showNotification(message.title, {
    body: message.body,
    tag: TAG,
    lang: message.locale,
    dir: message.dir,
    icon: '/icons/icon-192.png',
    data: { path: message.path },
  });
}

/** In the mode for children: a message has no rating, and what it names may be for more. It says that there is something. */
export const namingNothing = ({ unread, locale, dir }: PushMessage): PushMessage => ({
  ...messageOf(null),
  unread,
  locale,
  dir,
});

/** Goes to an open window that is there already, else opens one: what somebody reads or types in another is left alone. */
async function open({ clients, location }: ServiceWorkerGlobalScope, path: unknown): Promise<void> {
  const { href, origin } = new URL(typeof path === 'string' ? path : '/', location.origin);
  const url = origin === location.origin ? href : location.origin;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => plain(each.url) === plain(url));
  if (!there) return void (await clients.openWindow(url));
  // It opens nothing by which it would learn that the notification was seen.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window of ours is the one other end.
  there.postMessage({ [NOTIFIED_PARAM]: new URL(url).searchParams.get(NOTIFIED_PARAM) });
  await there.focus();
}

/** An address without what says that it was opened from a notification: the page takes that out of its own. */
function plain(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(NOTIFIED_PARAM);
  return url.href;
}

/** A browser that ends a subscription by itself gets another one; the next page that opens stores its address. */
async function renew(
  { registration }: ServiceWorkerGlobalScope,
  before: PushSubscription | null,
): Promise<void> {
  const key = before?.options.applicationServerKey;
  if (key) await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
}
const isChange = (event: Event): event is SubscriptionChange => 'oldSubscription' in event;

/** What was sent; of a message that cannot be read, that there is one. */
export function messageOf(data: Pick<PushMessageData, 'json'> | null): PushMessage {
  const sent = jsonOf(data);
  const [title, body, path, unread] = ['title', 'body', 'path', 'unread'].map((name) => fieldOf(sent, name));
  const locale = fieldOf(sent, 'locale');
  return {
    title: typeof title === 'string' && title !== '' ? title : 'Rawi · راوي',
    body: typeof body === 'string' ? body : '',
    path: typeof path === 'string' ? path : '/',
    locale: isLocale(locale) ? locale : 'en',
    dir: fieldOf(sent, 'dir') === 'rtl' ? 'rtl' : 'ltr',
    unread: typeof unread === 'number' && unread > 0 ? unread : 0,
  };
}

function jsonOf(data: Pick<PushMessageData, 'json'> | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
