import { Heart } from 'lucide-react';
import sheet from './card-heart.css?url';
import { useSaving } from './use-saving.ts';

type CardHeartProps = { productCode: number; name: string };

function CardHeart({ productCode, name }: CardHeartProps) {
  const { isSaved, press } = useSaving(productCode);
  return (
    <button
      type="button"
      className="card-heart"
      aria-label={`Save: ${name}`}
      aria-pressed={isSaved}
      onClick={press}
    >
      <Heart size={18} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
    </button>
  );
}

export default { sheet, Part: CardHeart };
