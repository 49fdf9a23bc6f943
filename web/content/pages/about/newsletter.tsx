import { useShop } from '../../../page/use-shop.ts';
import { NewsletterForm } from '../../../public-forms/newsletter-form.tsx';
import { aboutWords } from '../../../texts/about.ts';
import { Link } from '../../../ui/link.tsx';

const { heading, lead, label, button, privacy } = aboutWords.news;

export function Newsletter() {
  if (useShop().letters === 'none') return null;
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page items-end gap-x-16 gap-y-8 px-gutter py-16 sm:py-24 lg:grid-cols-2">
        <div>
          <h2 className="text-heading font-semibold">{heading}</h2>
          <p className="mt-4 max-w-prose text-muted">{lead}</p>
        </div>
        <div>
          <NewsletterForm source="about" label={label} button={button} />
          <p className="mt-3 text-fine text-muted">
            <Link to="/privacy">{privacy}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
