import { isForTests, type SourceFile, suffixOf } from './source-file.ts';

const STAFF = 'what staff decided, whom moderation has asked for it';

/** Functions that grant a proof for locked rows, each with the basis of the permission. */
const MAKERS: Record<string, string> = {
  'features/ads/ad-accounts/ad-account.service.ts': 'whose ad account it is, while it is open',
  'features/business/profiles/edit-badges/edit-badges.service.ts': 'a shop whose badges are approved',
  'features/core/identity/erase-accounts/erase-accounts.service.ts': 'a grace period that is over',
  'features/core/people/pair-lock.service.ts':
    'no block, an open profile or an invite, or what they have begun',
  'features/core/people/person-moderation.service.ts': STAFF,
  'features/library/boards/board-lock.service.ts': 'what the access rules say under the lock',
  'features/library/members/answer-email-invite/answer-email-invite.service.ts':
    'a link of an invite that is there under the lock',
  'features/library/members/answer-invite/answer-invite.service.ts': 'an invite that is there under the lock',
  'features/library/pins/like-try/like-try.service.ts': 'whoever sees the try, as the access rules say',
  'features/library/pins/pin-lock.service.ts': 'whoever sees the pin, as the access rules say under the lock',
  'features/library/pins/pin-rows.service.ts':
    'whose pin it is, the proof of the board that it is on, or what staff decided',
  'features/library/pins/tries.service.ts': STAFF,
  'features/library/saves/remove-pin.service.ts': STAFF,
  'features/library/work/board-work.service.ts':
    'the blocking action, which began with a proof and is locked too',
  'features/social/comments/comment-deletion.service.ts': 'its author, its pinner, or staff',
  'features/social/comments/like-comment/like-comment.service.ts':
    'whoever sees the comment, as the access rules say',
  'features/social/conversations/conversation.service.ts': 'who takes part, as listed under the lock',
  'features/social/conversations/message.service.ts': STAFF,
  'features/trust/moderation/answer-appeal/answer-appeal.service.ts': 'an appeal that others decided on',
  'features/trust/moderation/appeal-decision/appeal-decision.service.ts': 'whom the decision is about',
  'features/trust/moderation/decide-case/decide-case.service.ts': 'an open case of somebody else',
};

/** Nouns whose rows no person guards: files, which live as long as something shows them, and measured events. */
const UNGUARDED = /^(?:media|events)\//;

const NEW = 'nothing is there to lock as yet';
const COUNT = 'counts what others have written, by a difference';
const NAMES = 'the names of a person, who is locked while one of them is claimed';
const ENDED = 'what has ended, and nobody may bring back';
const ENDS = 'locks what is there and looks whether it may go, in one statement';
const PAGES = 'a copy of what a page of the web says, which no person writes';
const OPERATOR = "the operator's command, whom nobody may refuse";
const EVENT = 'tells of what an event has reported, and is new';
const LINK = 'a secret that only whoever is meant has, and that is used up';
const SESSION = 'a session that this request has opened or named, of the account that it belongs to';
const TOKEN = 'the token that this request has shown';
const REPORT = 'what a tag, which anybody may call, or the holder of a token reports, and is new';
const SITE = 'the site asks nobody whether it may show a tip, once';

const FOUND = 'what a job finds by the texts of rows, or counts, which no person writes';

/** Functions that write without a proof, each with its reason. */
const UNPROVEN: Record<string, string> = {
  'access/business-actions.store.ts insertAction': NEW,
  'access/business-invites.store.ts deleteInviteBetween': 'nobody is asked any longer by whom they block',
  'access/business-invites.store.ts deleteOldInvites': ENDED,
  'access/business-actions.store.ts nameThings': 'what a logged call has made, of which its row says so once',
  'billing/promotions/promotions.store.ts endPromotion': OPERATOR,
  'billing/promotions/promotions.store.ts insertPromotion': OPERATOR,
  'boards/create-board/create-board.store.ts insertBoard': NEW,
  'boards/former-slugs.store.ts forgetFormerSlug': NAMES,
  'boards/former-slugs.store.ts noteFormerSlug': NAMES,
  'boards/former-slugs.store.ts passFormerSlugs': NAMES,
  'boards/topics-key.store.ts markTopicsDue': FOUND,
  'boards/topics-key.store.ts replaceTopicsKeys': FOUND,
  'audiences/refresh-audiences/refresh-audiences.store.ts dropMembers': FOUND,
  'audiences/refresh-audiences/refresh-audiences.store.ts purgeMembers': ENDED,
  'audiences/refresh-audiences/refresh-audiences.store.ts putMembers': FOUND,
  'audiences/refresh-audiences/refresh-audiences.store.ts setSize': FOUND,
  'delivery/record-events.store.ts insertAdEvent': EVENT,
  'keywords/search-counts.store.ts countKeyword': COUNT,
  'keywords/search-counts.store.ts countQuery': COUNT,
  'keywords/search-counts.store.ts deleteQueriesBefore': ENDED,
  'ad-reports/run-reports/run-reports.store.ts deleteRunsBefore': ENDED,
  'catalogs/run.store.ts deleteRunsBefore': ENDED,
  'delivery/purge-ads/purge-ads.store.ts deleteEventsBefore': ENDED,
  'delivery/purge-ads/purge-ads.store.ts deleteSeenBefore': ENDED,
  'delivery/purge-ads/purge-ads.store.ts deleteSpendBefore': ENDED,
  'conversion-events/purge-conversions/purge-conversions.store.ts deleteActionsBefore': ENDED,
  'conversion-events/purge-conversions/purge-conversions.store.ts deleteEventsBefore': ENDED,
  'conversion-events/purge-conversions/purge-conversions.store.ts deleteGrantsBefore': ENDED,
  'conversion-events/purge-conversions/purge-conversions.store.ts deleteTestEventsBefore': ENDED,
  'conversion-files/purge-files/purge-files.store.ts deleteFilesBefore': ENDED,
  'conversion-events/receive-api-events/receive-api-events.store.ts noteUse': TOKEN,
  'conversion-events/record-conversions.store.ts claimActions': REPORT,
  'conversion-events/record-conversions.store.ts insertEvents': REPORT,
  'conversion-events/test-events.store.ts insertTestEvents': REPORT,
  'experiences/manage-experiences/manage-experiences.store.ts insertExperience': NEW,
  'experiences/manage-experiences/manage-experiences.store.ts noteChange': EVENT,
  'experiences/meet-experiences/meet-experiences.store.ts countState': COUNT,
  'experiences/purge-days/purge-days.store.ts deleteDaysBefore': ENDED,
  'people/person-flags.store.ts setCountedForTopics': FOUND,
  'pins/topics-key.store.ts markTopicsDue': FOUND,
  'pins/topics-key.store.ts replaceTopicsKeys': FOUND,
  'analytics/purge-days/purge-days.store.ts deleteDaysBefore': ENDED,
  'analytics/roll-up/roll-up.store.ts writeDays': FOUND,
  'search/count-words/count-words.store.ts addCounts': FOUND,
  'search/count-words/count-words.store.ts advancePass': FOUND,
  'search/count-words/count-words.store.ts beginPass': FOUND,
  'search/count-words/count-words.store.ts endPass': FOUND,
  'topics/assign-topics/assign-topics.store.ts fileBoards': FOUND,
  'topics/filing.store.ts filePins': FOUND,
  'topics/count-pins/count-pins.store.ts writePinCount': FOUND,
  'sitemaps/sitemap-files.store.ts forgetFilesBefore': FOUND,
  'sitemaps/sitemap-files.store.ts saveFile': FOUND,
  'topics/edit-topics/edit-topics.store.ts insertTopic': NEW,
  'topics/topic-follow.store.ts addToFollowers': COUNT,
  'topics/topic-follow.store.ts countLostFollower': COUNT,
  'topics/topic-follow.store.ts countMovedFollows': COUNT,
  'topics/topic-follow.store.ts countNewFollower': COUNT,
  'topics/topic-follow.store.ts moveTopicFollows': FOUND,
  'articles/edit-articles/edit-articles.store.ts insertArticle': NEW,
  'boards/recently-deleted/recently-deleted.store.ts deleteBoardForGood': ENDS,
  'boards/recently-deleted/recently-deleted.store.ts deleteTodosForGood': ENDED,
  'boards/recently-deleted/recently-deleted.store.ts forgetEndedWork': ENDED,
  'boards/recount.store.ts addToSectionPins': COUNT,
  'comments/purge-comments/purge-comments.store.ts deleteExpired': ENDS,
  'conversations/create-conversation/create-conversation.store.ts claimPair': NEW,
  'conversations/create-conversation/create-conversation.store.ts insertConversation': NEW,
  'identity/account.store.ts insertAccount': NEW,
  'identity/leave-account/leave-account.store.ts keepAccount': ENDS,
  'identity/link-account/link-account.store.ts deleteLink': 'matches the owner who asks, in one statement',
  'identity/mailed-link.store.ts consumeLink': LINK,
  'identity/mailed-link.store.ts insertLink': NEW,
  'identity/session.store.ts deleteEnded': ENDED,
  'identity/session.store.ts endSession': SESSION,
  'identity/session.store.ts endSessions': SESSION,
  'identity/session.store.ts noteUse': SESSION,
  'identity/social-login/social-login.store.ts consumeStep': LINK,
  'identity/social-login/social-login.store.ts insertStep': NEW,
  'members/invite-by-email/invite-by-email.store.ts deleteOldEmailInvites': ENDED,
  'members/part-ways/part-ways.store.ts forgetRequestsBetween':
    'nobody is asked any longer by whom they block, of whatever board',
  'moderation/request-takedown/request-takedown.store.ts insertTakedown': NEW,
  'moderation/case.store.ts openCase': NEW,
  'notifications/deliver-notification.store.ts insertBundled': EVENT,
  'notifications/deliver-notification.store.ts insertNotification': EVENT,
  'notifications/notify-follow/notify-follow.store.ts insertOnce': EVENT,
  'notifications/purge-notifications/purge-notifications.store.ts deleteNotificationsBefore': ENDED,
  'people/count-views/count-views.store.ts writeViews': COUNT,
  'people/invite-mail.store.ts insertOptOut':
    'the signed link of a mail, which names an address and no person',
  'people/mark-person/mark-person.store.ts setAdsOnly': OPERATOR,
  'people/mark-person/mark-person.store.ts setMark': OPERATOR,
  'people/mark-person/mark-person.store.ts setMinimalHeader': OPERATOR,
  'people/mark-person/mark-person.store.ts setShoppingList': OPERATOR,
  'people/person-counts.store.ts changeCountsInHome': COUNT,
  'people/person-of-account.store.ts insertPerson': NEW,
  'people/person-flags.store.ts setStaff': OPERATOR,
  'people/person-moderation.store.ts liftEnded': ENDED,
  'people/person-settings.store.ts insertState': SITE,
  'tags/delete-tag/delete-tag.store.ts purgeTagsDeletedBefore': ENDED,
  'pins/link-previews/link-preview.store.ts forgetLink': PAGES,
  'pins/link-previews/link-preview.store.ts keepLinks': PAGES,
  'pins/link-previews/link-preview.store.ts noteCheck': PAGES,
  'pins/link-previews/link-preview.store.ts takeDueLinks': PAGES,
  'pins/link-previews/pins-of-link.store.ts partPinsFromLink': PAGES,
  'pins/link-previews/pins-of-link.store.ts summarizePins': PAGES,
  'pins/pin-rows.store.ts insertPinRow': NEW,
  'pins/purge-pins/purge-pins.store.ts deletePinsForGood': ENDS,
};

// Not the `update` of `for no key update`.
const SQL_WRITE = /\b(?:insert into|(?<!for |key )update|delete from)\s+\w+/;
const DECLARED = /^(?:export )?(?:const|interface|type|(?:async )?function) (\w+)/;
const PROOFS = '(?:(?:Allowed|Locked)\\w*|Seen(?:Pin|Try|Comment)|Oneself|ErasedPerson)';
const PROOF = new RegExp(`\\b${PROOFS}\\b`);
const CAST = new RegExp(`\\bas (?:unknown as )?${PROOFS}\\b`);
const DECLARED_PROOF = new RegExp(
  `\\b(?:interface|type) (${PROOFS})\\b(?:<[^=]*>)?(?: extends [^{]*)?\\s*(?:=\\s*(?:(Locked|Allowed|ReadonlyMap)\\b)?|{)`,
  'g',
);
/** A statement that locks and drops what it gets. */
const DROPPED =
  /(?<=[;{}]\s*)(?:await |void )?(lock[A-Z]\w*)\(|\bif \(!?\(?await (lock[A-Z]\w*)\([^;{)]*\)\)?\) /g;
const GRANTS_NOTHING = /function (lock[A-Z]\w*)\([^{]*?\): Promise<(?:void|number)>/g;

/** A proof is granted only by code that has locked and checked. */
export function proofMakers(files: SourceFile[]): string[] {
  return files.flatMap(({ path, code, imports }) => {
    if (isForTests(path) || path.startsWith('platform/') || path in MAKERS) return [];
    const isMaker = imports.some((one) => one.target === 'platform/resource/allowed.ts' && !one.typeOnly);
    const isCast = CAST.test(code) && suffixOf(path) !== 'store';
    return isMaker || isCast ? [`${path} makes a proof`] : [];
  });
}

/** A proof that a service gets reaches the store: no lock is taken for its own sake. */
export function droppedProofs(files: SourceFile[]): string[] {
  const plain = files.flatMap(({ code }) => [...code.matchAll(GRANTS_NOTHING)].map(([, name]) => name));
  return files
    .filter(({ path }) => suffixOf(path) === 'service')
    .flatMap(({ path, code }) =>
      [...code.matchAll(DROPPED)].map(([, stated, asked]) => ({ path, name: stated ?? asked })),
    )
    .filter(({ name }) => !plain.includes(name))
    .map(({ path, name }) => `${path} drops the proof of ${name}`);
}

/** What a store takes for a proof is one: a type that `allowed.ts` has branded. */
export function falseProofs(files: SourceFile[]): string[] {
  const names = files
    .filter(({ path }) => path.startsWith('features/') && path !== 'features/core/identity/acting-access.ts')
    .flatMap(({ code }) =>
      [...code.matchAll(DECLARED_PROOF)].flatMap(([, name, brand]) => (brand ? [] : [name])),
    );
  return files
    .filter(({ path }) => suffixOf(path) === 'store' && !UNGUARDED.test(placeOf(path)))
    .flatMap(({ path, code }) =>
      names
        .filter((name) => new RegExp(`\\b${name}\\b`).test(code))
        .map((name) => `${path} takes ${name} for a proof`),
    );
}

const placeOf = (path: string) => path.split('/').slice(2).join('/');

/** Every write to rows that persons guard requires a proof, and every listed exception exists. */
export function provenWrites(files: SourceFile[], unproven = UNPROVEN): string[] {
  const known = new Set(Object.keys(unproven));
  const writers = files
    .filter(({ path }) => suffixOf(path) === 'store' && path.startsWith('features/'))
    .map((file) => ({ file, place: placeOf(file.path) }))
    .filter(({ place }) => !UNGUARDED.test(place))
    .flatMap(({ file, place }) => {
      const without = writersOf(file).filter(({ isProven }) => !isProven);
      return without.map(({ name }) => `${place} ${name}`);
    });
  return [
    ...writers.filter((writer) => !known.has(writer)).map((writer) => `${writer} writes without a proof`),
    ...[...known].filter((one) => !writers.includes(one)).map((one) => `${one} needs no exception`),
  ];
}

/** The exported functions of a store that write, directly or through its declarations. */
export function writersOf({ text }: SourceFile): { name: string; isProven: boolean }[] {
  const parts = text
    .split(/\n(?=(?:export )?(?:const|interface|type|(?:async )?function) )/)
    .flatMap((part) => {
      const name = DECLARED.exec(part)?.[1];
      return name ? [{ name, part }] : [];
    });
  const namesIn = (known: readonly string[], isOne: (part: string) => boolean): string[] => {
    const more = parts.filter(
      ({ name, part }) =>
        !known.includes(name) && (isOne(part) || known.some((one) => new RegExp(`\\b${one}\\b`).test(part))),
    );
    return more.length === 0 ? [...known] : namesIn([...known, ...more.map(({ name }) => name)], isOne);
  };
  const writing = namesIn([], (part) => SQL_WRITE.test(part));
  const proofs = namesIn(
    [],
    (part) => /^(?:interface|type|export type|export interface)/.test(part) && PROOF.test(part),
  );
  return parts.flatMap(({ name, part }) => {
    if (!/^export (?:async )?function/.test(part) || !writing.includes(name)) return [];
    const [head = ''] = part.split('): ');
    return [
      { name, isProven: PROOF.test(head) || proofs.some((one) => new RegExp(`\\b${one}\\b`).test(head)) },
    ];
  });
}
