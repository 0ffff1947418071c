import { z } from 'zod';
import { microOf } from '#features/ads/ad-accounts/money.ts';
import type { AdsConfig } from '#platform/config/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { signedId } from './webhook-signature.ts';

const notice = z.object({
  reference: z.string().max(60),
  /** In units of the currency, such as 25.50. */
  amount: z.string().transform(microOf).pipe(z.number().positive()),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** What came is reported by the program that reads the operator's bank statements, or entered by staff. */
export function bankTransfer({ bankAccount, paymentSecret }: AdsConfig): PaymentProvider | null {
  if (bankAccount.length === 0) return null;
  return {
    name: 'bank_transfer',
    instructions: bankAccount,
    readNotice: (call) => {
      const id = paymentSecret && signedId(call, paymentSecret);
      if (!id) return 'not-signed';
      const read = notice.safeParse(jsonOf(call.body));
      if (!read.success) return 'unreadable';
      const { reference, amount, currency } = read.data;
      return { id, reference, amountMicro: BigInt(amount), currency };
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Is refused as anything else that is no notice.
    return null;
  }
}
