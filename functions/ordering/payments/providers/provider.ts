import type { Deps, WriteDeps } from '../../../http/app-env.ts';
import type { PaymentGateway } from '../../../ports/payments.ts';

/** The ports that providers use; one with a port of its own adds it here. */
export type ProviderDeps = Deps<'paypal'>;
export type PaymentDeps = WriteDeps<'database' | 'log'> & ProviderDeps;

/** Hands out what takes the money; undefined while the shop has no account there. */
export type PaymentProvider = (deps: ProviderDeps) => PaymentGateway | undefined;
