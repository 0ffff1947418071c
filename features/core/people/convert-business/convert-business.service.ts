import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { shutOutLinked } from '#features/core/identity/shut-out.service.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { editProfile } from '../edit-profile/edit-profile.service.ts';
import { clearPartner, findBusiness, writePartner } from './convert-business.store.ts';
import type { BusinessAnswer, BusinessDetails } from './convert-business.ts';

type Me = ContextFor<'person'>;

export function showBusiness({ db, viewer }: Me): Promise<BusinessAnswer> {
  return findBusiness(db, viewer.id);
}

/** Pins, boards, followers and the address stay; the profile takes the name of the business. */
export async function convertToBusiness(context: Me, details: BusinessDetails): Promise<BusinessAnswer> {
  const { db, viewer } = context;
  const { business_name, country, website_url } = details;
  await db.transaction(async (tx) => {
    await editProfile(tx, context, { full_name: business_name, country, website_url });
    await writePartner(tx, requireActingFor(viewer, {}, 'edit-profile'), details);
  });
  return findBusiness(db, viewer.id);
}

/** The business's details stay stored but hidden; ends its merchant review and any link into the account. */
export async function convertToPersonal(context: Me): Promise<BusinessAnswer> {
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    // Locks the account, which comes before the person.
    await shutOutLinked(tx, context, { accountId: viewer.id, kept: viewer.sessionId });
    await clearPartner(tx, requireActingFor(viewer, {}, 'edit-profile'));
  });
  return findBusiness(db, viewer.id);
}
