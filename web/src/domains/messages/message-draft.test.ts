import { beforeEach, expect, it } from 'vitest';
import { keepMessageDraft, readMessageDraft } from './message-draft.ts';

beforeEach(() => sessionStorage.clear());

it('the drafts of the forms are kept side by side, and forgotten one by one', () => {
  const contact = { id: 'one', typed: { name: 'Lina' } };
  const notice = { id: 'two', typed: { work: 'Mine' } };
  keepMessageDraft('contact', contact);
  keepMessageDraft('notice', notice);
  expect(readMessageDraft('contact')).toEqual(contact);
  expect(readMessageDraft('notice')).toEqual(notice);
  keepMessageDraft('contact', undefined);
  expect(readMessageDraft('contact').typed).toEqual({});
  expect(readMessageDraft('notice')).toEqual(notice);
});

it('a new message has an id of its own, and an unreadable draft is ignored', () => {
  expect(readMessageDraft('contact').id).not.toBe(readMessageDraft('contact').id);
  sessionStorage.setItem(
    'rawi-messages',
    '{"contact":{"id":1,"typed":{"name":"Lina"}},"notice":{"id":"two","typed":{"work":3}}}',
  );
  expect(readMessageDraft('contact').typed).toEqual({});
  expect(readMessageDraft('notice')).toEqual({ id: 'two', typed: {} });
});
