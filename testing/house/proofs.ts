import { isForTests, type SourceFile, suffixOf } from './source-file.ts';

/** Functions that grant a proof for locked rows, each with the basis of the permission. */
const MAKERS: Record<string, string> = {
  'features/library/boards/board-lock.service.ts': 'what the access rules say under the lock',
  'features/social/conversations/conversation.service.ts': 'who takes part, as listed under the lock',
  'features/library/pins/pin-lock.service.ts': 'whoever sees the pin, as the access rules say under the lock',
  'features/library/pins/pin-rows.service.ts': 'whose pin it is, or the proof of the board that it is on',
  'features/library/saves/remove-pin.service.ts': 'what staff decided, whom moderation has asked for it',
  'features/library/work/board-work.service.ts':
    'the blocking action, which began with a proof and is locked too',
  'features/library/members/answer-invite/answer-invite.service.ts': 'an invite that is there under the lock',
  'features/library/members/answer-email-invite/answer-email-invite.service.ts':
    'a link of an invite that is there under the lock',
};

/** Nouns whose stores write only with proofs; for people, only writes to their own profile. */
const PROVEN =
  /^(?:pins|work|boards|sections|members|places|conversations|people\/(?:edit-|convert-|layout-|custom-))/;

const NEW = 'nothing is there to lock as yet';
const COUNT = 'counts what the caller has written, by a difference';
const OWN_MARK = "a person's own word on a pin that they saw, which changes nobody else's";
const NAMES = 'the names of a person, who is locked while one of them is claimed';
const ENDED = 'what has ended, and nobody may bring back';
const OWN_INBOX = 'changes an own row of the inbox, which is there only for who takes part';
const GONE = 'locks what is deleted and looks whether it may go, in one statement';
const ERASED = 'the own rows of who is erased';
const COPY = 'a copy of what a page of the web says, kept by a job';

/** Writes without a proof, each with its reason: single functions, or whole files. */
const UNPROVEN: Record<string, string> = {
  'pins/comment-count.store.ts': COUNT,
  'pins/erase-person/erase-person.store.ts': ERASED,
  'pins/favorite-pin/favorite-pin.store.ts': OWN_MARK,
  'pins/hide-pin/hide-pin.store.ts': OWN_MARK,
  'pins/like-try/like-try.store.ts': OWN_MARK,
  'pins/link-previews/link-preview.store.ts': COPY,
  'pins/link-previews/pins-of-link.store.ts': COPY,
  'pins/pin-rows.store.ts changeRepinCounts': COUNT,
  'pins/pin-rows.store.ts insertPinRow': NEW,
  'pins/purge-pins/purge-pins.store.ts': GONE,
  'pins/recount.store.ts': COUNT,
  'pins/remove-try.store.ts': 'what staff decided, on rows that only their author and staff write',
  'pins/try-pin/try-pin.store.ts': OWN_MARK,
  'pins/try.store.ts': COUNT,
  'boards/create-board/create-board.store.ts': NEW,
  'boards/erase-person/erase-person.store.ts': ERASED,
  'boards/former-slugs.store.ts': NAMES,
  'boards/recently-deleted/purge-boards.store.ts deleteBoardForGood': GONE,
  'boards/recently-deleted/purge-boards.store.ts deleteTodosForGood': ENDED,
  'boards/recently-deleted/purge-boards.store.ts forgetEndedWork': ENDED,
  'boards/recount.store.ts addToSectionPins': COUNT,
  'members/invite-by-email/invite-by-email.store.ts deleteOldEmailInvites': ENDED,
  'conversations/answer-request/answer-request.store.ts': OWN_INBOX,
  'conversations/create-conversation/create-conversation.store.ts': NEW,
  'conversations/erase-person/erase-person.store.ts deleteInbox': ERASED,
  'conversations/leave-conversation/leave-conversation.store.ts hidePlace': OWN_INBOX,
  'conversations/mark-read/mark-read.store.ts': OWN_INBOX,
  'conversations/remove-message.store.ts': 'what staff decided, on a row that nobody else changes',
  'conversations/settle-block/settle-block.store.ts': COUNT,
  'members/part-ways/part-ways.store.ts': 'nobody is asked any longer by whom they block, of whatever board',
};

// Not the `update` of `for no key update`.
const SQL_WRITE = /\b(?:insert into|(?<!for |key )update|delete from)\s+\w+/;
const DECLARED = /^(?:export )?(?:const|interface|type|(?:async )?function) (\w+)/;
const PROOF = /\b(?:(?:Allowed|Locked)\w*|Oneself)\b/;
const CAST = /\bas (?:unknown as )?(?:Allowed\w*|Locked\w*|Oneself)\b/;

/** A proof is granted only by code that has locked and checked. */
export function proofMakers(files: SourceFile[]): string[] {
  return files.flatMap(({ path, code, imports }) => {
    if (isForTests(path) || path.startsWith('platform/') || path in MAKERS) return [];
    const isMaker = imports.some((one) => one.target === 'platform/resource/allowed.ts' && !one.typeOnly);
    const isCast = CAST.test(code) && suffixOf(path) !== 'store';
    return isMaker || isCast ? [`${path} makes a proof`] : [];
  });
}

/** Every write to a proven noun requires a proof, and every listed exception exists. */
export function provenWrites(files: SourceFile[], unproven = UNPROVEN): string[] {
  const known = new Set(Object.keys(unproven));
  const writers = files
    .filter(({ path }) => suffixOf(path) === 'store' && PROVEN.test(path.split('/').slice(2).join('/')))
    .flatMap((file) => {
      const place = file.path.split('/').slice(2).join('/');
      const without = writersOf(file).filter(({ isProven }) => !isProven);
      return without.map(({ name }) => (known.has(place) ? place : `${place} ${name}`));
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
