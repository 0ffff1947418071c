import type { ContextFor } from '#platform/resource/resource.ts';
import { mapNewsChoices } from '../news-choice.store.ts';
import { NEWS_KINDS, type NewsChoice, type NewsKind, UNCHOSEN } from '../news-kind.ts';
import { writeNewsChoice } from './choose-news.store.ts';
import type { NewsChoiceAnswer } from './choose-news.ts';

type Me = ContextFor<'person'>;

/** The viewer's choice for every kind. */
export async function listNewsChoices({ db, viewer }: Me): Promise<NewsChoiceAnswer[]> {
  const chosen = await mapNewsChoices(db, viewer.id);
  return NEWS_KINDS.map((kind) => ({ kind, ...(chosen.get(kind) ?? UNCHOSEN) }));
}

/** Mails say what stands on the site: asking for them asks for that too, and doing without it ends them. */
export async function chooseNews({ db, viewer }: Me, kind: NewsKind, changes: Changes): Promise<void> {
  const on_site = changes.by_mail === true && changes.on_site === undefined ? true : changes.on_site;
  const by_mail = on_site === false ? false : changes.by_mail;
  await writeNewsChoice(db, viewer.id, kind, { on_site, by_mail });
}

type Changes = { [field in keyof NewsChoice]?: boolean | undefined };
