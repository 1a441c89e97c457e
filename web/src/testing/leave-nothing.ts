import { cleanup } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, vi } from 'vitest';

/** React and user-event, which stay loaded, listen to these once for each document. */
const OF_PACKAGES = ['selectionchange', 'focus', 'blur'];
const hasPage = typeof document !== 'undefined';
const undo: (() => void)[] = [];

/** What is listened to on the window and the document, to be taken away again. */
function noteListeners(target: EventTarget): void {
  const before = Object.getOwnPropertyDescriptor(target, 'addEventListener');
  const add = target.addEventListener.bind(target);
  const noted: EventTarget['addEventListener'] = (type, listener, options) => {
    const stays = target === document && OF_PACKAGES.includes(type);
    if (!stays) undo.push(() => target.removeEventListener(type, listener, options));
    add(type, listener, options);
  };
  target.addEventListener = noted;
  undo.push(() => {
    Reflect.deleteProperty(target, 'addEventListener');
    if (before) Object.defineProperty(target, 'addEventListener', before);
  });
}

/** What is put over the properties that an object inherits, as tests do with `navigator.locks`. */
function noteProperties(target: object): void {
  const before = new Set(Object.getOwnPropertyNames(target));
  undo.push(() => {
    for (const name of Object.getOwnPropertyNames(target)) {
      if (!before.has(name)) Reflect.deleteProperty(target, name);
    }
  });
}

function noteSize(): void {
  const { innerWidth, innerHeight } = window;
  undo.push(() => void Object.assign(window, { innerWidth, innerHeight }));
}

function noteRoot({ documentElement }: Document): void {
  undo.push(() => {
    for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  });
}

if (hasPage) {
  for (const target of [navigator, document, document.documentElement]) noteProperties(target);
  for (const target of [Element.prototype, HTMLElement.prototype]) noteProperties(target);
  for (const target of [window, document]) noteListeners(target);
  noteSize();
  noteRoot(document);
}

/** Files that share modules, or packages, share the page too: what a file leaves of it goes before the next one begins. */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
  // Some files run in Node alone.
  if (!hasPage) return;
  cleanup();
  // Toasts stay until they are closed, and a fifth one waits for a place: those of an earlier file would take it.
  (await import('@mantine/notifications')).notifications.clean();
  for (const step of undo.splice(0).toReversed()) step();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
