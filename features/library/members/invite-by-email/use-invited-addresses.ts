import { useRef, useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

export type AddressData = DataOf<'BoardEmailInvitesResource.get'>[number];

/** The addresses invited to a board. A withdrawn one disappears at once and returns on failure. */
export function useInvitedAddresses(board: { id: string }, first: readonly AddressData[]) {
  const failureText = useFailureText();
  const [addresses, setAddresses] = useState(first);
  const board_id = board.id;
  const reloads = useRef(0);
  const reload = async () => {
    const { data } = await call('BoardEmailInvitesResource.get', { board_id });
    reloads.current += 1;
    setAddresses(data);
  };
  const withdraw = async (address: AddressData) => {
    const place = addresses.indexOf(address);
    const reloadsBefore = reloads.current;
    setAddresses((before) => before.filter(({ id }) => id !== address.id));
    try {
      await call('BoardEmailInviteResource.delete', { board_id, invite_id: address.id });
    } catch (error) {
      // A list loaded in the meantime already says whether the address is still invited.
      if (reloads.current === reloadsBefore) setAddresses((before) => before.toSpliced(place, 0, address));
      const text = failureText(error);
      toast.show({ kind: 'error', text });
    }
  };
  return { addresses, reload, withdraw };
}
