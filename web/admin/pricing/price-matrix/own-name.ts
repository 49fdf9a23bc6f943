/** What a variant’s name says beyond its family’s: “clay” of “Insulated Bottle 500 ml, clay”. */
export function ownNameOf(productName: string, familyName: string | undefined): string {
  if (!familyName || !productName.startsWith(familyName)) return productName;
  return /^[\s,;:·–—-]+(\S.*)$/su.exec(productName.slice(familyName.length))?.[1] ?? productName;
}
