import type { CommunityAction } from '@rawi/model/calls/community-calls';

const comment = { comicId: 'one', commentId: 'a' };

/** A valid request of every action, without the action. */
export const COMMUNITY_REQUESTS: Readonly<Record<CommunityAction, object>> = {
  hideComment: { ...comment, reason: 'insult', note: 'The second line.' },
  showComment: { ...comment, version: 1 },
  publishList: { listId: 'own' },
  unpublishList: { listId: 'own' },
  reportList: { publicId: 'a-list', version: 1, reason: 'insult', note: 'The name.' },
  reportReader: {
    readerUid: 'layla',
    seen: { name: 'Layla', photo: null },
    reason: 'insult',
    note: 'The name.',
  },
  reportRating: { comicId: 'one', ageRating: '16', contentNotes: ['blood'], note: 'The last page.' },
  hideList: { publicId: 'a-list', reason: 'insult', note: 'The name.' },
  showList: { publicId: 'a-list', version: 1 },
  muteAccount: { uid: 'omar', days: 7 },
  markRead: { notificationId: 'reply_a' },
  pushKey: {},
  ask: { title: 'Neon Falcon', number: null, language: 'en' },
  joinAsk: { askId: 'an-ask' },
  leaveAsk: { askId: 'an-ask' },
  hideAsk: { askId: 'an-ask', hidden: true },
  answerAsk: { askId: 'an-ask', comicId: 'one' },
  suggestCorrection: {
    suggestionId: 'a-suggestion',
    comicId: 'one',
    chapterId: 'one-1-en',
    page: 1,
    kind: 'typo',
    place: [100, 100, 900, 400],
    before: 'teh sea',
    after: 'the sea',
    note: 'In the second balloon.',
    named: true,
  },
  withdrawSuggestion: { suggestionId: 'a-suggestion' },
  listSuggestions: { comicId: 'one', chapterId: 'one-1-en' },
  listCorrectedChapters: {},
  agreeWithSuggestion: { suggestionId: 'a-suggestion', agrees: true },
  reportSuggestion: { suggestionId: 'a-suggestion', reason: 'insult' },
  decideSuggestion: { suggestionId: 'a-suggestion', accepted: false, word: 'It is an old spelling.' },
  judgeSuggestion: { suggestionId: 'a-suggestion', remove: true },
  objectToHiding: { ...comment, text: 'It is a quotation.' },
};
