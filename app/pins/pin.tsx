import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { data, Link, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useEscape, useGoBack } from '#app/navigation/use-go-back.ts';
import { type PageContext, pageContext } from '#app/server/page-context.ts';
import { FIRST_VIEW, FirstView } from '#app/shell/first-view.tsx';
import { orNotFound } from '#app/shell/or-not-found.ts';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { useActor, useShell } from '#app/shell/use-shell.ts';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon } from '#design/icons/visitor-icons.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { PinTriesProps } from '#features/library/pins/list-tries/pin-tries.tsx';
import { Closeup } from '#features/library/pins/parts/closeup.tsx';
import { linkFacts } from '#features/library/pins/parts/link-facts.ts';
import { type PinPageData, pinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import { PinStrip, stripPinData } from '#features/library/pins/parts/pin-strip.tsx';
import { tryData } from '#features/library/pins/parts/try-data.ts';
import { COMMENTS_PREVIEW } from '#features/library/pins/pin.ts';
import { headOfPin } from '#features/library/pins/pin-head.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { PinMarksData } from '#features/library/tags/marks-text.ts';
import { VIEW_TYPES } from '#features/measure/events/event.ts';
import { useSendView } from '#features/measure/events/send-event.ts';
import { type CommentsProps, commentData } from '#features/social/comments/parts/comment-data.ts';
import { CommentsBefore } from '#features/social/comments/parts/comments-before.tsx';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { Call } from '#platform/resource/call.ts';
import type { Route } from './+types/pin.ts';
import styles from './pin.module.css';
import { PinButtons, PinSave } from './pin-buttons.tsx';
import { firstPins, PinList } from './pin-list.tsx';

const SHOWN = 3;

async function firstTries(call: Call, { id, aggregated_pin_data }: PinAnswer) {
  if (aggregated_pin_data.aggregated_stats.done === 0) return { items: [], bookmark: null };
  const { data, bookmark } = await call('DidItActivityFeedResource.get', { pin_id: id, page_size: SHOWN });
  return { items: data.map(tryData), bookmark };
}

const BOARD_PREVIEW = 12;
const RELATED = 20;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { call, viewer, origin, brandName, say } = page;
  if (!/^\d{1,19}$/.test(id)) throw data(null, 404);
  const { data: pin } = await orNotFound(call('PinResource.get', { id, field_set_key: 'detailed' }));
  const isPinner = viewer.id === pin.pinner.id;
  const isOwn = isPinner && viewer.kind === 'person';
  const [related, onBoard, said, tries, topics, marks] = await Promise.all([
    call('RelatedPinFeedResource.get', { pin: id, page_size: RELATED }),
    pin.board ? call('BoardFeedResource.get', { board_id: pin.board.id, page_size: BOARD_PREVIEW }) : null,
    firstComments(page, pin, request),
    firstTries(call, pin),
    call('PinTopicsResource.get', { pin_id: id }),
    isOwn ? call('PinTagsResource.get', { pin_id: id }) : null,
  ]);
  const beside = onBoard?.data.filter((other) => other.id !== pin.id) ?? [];
  const shown = new Set(beside.map((other) => other.id));
  return {
    pin: pinPageData(pin, {
      locale: page.locale,
      now: page.now,
      isPinner,
      facts: await linkFacts(pin.rich_summary, page),
      topics: topics.data,
    }),
    onBoard: beside.map(stripPinData),
    // Pins already shown with its board are left out.
    related: firstPins({ ...related, data: related.data.filter((other) => !shown.has(other.id)) }),
    said,
    tries,
    marks: marks?.data ?? null,
    head: await headOfPin({
      pin,
      image: pin.images['1200x'],
      ...{ origin, brandName, say },
      isForVisitor: !viewer.id,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** A picker or editor changes the address, but not the data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isSamePage =
    args.currentParams.id === args.nextParams.id && args.currentUrl.href !== args.nextUrl.href;
  return isSamePage ? false : args.defaultShouldRevalidate;
}

export const handle = FIRST_VIEW;

export default function PinPage({
  loaderData: { pin, onBoard, related, said, tries, marks },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const actor = useActor();
  const { card, board, pinner } = pin;
  useSendView(VIEW_TYPES.pin, card.id, actor?.id === pinner.id);
  const goBack = useGoBack(board?.url ?? `/${pinner.username}/`);
  useEscape(goBack);
  const own = { pin, actor, onDeleted: goBack };
  return (
    <main id="main" className={styles.page} key={card.id}>
      <div className={styles.back}>
        <IconButton label={t`Back`} onClick={goBack}>
          <ArrowLeftIcon />
        </IconButton>
      </div>
      <Closeup
        pin={pin}
        actions={<PinButtons {...own} />}
        save={<PinSave {...own} />}
        follow={<PinFollow pin={pin} />}
        topics={<PinTopics {...{ pin, actor, marks }} />}
        activity={actor && <PinActivity pinId={card.id} saveCount={pin.saveCount} />}
        tried={<PinTried pinId={card.id} first={tries} />}
        comments={<PinDiscussion {...{ pin }} first={said} />}
      />
      <FirstView />
      {board && onBoard.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Trans>
              More from <Link to={board.url}>{board.name}</Link>
            </Trans>
          </h2>
          <PinStrip pins={onBoard} label={t`More from ${board.name}`} />
        </section>
      )}
      {(related.items.length > 0 || related.bookmark) && (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Trans>More like this</Trans>
          </h2>
          <PinList
            first={related}
            resource="RelatedPinFeedResource.get"
            options={{ pin: card.id }}
            label={t`More like this`}
            isLow
          />
        </section>
      )}
      <Outlet context={pin} />
    </main>
  );
}

/** The one given by `comment` in the address comes first. */
async function firstComments(
  { call, locale, now }: Pick<PageContext, 'call' | 'locale' | 'now'>,
  pin: { id: string; comment_count: number },
  { url }: Request,
): Promise<CommentsProps['first']> {
  if (pin.comment_count === 0) return { items: [], bookmark: null };
  const asked = parseId(new URL(url).searchParams.get('comment') ?? '');
  const { data, bookmark } = await call('AggregatedCommentFeedResource.get', {
    pin_id: pin.id,
    comment_featured_ids: asked ? [asked] : [],
    page_size: COMMENTS_PREVIEW - (asked ? 1 : 0),
  });
  const reading = { now, locale };
  return { items: data.map((one) => commentData(one, reading)), bookmark };
}

function PinDiscussion({ pin, first }: { pin: PinPageData; first: CommentsProps['first'] }) {
  const actor = useActor();
  const { brandName } = useShell();
  return (
    <PinComments
      pinId={pin.card.id}
      {...{ first, brandName }}
      count={pin.commentCount}
      isOff={pin.isCommentsOff}
      isOwn={actor?.id === pin.pinner.id}
      isSignedIn={actor !== null}
      viewerId={actor?.id}
      onReport={actor ? (id) => reportPrompt.open({ kind: 'comment', id }) : undefined}
      onLogIn={() => loginPrompt.open({ reason: 'other' })}
    />
  );
}

const PinActivity = rarePart(
  () => import('#features/social/interactions/parts/pin-activity.tsx'),
  'PinActivity',
);

const PinTries = rarePart(() => import('#features/library/pins/list-tries/pin-tries.tsx'), 'PinTries');

/** Visitors load it only where there are tries. */
function PinTried({ pinId, first }: Pick<PinTriesProps, 'pinId' | 'first'>) {
  const actor = useActor();
  if (!actor && first.items.length === 0) return null;
  return (
    <PinTries
      {...{ pinId, first }}
      me={actor && { ...actor, image: actor.imageSmallUrl }}
      onReport={actor ? (id) => reportPrompt.open({ kind: 'try', id }) : undefined}
      onLogIn={() => loginPrompt.open({ reason: 'other' })}
    />
  );
}

const Comments = latePart(() => import('#features/social/comments/parts/comments.tsx'), 'Comments');

function PinComments(props: CommentsProps) {
  const { isSignedIn, onLogIn } = props;
  const [openAt, setOpenAt] = useState<string | null>();
  const before = <CommentsBefore {...props} {...(!isSignedIn && { onMore: setOpenAt, onLogIn })} />;
  const isWhole = isSignedIn || openAt !== undefined;
  return isWhole ? <Comments {...props} openAt={openAt ?? null} before={before} /> : before;
}

// Only owners load it.
const OwnPinPart = latePart(() => import('./own-pin-part.tsx'), 'OwnPinPart');

type PinTopicsProps = { pin: PinPageData; actor: ShellViewer | null; marks: PinMarksData | null };

function PinTopics({ pin, actor, marks }: PinTopicsProps) {
  return (
    <div className={styles.topics}>
      {pin.topics.map(({ id, name, url }) => (
        <Link key={id} to={url}>
          {name}
        </Link>
      ))}
      {actor && marks && <OwnPinPart {...{ actor, marks }} pinId={pin.card.id} before={null} />}
    </div>
  );
}

const ActingFollow = latePart(
  () => import('#features/social/follows/follow-person/acting-follow.tsx'),
  'ActingFollow',
);

/** Private people are followed from their profile, which explains the request. */
function PinFollow({ pin: { pinner, followed } }: { pin: PinPageData }) {
  const { t } = useLingui();
  const actor = useActor();
  if (followed === null) return null;
  if (actor) {
    const person = { ...pinner, isPrivate: false, isFollowedByMe: followed, isAskedByMe: false };
    return <ActingFollow person={person} before={null} />;
  }
  return followed ? null : (
    <Button
      size="small"
      variant="primary"
      aria-label={t`Follow ${pinner.fullName}`}
      onClick={() => loginPrompt.open({ reason: 'follow' })}
    >
      <Trans>Follow</Trans>
    </Button>
  );
}
