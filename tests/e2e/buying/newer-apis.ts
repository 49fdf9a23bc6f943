/** Runs in the browser: removes APIs newer than Chrome 114, Firefox 125 and Safari 17, and rarely supported ones. */
export function takeAwayNewer() {
  const take = (from: object | undefined, ...names: string[]) => {
    for (const name of names)
      if (from && name in from) Object.defineProperty(from, name, { value: undefined, configurable: true });
  };
  const { Iterator: iterators } = globalThis as { Iterator?: { prototype: object } };
  take(Intl, 'supportedValuesOf', 'DurationFormat');
  take(Crypto.prototype, 'randomUUID');
  take(URL, 'parse', 'canParse');
  take(Promise, 'withResolvers', 'try');
  take(Object, 'groupBy');
  take(Map, 'groupBy');
  take(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
  take(Array, 'fromAsync');
  take(AbortSignal, 'any');
  take(RegExp, 'escape');
  take(Error, 'isError');
  take(Math, 'sumPrecise');
  take(Uint8Array, 'fromBase64', 'fromHex');
  take(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64');
  take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference');
  take(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  take(iterators?.prototype, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach');
  take(iterators?.prototype, 'some', 'every', 'find');
  take(Element.prototype, 'checkVisibility', 'moveBefore', 'setHTML', 'getHTML', 'ariaNotify');
  take(Document.prototype, 'startViewTransition', 'caretPositionFromPoint');
  take(Document, 'parseHTMLUnsafe');
  take(window, 'cookieStore', 'navigation', 'scheduler', 'requestIdleCallback', 'Temporal', 'fetchLater');
  take(Navigator.prototype, 'userActivation');
  const { PublicKeyCredential: keys } = globalThis as { PublicKeyCredential?: object };
  take(keys, 'parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON', 'getClientCapabilities');
}

/** The same APIs as they would appear in scripts that use them without a check. */
export const NEWER_IN_SCRIPTS = [
  /(?<!`function`\?)\bURL\.(?:parse|canParse)\(/,
  /\b(?:Promise\.(?:withResolvers|try)|Array\.fromAsync|AbortSignal\.any|RegExp\.escape|Error\.isError)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\.getOrInsert(?:Computed)?\(/,
  /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  /\.(?:toBase64|fromBase64|fromHex|setFromBase64)\(/,
  /\bnew Intl\.DurationFormat\b/,
];
