import clsx from 'clsx';

type NumberedStepsProps = { steps: readonly { title: string; text: string }[]; className?: string };

export function NumberedSteps({ steps, className }: NumberedStepsProps) {
  return (
    <ol className={clsx('grid gap-x-10 gap-y-8', className)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line pt-5">
          <span aria-hidden="true" className="text-small text-muted tabular-nums">
            {index + 1}
          </span>
          <h3 className="mt-1 text-title font-semibold">{title}</h3>
          <p className="mt-2 max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
