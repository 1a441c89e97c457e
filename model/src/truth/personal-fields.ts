import { HASHED, OWN, type PersonalData } from './personal-data.ts';

/** The name under an article. */
const BYLINE: PersonalData = {
  erased: 'kept',
  downloaded: false,
  why: 'whoever runs the site states it, of somebody who need not have an account; importing the article again changes it',
};

/** Under seal: what was published, which its translator or author wrote. */
const SEALED: PersonalData = {
  erased: 'deleted',
  downloaded: false,
  why: 'it is under seal, and what it names is the profile that a download has',
};
/** Who takes down and gives back, and whose it was. */
const OF_TAKEDOWN: PersonalData = {
  erased: 'deleted',
  downloaded: false,
  why: 'who decided is for reviewers alone, and whose it was is told with the decision',
};
/** The id of a target, which identifies nobody once the account is gone. */
const TARGET: PersonalData = {
  erased: 'kept',
  downloaded: false,
  why: 'an id, which names nobody without an account',
};

/** Whom somebody else follows, ignores or blocks. */
const CHOSEN: PersonalData = { erased: 'deleted', downloaded: false, why: 'it is somebody else’s choice' };
/** Who helped to correct a chapter. */
const CREDITED: PersonalData = {
  erased: 'deleted',
  downloaded: false,
  why: 'it is public, and what was corrected is in the suggestions that a download has',
};
/** Whom somebody else has mentioned. */
const MENTIONED: PersonalData = {
  erased: 'deleted',
  downloaded: false,
  why: 'it is in somebody else’s words, which lose it; the name that they typed stays theirs',
};

/** The fields that name a person, by the file and the schema they stand in. */
export const PERSONAL_FIELDS: Readonly<Record<string, PersonalData>> = {
  'ask.wantedSchema.uid': OWN,
  'application.applicationSchema.uid': OWN,
  'blocked.blockedPersonSchema.uid': CHOSEN,
  'blog.blogTextSchema.author': BYLINE,
  'blog.blogSchema.texts.en.author': BYLINE,
  'blog.blogSchema.texts.ar.author': BYLINE,
  'chapter.chapterSchema.translator': {
    erased: 'deleted',
    downloaded: false,
    why: 'it is public, and what it names is the profile that a download has',
  },
  'audit.auditSchema.by': {
    erased: 'deleted',
    downloaded: false,
    why: 'what was decided stays true; a name that leads to nobody stands in its place',
  },
  'comment-flag.commentFlagSchema.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its author is in the comment',
  },
  'comment.commentSchema.uid': OWN,
  'comment.commentSchema.author': OWN,
  'comment.commentSchema.mentioned.uid': MENTIONED,
  'comment.mentionedSchema.uid': MENTIONED,
  'comment.withheldCommentSchema.uid': OWN,
  'comment.commentLikeSchema.uid': OWN,
  'comment-report.commentReportSchema.uid': OWN,
  'feed.feedEntrySchema.translator': {
    erased: 'kept',
    downloaded: false,
    why: 'it is in the feed of somebody else, as the chapter had it, until newer ones take its place',
  },
  'file.fileSchema.uid': OWN,
  'follow.followSchema.translatorId': CHOSEN,
  'ignored.ignoredPersonSchema.uid': CHOSEN,
  'list-report.listReportSchema.uid': OWN,
  'rating-report.ratingReportSchema.uid': OWN,
  'list-report.listFlagSchema.author': {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its owner is in the list',
  },
  'list-report.listFlagSchema.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its owner is in the list',
  },
  'public-list.listOwnerSchema.uid': OWN,
  'public-list.publicListSchema.owner': OWN,
  'public-list.publicListSchema.owner.uid': OWN,
  'mail.mailSchema.to': { erased: 'deleted', downloaded: false, why: 'the address is the account’s own' },
  'message.messageSchema.email': {
    erased: 'kept',
    downloaded: false,
    why: 'it was typed for an answer, with or without an account',
  },
  'message.messageSchema.reader.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'what others report of them is for reviewers',
  },
  'message.messageSchema.uid': OWN,
  'notification.notificationSchema.author': {
    erased: 'deleted',
    downloaded: false,
    why: 'it is in somebody else’s list, which loses it with the answer’s author',
  },
  'notification.notificationSchema.translator': {
    erased: 'kept',
    downloaded: false,
    why: 'it is in somebody else’s list, as the chapter had it, for 90 days',
  },
  'publication.publicationSchema.uid': {
    erased: 'kept',
    downloaded: false,
    why: 'an id, which names nobody without an account',
  },
  'report.reportSchema.reporter': OWN,
  'review.reviewSchema.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its owner is in the submission',
  },
  'review.reviewSchema.claim.uid': { erased: 'deleted', downloaded: false, why: 'it is for reviewers alone' },
  'review.reviewSchema.decisions.by': {
    erased: 'deleted',
    downloaded: false,
    why: 'who decided is for reviewers alone',
  },
  'review.reviewSchema.decisions.by.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'who decided is for reviewers alone',
  },
  'reset-code.resetCodeSchema.uid': HASHED,
  'sealed.sealedSchema.article.texts.ar.author': BYLINE,
  'sealed.sealedSchema.article.texts.en.author': BYLINE,
  'sealed.sealedSchema.chapter.translator': SEALED,
  'sealed.sealedSchema.comment.author': SEALED,
  'sealed.sealedSchema.comment.mentioned.uid': SEALED,
  'sealed.sealedSchema.comment.uid': SEALED,
  'sealed.sealedSchema.uid': SEALED,
  'sealed.sealedSchema.withheld.uid': SEALED,
  'submission.submissionSchema.uid': OWN,
  'submission.revisionSchema.uid': OWN,
  'transcript-draft.transcriptDraftSchema.uid': OWN,
  'suggestion.suggestionSchema.uid': OWN,
  'suggestion.suggestionSchema.translatorId': {
    erased: 'deleted',
    downloaded: false,
    why: 'it is somebody else’s suggestion, which loses it',
  },
  'suggestion.suggestionVotesSchema.uid': OWN,
  'suggestion.chapterChangesSchema.helpers.uid': CREDITED,
  'chapter.chapterSchema.changes.helpers.uid': CREDITED,
  'sealed.sealedSchema.chapter.changes.helpers.uid': SEALED,
  'takedown.takedownSchema.by': OF_TAKEDOWN,
  'takedown.takedownSchema.by.uid': OF_TAKEDOWN,
  'takedown.takedownSchema.returned.by': OF_TAKEDOWN,
  'takedown.takedownSchema.returned.by.uid': OF_TAKEDOWN,
  'takedown.takedownSchema.target.uid': TARGET,
  'takedown.takedownSchema.whose.uid': OF_TAKEDOWN,
  'takedown.takedownTargetSchema.uid': TARGET,
  'votes.comicRatingSchema.uid': OWN,
  'votes.comicTagsSchema.uid': OWN,
  'votes.ratingSchema.uid': OWN,
  'votes.reactionSchema.uid': OWN,
};
