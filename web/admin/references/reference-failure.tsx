import { LoadFailure } from '../page/load-failure.tsx';
import type { References } from './use-references.ts';

type ReferenceFailureProps<Row> = {
  /** What could not be read, as its own screens say it. */
  message: string;
  references: References<Row>;
};

/** Says that the names which a screen needs did not come, and asks for them again. */
export function ReferenceFailure<Row>({ message, references }: ReferenceFailureProps<Row>) {
  const { problem, busy, reload } = references;
  if (!problem) return null;
  return (
    <div className="mb-4">
      <LoadFailure message={message} problem={problem} action={{ label: 'Try again', run: reload, busy }} />
    </div>
  );
}
