type CostsProps = { costs: readonly { what: string; amount: string }[] };

export function Costs({ costs }: CostsProps) {
  return (
    <dl className="border-b border-line">
      {costs.map(({ what, amount }) => (
        <div key={what} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-2">
          <dt className="text-muted">{what}</dt>
          <dd className="font-medium">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
