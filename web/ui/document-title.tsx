type DocumentTitleProps = {
  title: string;
  description?: string;
  /** The page is its own title: no ' – Meridian' after it. */
  bare?: boolean;
};

/** React moves both into the document's head. */
export function DocumentTitle({ title, description, bare }: DocumentTitleProps) {
  return (
    <>
      <title>{bare ? title : `${title} – Meridian`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
