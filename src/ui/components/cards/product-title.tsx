const MEASURE = /,\s+(?=[^,]+$)/u;

/** The title of a product, which breaks before how much it is, after its last comma, where it can. */
export function ProductTitle({ title }: { readonly title: string }) {
  const comma = MEASURE.exec(title);
  if (comma === null) return <span>{title}</span>;
  const after = comma.index + comma[0].length;
  return (
    // Lines of one length would break anywhere else.
    <span css={{ display: 'block', textWrap: 'wrap' }}>
      <span>{title.slice(0, after)}</span>
      <span css={{ display: 'inline-block' }}>{title.slice(after)}</span>
    </span>
  );
}
