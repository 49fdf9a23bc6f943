import type { PageContent, PageName } from '../../functions/contracts/page-contents.ts';

/** A picture on a page, as `img` attributes. */
export type Picture = { src: string; srcSet?: string | undefined; width: number; height: number };

type Shown<Part> = Part extends (infer One)[]
  ? Shown<One>[]
  : Part extends object
    ? { [Name in keyof Part]: Name extends 'picture' ? Picture | null : Shown<Part[Name]> }
    : Part;

/** A page's texts, with loaded pictures instead of their addresses. */
export type PageTexts<Name extends PageName> = Shown<PageContent<Name>>;
