/** What stops a file as a whole, in words for who chose it. */
export class WrongFile extends Error {}
