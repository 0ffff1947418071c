import { randomUUID } from 'node:crypto';
import { openDatabase } from '#platform/database/database.ts';
import { logIn, type SignedIn, signUp } from './sign-up.ts';
import type { World } from './world.ts';

/** How many people a member follows, is followed by and has spoken with. */
const FOLLOWED = 20;
const NOTIFICATIONS = 20;

/**
 * Logs people of the world in who follow others, have news and have written to one another, as most who come back do.
 * What an earlier run has made of them stays.
 */
export async function signInMembers(origin: string, world: World, count: number): Promise<SignedIn[]> {
  const stranger = await signUp(origin, `stranger${randomUUID().slice(0, 8)}`);
  await givePassword(world, stranger, count);
  const usernames = world.usernames.slice(0, count);
  const members: SignedIn[] = [];
  for (const username of usernames) members.push(await logIn(origin, username));
  const db = openDatabase(world.url, { max: 1 });
  try {
    const [known] = await db.rows('select from inbox where user_id = $1', [members[0]?.id]);
    if (known) return members;
    const others = await db.rows<{ id: string }>(
      `select id from users where username like 'person%' and username <> all ($1) order by hashtext(username) desc limit $2`,
      [usernames, FOLLOWED],
    );
    for (const member of members) await meet(member, members, others);
    await giveNotifications(world, members);
    return members;
  } finally {
    await db.close();
  }
}

/** They log in by the password of somebody who has just signed up, as making one takes a tenth of a second. */
async function givePassword(world: World, { id }: SignedIn, count: number): Promise<void> {
  const db = openDatabase(world.url, { max: 1 });
  try {
    await db.write(
      'delete from credentials where account_id in (select id from accounts where username = any ($1))',
      [world.usernames],
    );
    await db.write(
      `insert into credentials (account_id, provider_id, provider_account_id, password)
       select a.id, c.provider_id, a.id::text, c.password from accounts a, credentials c
       where a.username = any ($1) and c.account_id = $2`,
      [world.usernames.slice(0, count), id],
    );
  } finally {
    await db.close();
  }
}

async function meet(member: SignedIn, members: SignedIn[], others: { id: string }[]): Promise<void> {
  const friends = members.filter(({ id }) => id !== member.id);
  for (const { id } of [...friends, ...others])
    await member.call('UserFollowResource.create', { user_id: id });
  for (const { id } of friends.filter((friend) => friend.id > member.id))
    await member.call('ConversationsResource.create', {
      user_ids: [id],
      text: 'Have you seen the oak table?',
    });
}

/** Notifications of followers, more than following one another has made. */
async function giveNotifications({ url }: World, members: SignedIn[]): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  try {
    await db.write(
      `insert into notifications (home, id, user_id, type, actor_id)
       select u.home, new_id(u.home), u.id, 'user_follow', actor.id from users u
       cross join (select id from users where username like 'person%' order by hashtext(username) desc limit ${NOTIFICATIONS}) as actor
       where u.id = any ($1)`,
      [members.map(({ id }) => id)],
    );
  } finally {
    await db.close();
  }
}
