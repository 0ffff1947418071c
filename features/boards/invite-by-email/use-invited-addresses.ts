import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-words.ts';

export type AddressData = DataOf<'BoardEmailInvitesResource.get'>[number];

/** The addresses that are invited to a board; one that is withdrawn goes at once, and comes back where that failed. */
export function useInvitedAddresses(board: { id: string }, first: readonly AddressData[]) {
  const failureText = useFailureText();
  const [addresses, setAddresses] = useState(first);
  const board_id = board.id;
  const reload = async () => setAddresses((await call('BoardEmailInvitesResource.get', { board_id })).data);
  const withdraw = async (address: AddressData) => {
    const place = addresses.indexOf(address);
    setAddresses((before) => before.filter(({ id }) => id !== address.id));
    try {
      await call('BoardEmailInviteResource.delete', { board_id, invite_id: address.id });
    } catch (error) {
      // The list may have been read anew meanwhile, which has brought it back.
      const isBack = (before: readonly AddressData[]) => before.some(({ id }) => id === address.id);
      setAddresses((before) => (isBack(before) ? before : before.toSpliced(place, 0, address)));
      const text = failureText(error);
      toast.show({ kind: 'error', text });
    }
  };
  return { addresses, reload, withdraw };
}
