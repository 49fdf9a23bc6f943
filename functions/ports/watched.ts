import type { Spans } from '../tracing/spans.ts';
import type { PaymentGateway } from './payments.ts';
import type { Pictures } from './pictures.ts';

type CallsOf<Port> = {
  [Name in keyof Port]: Port[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Port] &
  string;

const PICTURES: CallsOf<Pictures>[] = ['put', 'get', 'delete', 'list', 'owner', 'ownBy', 'ping'];
const PAYMENTS: CallsOf<PaymentGateway>[] = [
  'start',
  'retrieve',
  'capture',
  'refund',
  'listCaptures',
  'trace',
  'parseWebhook',
];

/** Wraps a port in spans if traces are on: with call names, never arguments. */
const watched =
  <Port extends object>(part: string, calls: CallsOf<Port>[]) =>
  (port: Port, service: string, spans: Spans | undefined): Port => {
    if (!spans) return port;
    const noted = calls.map(name => {
      const ask = port[name] as (...given: unknown[]) => Promise<unknown>;
      const call = { name: `${part} ${name}`, attributes: { 'peer.service': service } };
      return [name, (...given: unknown[]) => spans.watch(call, () => ask(...given))];
    });
    return { ...port, ...Object.fromEntries(noted) };
  };

export const tracedPictures = watched<Pictures>('pictures', PICTURES);
export const tracedPayments = watched<PaymentGateway>('payment', PAYMENTS);
