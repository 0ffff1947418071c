const OWNER = 'tab-of';

/** Runs in the head, before other code reads the tab's storage: clears that of a person now logged out. */
export function tabBoot(viewerId: string | undefined): string {
  const now = viewerId ? `'${viewerId}'` : 'null';
  return `try{const kept=sessionStorage,now=${now},owner=kept.getItem('${OWNER}');if(owner&&owner!==now)kept.clear();if(now)kept.setItem('${OWNER}',now)}catch(e){}`;
}
