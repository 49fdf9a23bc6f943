type DocumentTitleProps = {
  title: string;
  description?: string;
};

/** React hoists both into the document head. */
export function DocumentTitle({ title, description }: DocumentTitleProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
