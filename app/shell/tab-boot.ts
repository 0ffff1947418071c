const OWNER = 'tab-of';

/**
 * Runs in the head, before any code can read what the tab keeps, such as drafts and the pages visited: where that is
 * of somebody who is not here any more, it is forgotten. So it counts for every way in which a login may end.
 */
export function tabBoot(viewerId: string | undefined): string {
  const now = viewerId ? `'${viewerId}'` : 'null';
  return `try{const kept=sessionStorage,now=${now},owner=kept.getItem('${OWNER}');if(owner&&owner!==now)kept.clear();if(now)kept.setItem('${OWNER}',now)}catch(e){}`;
}
