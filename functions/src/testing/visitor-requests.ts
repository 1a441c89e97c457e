import type { VisitorAction } from '@rawi/model/calls/visitor-calls';

/** A valid request of every action, without the action. */
export const VISITOR_REQUESTS: Readonly<Record<VisitorAction, object>> = {
  reportIssue: {
    reportId: 'report-one',
    issue: 'images',
    note: 'The page is black.',
    comicId: 'lantern',
    chapterId: 'lantern-3-en',
    page: 4,
    fault: 'image',
  },
  sendMessage: {
    messageId: 'message-one',
    locale: 'en',
    subject: 'technical',
    name: 'Lina Barakat',
    email: 'lina@example.com',
    message: 'In chapter 6 the pages stop at page 9.',
  },
  sendNotice: {
    messageId: 'notice-one',
    locale: 'ar',
    name: 'Lina Barakat',
    email: 'lina@example.com',
    work: 'The Salt Caravan, drawn by me in 2019.',
    addresses: 'https://rawi.test/en/comic/the-salt-caravan',
    goodFaith: true,
    accurate: true,
    signature: 'Lina Barakat',
  },
  sendCounter: {
    messageId: 'counter-one',
    locale: 'en',
    takedownId: 'chapter:simurgh:simurgh-1-ar',
    name: 'Layla Haddad',
    email: 'layla@example.com',
    address: '5 Harbour Street, Haifa',
    phone: '+972 4 000 0000',
    work: 'The first chapter of Simurgh, https://rawi.test/ar/chapter/simurgh-1-ar.',
    mistake: true,
    jurisdiction: true,
    signature: 'Layla Haddad',
  },
};
