import { verifyMerchant } from '#features/business/profiles/verify-merchant/verify-merchant.service.ts';
import { editContact } from '#features/core/people/edit-contact/edit-contact.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';
import { SAMPLE_SHOPS } from './words/shops.ts';

/** Lets the businesses say how they are reached, and verifies some as merchants with badges. */
export async function openShops(platform: Platform, idOf: (username: string) => Id): Promise<void> {
  for (const { owner, contact, values } of SAMPLE_SHOPS) {
    await editContact(await contextOfPerson(platform, owner), contact);
    if (values) await verifyMerchant(platform, idOf(owner), values);
  }
}
