import { useLoaderData } from 'react-router-dom';
import { sendContact } from '../../../api/messages.ts';
import { loadPage } from '../../../page/load-page.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList, organization } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { VisitorEmail, VisitorInput, VisitorTextArea } from '../../../public-forms/visitor-fields.tsx';
import { VisitorForm } from '../../../public-forms/visitor-form.tsx';
import { contact } from '../../../texts/contact.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { useQuery } from '../../../ui/use-query.ts';
import { ContactChannels } from './contact-channels.tsx';

export const loader = loadPage('contact');

const steps = [{ label: 'Home', to: '/' }, { label: contact.title }];

export function Component() {
  const written = useLoaderData<typeof loader>();
  const shop = useShop();
  const { origin, company } = shop;
  const page = {
    '@type': 'ContactPage',
    name: contact.title,
    url: `${origin}/contact`,
    mainEntity: { ...organization(shop), address: company.address.join(', ') || undefined },
  };
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-20 sm:pb-28">
      <PageMeta
        title={contact.title}
        description={contact.description(company.name)}
        about={[page, breadcrumbList(origin, steps)]}
      />
      <Breadcrumbs items={steps} />
      <div className="mt-12 grid items-start gap-x-20 gap-y-14 sm:mt-16 lg:grid-cols-[5fr_6fr]">
        <div>
          <h1 className="text-display font-semibold">{contact.headline}</h1>
          <p className="mt-6 max-w-[34rem] text-title leading-normal font-normal text-muted">
            {contact.lead}
          </p>
          <ContactChannels note={written?.note ?? ''} />
        </div>
        <Form />
      </div>
    </div>
  );
}

function Form() {
  const params = useQuery();
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-8 sm:px-9 sm:py-10">
      <h2 className="mb-7 text-heading font-semibold">{contact.form}</h2>
      <VisitorForm
        send={sendContact}
        button={contact.button}
        busyLabel={contact.busy}
        done={contact.done}
        note={contact.note}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <VisitorInput name="name" label="Name" autoComplete="name" required maxLength={100} />
          <VisitorEmail />
        </div>
        <VisitorInput name="phone" label="Phone" type="tel" autoComplete="tel" optional maxLength={40} />
        <VisitorInput
          name="subject"
          label="Subject"
          required
          maxLength={200}
          defaultValue={params.get('subject')?.slice(0, 200)}
        />
        <VisitorTextArea name="message" label="Message" rows={7} required maxLength={10_000} />
      </VisitorForm>
    </section>
  );
}
