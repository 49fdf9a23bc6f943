/** What an article is made of, in order; a text by itself is a paragraph. */
export type Block = string | { heading: string } | { list: readonly string[] } | { quote: string };
