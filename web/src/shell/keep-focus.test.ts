import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { keepFocus } from './keep-focus.ts';

const DRAWN = '<div><a href="/en">Rawi</a><a href="/en">Home</a><a href="/en/comics">All comics</a></div>';

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = DRAWN;
});
afterEach(() => root.remove());

const links = () => [...root.querySelectorAll('a')];
/** The app's rendering replaces the one before. */
function takeOver(html = DRAWN) {
  root.innerHTML = html;
}

it('focuses the same link of two that lead to the same page', async () => {
  links()[1]?.focus();
  keepFocus(root);
  takeOver();
  await eventually(() => expect(document.activeElement).toBe(links()[1]));
});

it('knows where the focus has gone since', async () => {
  links()[0]?.focus();
  keepFocus(root);
  links()[2]?.focus();
  takeOver();
  await eventually(() => expect(document.activeElement).toBe(links()[2]));
});

it('the focus stays on what the app itself has focused', async () => {
  links()[0]?.focus();
  keepFocus(root);
  takeOver(`${DRAWN}<input autofocus>`);
  root.querySelector('input')?.focus();
  await Promise.resolve();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('leaves the focus where it is if no link has it', async () => {
  keepFocus(root);
  takeOver();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
