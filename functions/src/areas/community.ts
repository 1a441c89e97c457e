import { COMMUNITY_CALLS } from '@rawi/model/calls/community-calls';
import { agreeWithSuggestion } from '../calls/agree-with-suggestion.ts';
import { answerAsk } from '../calls/answer-ask.ts';
import { ask } from '../calls/ask.ts';
import { decideSuggestion } from '../calls/decide-suggestion.ts';
import { hideAsk } from '../calls/hide-ask.ts';
import { hideComment } from '../calls/hide-comment.ts';
import { hideList } from '../calls/hide-list.ts';
import { joinAsk } from '../calls/join-ask.ts';
import { judgeSuggestion } from '../calls/judge-suggestion.ts';
import { leaveAsk } from '../calls/leave-ask.ts';
import { listCorrectedChapters } from '../calls/list-corrected-chapters.ts';
import { listSuggestions } from '../calls/list-suggestions.ts';
import { markRead } from '../calls/mark-read.ts';
import { muteAccount } from '../calls/mute-account.ts';
import { objectToHiding } from '../calls/object-to-hiding.ts';
import { publishList } from '../calls/publish-list.ts';
import { pushKey } from '../calls/push-key.ts';
import { reportList } from '../calls/report-list.ts';
import { reportRating } from '../calls/report-rating.ts';
import { reportReader } from '../calls/report-reader.ts';
import { reportSuggestion } from '../calls/report-suggestion.ts';
import { showComment } from '../calls/show-comment.ts';
import { showList } from '../calls/show-list.ts';
import { suggestCorrection } from '../calls/suggest-correction.ts';
import { unpublishList } from '../calls/unpublish-list.ts';
import { withdrawSuggestion } from '../calls/withdraw-suggestion.ts';
import { type Area, perPerson } from './area.ts';

/** The calls about what readers say to each other; docs/calls.md shows them with who may make them. */
export const COMMUNITY: Area<typeof COMMUNITY_CALLS> = {
  calls: COMMUNITY_CALLS,
  operations: {
    hideComment: perPerson('hideComment', hideComment),
    showComment: perPerson('showComment', showComment),
    publishList: perPerson('publishList', publishList),
    unpublishList: perPerson('unpublishList', unpublishList),
    reportList: perPerson('reportList', reportList),
    reportReader: perPerson('reportReader', reportReader),
    reportRating: perPerson('reportRating', reportRating),
    hideList: perPerson('hideList', hideList),
    showList: perPerson('showList', showList),
    muteAccount: perPerson('muteAccount', muteAccount),
    objectToHiding: perPerson('objectToHiding', objectToHiding),
    markRead: perPerson('markRead', markRead),
    pushKey: perPerson('pushKey', pushKey),
    ask: perPerson('ask', ask),
    joinAsk: perPerson('joinAsk', joinAsk),
    leaveAsk: perPerson('leaveAsk', leaveAsk),
    hideAsk: perPerson('hideAsk', hideAsk),
    answerAsk: perPerson('answerAsk', answerAsk),
    suggestCorrection: perPerson('suggestCorrection', suggestCorrection),
    withdrawSuggestion: perPerson('withdrawSuggestion', withdrawSuggestion),
    listSuggestions: perPerson('listSuggestions', listSuggestions),
    listCorrectedChapters: perPerson('listCorrectedChapters', listCorrectedChapters),
    agreeWithSuggestion: perPerson('agreeWithSuggestion', agreeWithSuggestion),
    reportSuggestion: perPerson('reportSuggestion', reportSuggestion),
    decideSuggestion: perPerson('decideSuggestion', decideSuggestion),
    judgeSuggestion: perPerson('judgeSuggestion', judgeSuggestion),
  },
};
