import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { Stats } from '../../../../functions/office/stats/contract.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Section } from '../../page/card-section.tsx';

const STEPS: { step: keyof Stats['steps']; title: string; why: string; to: string; label: string }[] = [
  {
    step: 'category',
    title: 'A category',
    why: 'How shoppers browse your products.',
    to: '/admin/categories/create',
    label: 'Add a category',
  },
  {
    step: 'subcategory',
    title: 'A subcategory',
    why: 'Every product belongs to one.',
    to: '/admin/subcategories/create',
    label: 'Add a subcategory',
  },
  {
    step: 'product',
    title: 'A product',
    why: 'With a name, a description and a picture.',
    to: '/admin/products/create',
    label: 'Add a product',
  },
  {
    step: 'country',
    title: 'A country',
    why: 'Where you sell, and in what currency.',
    to: '/admin/countries/create',
    label: 'Add a country',
  },
  {
    step: 'price',
    title: 'A price',
    why: 'What a product costs in a country, and its stock.',
    to: '/admin/product-prices/create',
    label: 'Add a price',
  },
  {
    step: 'sliderImage',
    title: 'A slider picture',
    why: 'What visitors see first on the home page.',
    to: '/admin/slider',
    label: 'Add a picture',
  },
];

/** Whether the shop still lacks something it needs to sell. */
export const isNew = ({ steps }: Stats) => !(steps.category && steps.product && steps.price);

export function FirstSteps({ stats: { steps } }: { stats: Stats }) {
  const next = STEPS.find(({ step }) => !steps[step]);
  const done = STEPS.filter(({ step }) => steps[step]).length;
  return (
    <Section title="First steps" count={`${done} of ${STEPS.length} done`}>
      <ol className="divide-y divide-line">
        {STEPS.map(({ step, title, why, to, label }, index) => {
          const isDone = steps[step];
          return (
            <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-small">
              <span
                aria-hidden="true"
                className={clsx(
                  'grid size-7 shrink-0 place-items-center rounded-full text-fine font-semibold tabular-nums',
                  isDone ? 'bg-action-soft text-action' : 'border border-edge/60 text-muted',
                )}
              >
                {isDone ? <Check size={16} /> : index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-muted">{why}</span>
              </span>
              {isDone ? (
                <span className="text-muted">Done</span>
              ) : (
                <ButtonLink to={to} size="sm" variant={step === next?.step ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
