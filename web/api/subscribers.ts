import type { Subscribe } from '../../functions/contracts/subscribers.ts';
import { type ApiClient, done } from './client.ts';

export const subscribe = (api: ApiClient, json: Subscribe) => done(api.api.subscribers.$post({ json }));
