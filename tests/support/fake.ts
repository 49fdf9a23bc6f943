/** A fake with only the members that a test uses; their names are checked, their types are not. */
export const fakeOf = <Whole>(parts: { [Name in keyof Whole]?: unknown }) => parts as Whole;
