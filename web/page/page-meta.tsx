import { useLocation } from 'react-router-dom';
import { DocumentTitle } from '../ui/document-title.tsx';
import { useShop } from './use-shop.ts';

type PageMetaProps = {
  title: string;
  description: string;
  /** The canonical path, with the query parameters that make it a different page; its own path by default. */
  canonical?: string;
  image?: string | null | undefined;
  kind?: 'website' | 'article' | 'product';
  /** Not indexed: a page that is only for its visitor. */
  hidden?: boolean;
  /** What the page is about, as schema.org data; always as many. */
  about?: object[];
};

/** The shop's logo, for pages without a picture. */
const SHARED_PICTURE = '/share.png';

/** The metadata of a page for search engines and shared links, which read only what the edge renders. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, image, kind = 'website', hidden, about = [] } = props;
  const { origin, company } = useShop();
  const { pathname } = useLocation();
  const address = origin + (props.canonical ?? pathname);
  return (
    <>
      <DocumentTitle title={`${title} – ${company.name}`} description={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {import.meta.env.SSR && (
        <>
          <meta property="og:site_name" content={company.name} />
          <meta property="og:type" content={kind} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          {origin && <meta property="og:image" content={new URL(image ?? SHARED_PICTURE, origin).href} />}
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      )}
      {about.map((thing, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the browser knows no other
        <StructuredData key={at} thing={thing} />
      ))}
    </>
  );
}

/** The browser treats it as data, not as a script, so the strict CSP allows it. React leaves the text that it hydrates. */
const StructuredData = ({ thing }: { thing: object }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with escaped < cannot close its element
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonLd(thing) : '{}' }}
  />
);

const jsonLd = (thing: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
