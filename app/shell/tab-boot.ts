const OWNER = 'tab-of';

/** In the head, before other code reads the tab's storage: that of somebody no longer signed in is cleared. */
export function tabBoot(viewerId: string | undefined): string {
  const now = viewerId ? `'${viewerId}'` : 'null';
  return `try{const kept=sessionStorage,now=${now},owner=kept.getItem('${OWNER}');if(owner&&owner!==now)kept.clear();if(now)kept.setItem('${OWNER}',now)}catch(e){}`;
}
