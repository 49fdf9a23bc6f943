import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import sheet from './card-heart.css?url';
import { useSaving } from './use-saving.ts';

type CardHeartProps = { productCode: number; name: string };

export default function CardHeart({ productCode, name }: CardHeartProps): ReactNode {
  const { isSaved, press } = useSaving(productCode);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="panel" />
      <button
        type="button"
        className="card-heart"
        aria-label={`Save: ${name}`}
        aria-pressed={isSaved}
        onClick={press}
      >
        <Heart size={18} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
      </button>
    </>
  );
}
