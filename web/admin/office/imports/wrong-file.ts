/** Why a file is rejected as a whole, worded for the person who chose it. */
export class WrongFile extends Error {}
