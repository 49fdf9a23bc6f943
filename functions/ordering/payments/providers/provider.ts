import type { Deps, WriteDeps } from '../../../deps.ts';
import type { PaymentGateway } from '../../../ports/payments.ts';

/** The ports that providers use; a new provider adds its port here. */
export type ProviderDeps = Deps<'paypal'>;
export type PaymentDeps = WriteDeps<'database' | 'log'> & ProviderDeps;

/** Returns the gateway; undefined without an account. */
export type PaymentProvider = (deps: ProviderDeps) => PaymentGateway | undefined;
