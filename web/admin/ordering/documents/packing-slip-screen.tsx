import { formatCount } from '../../format.ts';
import { PostalAddress } from '../orders/postal-address.tsx';
import { Addressed, Paper, type PaperProps } from './paper.tsx';
import { PaperScreen } from './paper-screen.tsx';

export function Component() {
  return <PaperScreen kind="Packing slip">{given => <PackingSlip {...given} />}</PaperScreen>;
}

/** The parcel's items to check off, without prices. */
function PackingSlip({ order, company }: PaperProps) {
  const { billing, shippingAddress, lines, notes } = order;
  const address = shippingAddress ?? billing;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Paper title="Packing slip" {...{ order, company }}>
      <div className="my-8 grid grid-cols-2 gap-8 max-sm:grid-cols-1 print:grid-cols-2">
        <Addressed title="Ship to">
          <div className="text-body">
            <PostalAddress address={address} />
          </div>
          <p className="mt-1 text-muted">{address.phone}</p>
        </Addressed>
        {notes && (
          <Addressed title="Order notes">
            <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
          </Addressed>
        )}
      </div>
      <table aria-label="Items in the parcel">
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col" className="sum">
              Quantity
            </th>
            <th scope="col">Code</th>
            <th scope="col" className="w-full">
              Product
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productCode, productName, quantity }) => (
            <tr key={productCode}>
              <td>
                <span className="tick block" />
              </td>
              <td className="sum font-semibold">{quantity}</td>
              <td>{productCode}</td>
              <td className="wrap-anywhere">{productName}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 font-medium">{formatCount(pieces, 'piece')} in all</p>
    </Paper>
  );
}
