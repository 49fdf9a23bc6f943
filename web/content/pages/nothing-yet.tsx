import { PageMeta } from '../../page/page-meta.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageOpening } from './page-opening.tsx';

/** A page that staff haven't written yet. Not indexed by search engines. */
export function NothingYet({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageMeta title={title} description={children} hidden />
      <PageOpening
        steps={[{ label: 'Home', to: '/' }, { label: title }]}
        heading={title}
        lead={children}
        className="pb-20 sm:pb-28"
      >
        <ButtonLink to="/products-list" variant="primary" className="mt-9">
          See the products
        </ButtonLink>
      </PageOpening>
    </>
  );
}
