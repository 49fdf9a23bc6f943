import { useEffect, useRef } from 'react';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { rememberedList } from '../../list/list-memory.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { slider } from './slider.ts';
import { SliderForm } from './slider-form.tsx';

const { words } = slider;

type SliderPanelProps = {
  /** 'new', or the ID of the image being edited. */
  which: string;
  /** The number of active images. */
  shown: number;
  onChanged: () => void;
};

export function SliderPanel({ which, ...rest }: SliderPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="panel-title" className="mb-8 grid gap-4 outline-none">
      <h2 id="panel-title" className="text-title font-semibold">
        {which === 'new' ? words.addNew : words.edit}
      </h2>
      {which === 'new' ? <SliderForm {...rest} /> : <Editing id={which} {...rest} />}
    </section>
  );
}

function Editing({ id, ...rest }: { id: string } & Omit<SliderPanelProps, 'which'>) {
  const loading = useLoaded(['record', slider.path, id], () => slider.find(id));
  const { data, problem } = loading;
  if (data) return <SliderForm stored={data} {...rest} />;
  if (!problem) return <Spinner label={words.loading} className="min-h-64 max-w-form" />;
  if (problem.status === 404 || problem.status === 400) return <Missing id={id} />;
  return <LoadFailure message={words.failedToLoad} loading={loading} />;
}

const Missing = ({ id }: { id: SliderImage['id'] | string }) => (
  <Card className="max-w-form">
    <EmptyState
      title={words.missing}
      action={<ButtonLink to={rememberedList(slider.path)}>Close</ButtonLink>}
    >
      There is none with the ID {id}. It may have been deleted.
    </EmptyState>
  </Card>
);
