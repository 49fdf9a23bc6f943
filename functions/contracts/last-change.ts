type Moments<Moment> = { publishAt: Moment | null; changedAt: Moment | null };

/** Edits before publication are not changes to readers. */
export const lastChange = <Moment extends Date | string>({ publishAt, changedAt }: Moments<Moment>) =>
  publishAt && changedAt && changedAt > publishAt ? changedAt : publishAt;
