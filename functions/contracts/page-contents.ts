import * as z from 'zod';
import { openApiMeta } from './described.ts';
import { amount, flag, line, prose } from './fields.ts';

const name = (label: string) => line(label, { max: 200 });
/** Omitted means empty, and empty values are not shown. */
const text = (label: string, max = 2000) =>
  prose(label, { max }).default('').register(openApiMeta, { title: label });

const slug = line('Address')
  .regex(/^[a-z0-9-]+$/, 'Address can have a to z, digits and dashes')
  .register(openApiMeta, { title: 'Address', examples: ['gift-wrapping'] });

/** Path of a picture uploaded for a post or page; empty for none. */
const picture = prose('Picture', { max: 500 })
  .refine(
    given => given === '' || /^\/pictures\/[0-9a-f]{40}(-\d+)?\.[a-z]+$/.test(given),
    'Picture must be from this shop',
  )
  .default('')
  .register(openApiMeta, { title: 'Picture', format: 'picture', examples: [''] });

const isAddress = (given: string) => given === '' || /^(\/(?!\/)|https?:\/\/|mailto:)/.test(given);

/** Shown if both are filled in. */
const link = (title: string) =>
  z
    .strictObject({
      label: text('Link text', 100),
      to: prose('Link target', { max: 500 })
        .refine(isAddress, 'Write a path like /contact, or https://…')
        .default('')
        .register(openApiMeta, { title: 'Link target' }),
    })
    .default({ label: '', to: '' })
    .register(openApiMeta, { title });

const list = <Shape extends z.ZodRawShape>(title: string, shape: Shape, most = 50) =>
  z
    .array(z.strictObject(shape), { error: `${title} must be a list` })
    .max(most, `${title}: at most ${most}`)
    .default([])
    .register(openApiMeta, { title });

const pictured = { picture, pictureAlt: text('Picture description', 300) };

const quotes = {
  quotesHeading: text('Heading of the quotes', 200),
  quotesLead: text('Text above the quotes'),
  quotesMore: text('Text of the link to the team', 100),
  quotes: list('Quotes', { by: name('Quoted person'), words: text('Words'), picture }),
};

const questions = list('Questions', {
  question: name('Question'),
  answer: text('Answer'),
  link: link('Link'),
});

const steps = list('Steps', { title: name('Title'), text: text('Text') }, 12);

const opening = {
  description: text('For search engines', 300),
  heading: text('Heading', 200),
  lead: text('Introduction'),
};

const note = text('Note at the end');

const COUNTRIES = 'Lists the countries that the shop sells to';

const Service = {
  slug,
  name: name('Name'),
  summary: text('One-sentence summary'),
  lead: text('Introduction'),
  description: text('For search engines', 300),
  ...pictured,
  steps,
  costs: list('Costs', { what: name('What'), amount: text('Price', 300) }),
  countries: flag(COUNTRIES).default(false).register(openApiMeta, { title: COUNTRIES }),
  questions,
  next: link('Button'),
};

const Project = {
  slug,
  name: name('Title'),
  line: text('One-sentence summary'),
  description: text('For search engines', 300),
  ...pictured,
  facts: list('Facts', { label: name('Fact'), value: text('Value', 300) }),
  sections: list('Sections', { heading: name('Heading'), text: text('Text', 10_000) }),
  next: link('Button'),
};

const Plan = {
  name: name('Name'),
  price: amount('Price per month'),
  whom: text('For whom'),
  text: text('Text'),
  includes: list('What is included', { what: name('What'), amount: text('How much', 100) }),
};

/** Content schemas of the editable pages. `entries` is the main content: without any, the page is empty. */
export const PAGE_CONTENTS = {
  home: z.strictObject({
    ...opening,
    servicesLead: text('Text above the services'),
    promisesLead: text('Text above “What we do”'),
    promises: list('What we do', { title: name('Title'), text: text('Text') }, 8),
    projectsLead: text('Text above the projects'),
    ...quotes,
  }),
  about: z.strictObject({
    ...opening,
    ...pictured,
    statement: text('Statement', 500),
    text: text('Text', 10_000),
    ...quotes,
  }),
  services: z.strictObject({ ...opening, entries: list('Services', Service, 20), note }),
  projects: z.strictObject({ ...opening, entries: list('Projects', Project, 30) }),
  team: z.strictObject({
    ...opening,
    entries: list('Team', { name: name('Name or role'), text: text('Text'), ...pictured }),
    closingHeading: text('Closing heading', 200),
    closing: text('Closing text'),
  }),
  pricing: z.strictObject({
    ...opening,
    currency: text('Currency', 10),
    invoiced: text('Note below each price', 300),
    entries: list('Plans', Plan, 6),
    startHeading: text('Heading of the steps', 200),
    startLead: text('Text above the steps'),
    steps,
    note,
  }),
  faq: z.strictObject({ ...opening, entries: list('Groups', { name: name('Heading'), questions }, 12) }),
  /** /coming-soon, until the opening day in the settings. */
  opening: z.strictObject(opening),
  contact: z.strictObject({ note }),
  privacy: z.strictObject({ note }),
};

export type PageName = keyof typeof PAGE_CONTENTS;
export type PageContent<Name extends PageName> = z.output<(typeof PAGE_CONTENTS)[Name]>;
/** As input, where fields may be omitted. */
export type PageDraft<Name extends PageName> = z.input<(typeof PAGE_CONTENTS)[Name]>;
export const PAGE_NAMES = Object.keys(PAGE_CONTENTS) as PageName[];
