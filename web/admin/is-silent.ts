import { mailDeliveryOfShell } from '../api/mail-delivery.ts';

/** Whether the shop has no mail service, so that it sends no emails. */
export const isSilentFailure = () => mailDeliveryOfShell() === 'none';
