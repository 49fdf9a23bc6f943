import { addressLines } from '../../../../functions/contracts/address-lines.ts';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';

type Address = Order['billing'];

export function PostalAddress({ address }: { address: Address }) {
  return (
    <address className="whitespace-pre-line not-italic wrap-anywhere">
      {addressLines(address).join('\n')}
    </address>
  );
}
