type Moments<Moment> = { publishAt: Moment | null; changedAt: Moment | null };

/** What was written before a post came out is no change to its readers. */
export const lastChange = <Moment extends Date | string>({ publishAt, changedAt }: Moments<Moment>) =>
  publishAt && changedAt && changedAt > publishAt ? changedAt : publishAt;
