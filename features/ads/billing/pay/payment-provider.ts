import type { AdsConfig } from '#platform/config/config.ts';
import type { PaymentProviderName } from '../billing.ts';
import { bankTransfer } from './bank-transfer.ts';

/** A call of a provider's webhook, as it arrived. */
export interface ProviderCall {
  headers: Readonly<Record<string, unknown>>;
  body: string;
  now: Date;
}

/** That something was paid. */
export interface PaymentNotice {
  /** The same each time that the provider reports it. */
  id: string;
  reference: string;
  amountMicro: bigint;
  currency: string;
}

/** What takes payments: a bank, or a company that offers cards. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** What the business does with the reference of a payment: where to transfer to, or a page to pay on. */
  readonly instructions: readonly string[];
  readNotice(call: ProviderCall): PaymentNotice | 'not-signed' | 'unreadable';
}

/** Those that the operator has set up. */
export function listProviders(config: AdsConfig): PaymentProvider[] {
  return [bankTransfer(config)].filter((provider) => provider !== null);
}
