import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

export type DemoService = NonNullable<PageDraft<'services'>['entries']>[number];
