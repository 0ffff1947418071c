import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { DataOf } from '#platform/resource/call.ts';
import type { PeopleAction } from '../access.ts';
import { usePermissionTexts } from '../parts/use-permission-texts.ts';

export type LoggedAction = DataOf<'BusinessActionsResource.get'>[number];

/** One sentence. */
export function ActionLine({ logged }: { logged: LoggedAction }) {
  const { t } = useLingui();
  const actor = <strong>{logged.actor?.full_name ?? t`Someone who left`}</strong>;
  const about = <strong>{logged.about?.full_name ?? t`someone`}</strong>;
  const as = useRoles();
  const roles = { now: as(logged.permissions), before: as(logged.permissions_before) };
  const ofPeople = peopleSentence(logged.action as PeopleAction, { actor, about, ...roles });
  if (ofPeople) return <span>{ofPeople}</span>;
  const { action, thing, several } = logged;
  const things = several?.things ?? (thing ? [thing] : []);
  return (
    <span>
      {actor}: {several ? <ActionOnSeveral {...{ action, several }} /> : <ContentAction action={action} />}
      {things.map((one, index) => (
        <Fragment key={one.url ?? one.name}>
          {index === 0 ? ' · ' : ', '}
          <ThingName thing={one} />
        </Fragment>
      ))}
    </span>
  );
}

type Several = NonNullable<LoggedAction['several']>;

function ActionOnSeveral({ action, several: { count } }: { action: string; several: Several }) {
  switch (action) {
    case 'InterestFollowResource.create':
      return <Plural value={count} one="followed # topic" other="followed # topics" />;
    case 'InterestFollowResource.delete':
      return <Plural value={count} one="unfollowed # topic" other="unfollowed # topics" />;
    case 'PUT /v3/users/follow/':
      return <Plural value={count} one="followed # person" other="followed # people" />;
    default:
      return <ContentAction action={action} />;
  }
}

/** Null where the action says nothing about permissions. */
function useRoles() {
  const texts = usePermissionTexts();
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return (permissions: LoggedAction['permissions']) =>
    permissions && list.format(permissions.map((one) => texts[one].name));
}

function ThingName({ thing: { name, url } }: { thing: NonNullable<LoggedAction['thing']> }) {
  const shown = name || <Trans>View Pin</Trans>;
  return url ? <Link to={url}>{shown}</Link> : <span>{shown}</span>;
}

type Named = Record<'actor' | 'about', ReactNode> & Record<'now' | 'before', string | null>;

function peopleSentence(action: PeopleAction, named: Named): ReactNode {
  const { actor, about } = named;
  switch (action) {
    case 'people.invited':
      return <Invited {...named} />;
    case 'people.invite-withdrawn':
      return (
        <Trans>
          {actor} withdrew {about}'s invitation
        </Trans>
      );
    case 'people.changed':
      return <Changed {...named} />;
    case 'people.removed':
      return (
        <Trans>
          {actor} removed {about}
        </Trans>
      );
    default:
      return clientSentence(action, named) ?? ownSentence(action, actor);
  }
}

function clientSentence(action: PeopleAction, { actor, about }: Named): ReactNode {
  switch (action) {
    case 'clients.asked':
      return (
        <Trans>
          {actor} asked to manage the ads of {about}
        </Trans>
      );
    case 'clients.accepted':
      return (
        <Trans>
          {actor} let {about} manage the ads
        </Trans>
      );
    case 'clients.declined':
      return (
        <Trans>
          {actor} declined that {about} manages the ads
        </Trans>
      );
    case 'clients.withdrawn':
    case 'clients.ended':
      return (
        <Trans>
          {actor} ended managing ads with {about}
        </Trans>
      );
    default:
      return null;
  }
}

function Invited({ actor, about, now }: Named) {
  return now ? (
    <Trans>
      {actor} invited {about} as {now}
    </Trans>
  ) : (
    <Trans>
      {actor} invited {about}
    </Trans>
  );
}

function Changed({ actor, about, now, before }: Named) {
  return now && before ? (
    <Trans>
      {actor} changed {about} from {before} to {now}
    </Trans>
  ) : (
    <Trans>
      {actor} changed what {about} can do
    </Trans>
  );
}

function ownSentence(action: PeopleAction, actor: ReactNode): ReactNode {
  switch (action) {
    case 'people.accepted':
      return <Trans>{actor} accepted the invitation</Trans>;
    case 'people.declined':
      return <Trans>{actor} declined the invitation</Trans>;
    case 'people.left':
      return <Trans>{actor} stopped acting for this account</Trans>;
    case 'people.second-factor-required':
      return <Trans>{actor} started requiring two-factor login</Trans>;
    case 'people.second-factor-not-required':
      return <Trans>{actor} stopped requiring two-factor login</Trans>;
    default:
      return null;
  }
}

/** Actions without a text of their own are named by what they concern. */
function ContentAction({ action }: { action: string }) {
  switch (action) {
    case 'BoardResource.create':
      return <Trans>created a board</Trans>;
    case 'BoardResource.update':
      return <Trans>edited a board</Trans>;
    case 'BoardResource.delete':
      return <Trans>deleted a board</Trans>;
    case 'POST /v3/boards/:source/merge/:target/':
      return <Trans>merged two boards</Trans>;
    case 'POST /v3/users/boards/partial_reorder/':
      return <Trans>sorted the boards</Trans>;
    case 'UserMetadataResource.update':
      return <Trans>chose how boards are shown</Trans>;
    case 'PinResource.create':
    case 'StoryPinResource.create':
      return <Trans>created a Pin</Trans>;
    case 'RepinResource.create':
      return <Trans>saved a Pin</Trans>;
    case 'PinResource.update':
      return <Trans>edited a Pin</Trans>;
    case 'PinResource.delete':
      return <Trans>deleted a Pin</Trans>;
    case 'AggregatedCommentResource.create':
      return <Trans>wrote a comment</Trans>;
    default:
      return <FollowAction action={action} />;
  }
}

function FollowAction({ action }: { action: string }) {
  switch (action) {
    case 'UserFollowResource.create':
      return <Trans>followed a person</Trans>;
    case 'PUT /v3/users/follow/':
      return <Trans>followed people</Trans>;
    case 'UserFollowResource.delete':
      return <Trans>unfollowed a person</Trans>;
    case 'UserBlockResource.create':
      return <Trans>blocked a person</Trans>;
    case 'UserBlockResource.delete':
      return <Trans>unblocked a person</Trans>;
    case 'BoardFollowResource.create':
    case 'PUT /v3/boards/:board_id/follow/':
      return <Trans>followed a board</Trans>;
    case 'BoardFollowResource.delete':
    case 'DELETE /v3/boards/:board_id/follow/':
      return <Trans>unfollowed a board</Trans>;
    case 'InterestFollowResource.create':
      return <Trans>followed a topic</Trans>;
    case 'InterestFollowResource.delete':
      return <Trans>unfollowed a topic</Trans>;
    default:
      return <FurtherAction action={action} />;
  }
}

function FurtherAction({ action }: { action: string }) {
  if (action === 'BoardSectionResource.create') return <Trans>created a section</Trans>;
  if (action === 'BoardSectionEditResource.delete') return <Trans>deleted a section</Trans>;
  if (/^BoardSection(Edit|)Resource/.test(action)) return <Trans>changed a section</Trans>;
  if (/^Board/.test(action)) return <Trans>changed a board</Trans>;
  if (/^PinFavorite/.test(action)) return <Trans>changed which Pins are favorites</Trans>;
  if (/^DidIt/.test(action)) return <Trans>changed which Pins were tried</Trans>;
  if (/^(Tag|PinTags)/.test(action)) return <Trans>changed private notes and tags</Trans>;
  if (/^(Pin|Bulk)/.test(action)) return <Trans>changed Pins</Trans>;
  if (/^(AggregatedComment)/.test(action)) return <Trans>changed a comment</Trans>;
  if (/^(VIP|POST .*media)/.test(action)) return <Trans>uploaded a file</Trans>;
  return <Trans>changed the profile</Trans>;
}
