/** A stand-in with only the parts that a test reaches; the names of the parts are checked, their types are not. */
export const fakeOf = <Whole>(parts: { [Name in keyof Whole]?: unknown }) => parts as Whole;
