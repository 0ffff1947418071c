import { isForTests, type SourceFile, suffixOf } from './source-file.ts';

/** Who says that something may be done to what they have locked, each with where that is known from. */
const MAKERS: Record<string, string> = {
  'features/library/boards/board-lock.service.ts': 'what the access rules say under the lock',
  'features/library/work/board-work.service.ts':
    'the blocking action, which began with a proof and is locked too',
  'features/library/members/answer-invite/answer-invite.service.ts': 'an invite that is there under the lock',
  'features/library/members/answer-email-invite/answer-email-invite.service.ts':
    'a link of an invite that is there under the lock',
};

/** Nouns whose stores write for proofs only. */
const PROVEN = ['work', 'boards', 'sections', 'members', 'places'];

const OWNERS_NAMES = 'the names of a person, who is locked while one of them is claimed';
const ENDED = 'what has ended, and nobody may bring back';

/** Writes without a proof, each with its reason. */
const UNPROVEN: Record<string, string> = {
  'features/library/boards/create-board/create-board.store.ts insertBoard': 'nothing is there to lock as yet',
  'features/library/boards/former-slugs.store.ts forgetFormerSlug': OWNERS_NAMES,
  'features/library/boards/former-slugs.store.ts noteFormerSlug': OWNERS_NAMES,
  'features/library/boards/former-slugs.store.ts passFormerSlugs': 'a step of deleting a board for good',
  'features/library/boards/reorder-boards/reorder-boards.store.ts writePositions':
    'the own order of a person',
  'features/library/boards/recount.store.ts addToSectionPins': 'adds a difference that the operator has seen',
  'features/library/boards/erase-person/erase-person.store.ts deleteMemberRows':
    'the own rows of who is erased',
  'features/library/boards/recently-deleted/purge-boards.store.ts deleteBoardForGood':
    'locks the board and looks whether it may go, in one statement',
  'features/library/boards/recently-deleted/purge-boards.store.ts deleteTodosForGood': ENDED,
  'features/library/boards/recently-deleted/purge-boards.store.ts forgetEndedWork': ENDED,
  'features/library/members/invite-by-email/invite-by-email.store.ts deleteOldEmailInvites': ENDED,
  'features/library/members/part-ways/part-ways.store.ts forgetRequestsBetween':
    'whoever blocks somebody is asked by them no longer, of whatever board',
};

// Not the `update` of `for no key update`.
const SQL_WRITE = /\b(?:insert into|(?<!for |key )update|delete from)\s+\w+/;
const DECLARED = /^(?:export )?(?:const|interface|type|(?:async )?function) (\w+)/;
const PROOF = /\b(?:Allowed|Locked)\w*\b/;
const CAST = /\bas (?:unknown as )?(?:Allowed|Locked)\w*/;

/** A proof comes out of a lock that has checked, and out of nothing else. */
export function proofMakers(files: SourceFile[]): string[] {
  return files.flatMap(({ path, code, imports }) => {
    if (isForTests(path) || path.startsWith('platform/') || path in MAKERS) return [];
    const isMaker = imports.some((one) => one.target === 'platform/resource/allowed.ts' && !one.typeOnly);
    const isCast = CAST.test(code) && suffixOf(path) !== 'store';
    return isMaker || isCast ? [`${path} makes a proof`] : [];
  });
}

/** What writes to a locked noun demands the proof that it may. */
export function provenWrites(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => suffixOf(path) === 'store' && PROVEN.includes(path.split('/')[2] ?? ''))
    .flatMap((file) =>
      writersOf(file)
        .filter(({ isProven }) => !isProven)
        .map(({ name }) => `${file.path} ${name}`),
    )
    .filter((writer) => !(writer in UNPROVEN))
    .map((writer) => `${writer} writes without a proof`);
}

/** The exported functions of a store that write, by themselves or through what it declares. */
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
