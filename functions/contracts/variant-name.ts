type Variant = { productName: string; options: readonly string[] };

/** Names a variant in a cart or an order: its product and the options that the product’s name doesn’t say itself. */
export function variantName({ productName, options }: Variant): string {
  const words = wordsOf(productName);
  return [productName, ...options.filter(value => !words.includes(wordsOf(value)))].join(', ');
}

/** Spaces around each word, so that “M” is not found in “Meridian”. */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}.]+/gu)
      ?.join(' ') ?? ''
  } `;
