import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import type { Post } from '../../../../functions/content/posts/contract.ts';
import type { ShownRoom } from '../../../../functions/content/rooms/contract.ts';
import type { DeliveryTime } from '../../../../functions/contracts/delivery-time.ts';
import type { ListedProduct } from '../../../api/products.ts';
import type { PageTexts, Picture } from '../../../texts/page-texts.ts';

type Story = { slug: string; name: string };

export type HomeData = {
  /** Null until staff have written it. */
  written: PageTexts<'home'> | null;
  services: (Story & { summary: string })[];
  projects: (Story & { picture: Picture | null })[];
  slides: SliderImage[];
  /** What sells best in the shopper's country, and what is new there. */
  bestsellers: ListedProduct[];
  newest: ListedProduct[];
  /** A room with what is sold there; null without one. */
  room: ShownRoom | null;
  /** A thing in parts; null without one. */
  thing: ShownRoom | null;
  articles: Post[];
  /** How long delivery there takes; null if the shop doesn't say. */
  delivery: DeliveryTime | null;
  /** All products; those sold and those in stock in the shopper's country; and the departments. */
  totals: { all: number; sold: number; inStock: number; departments: number };
};
