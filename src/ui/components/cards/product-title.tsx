const LAST_COMMA = /,\s+(?=[^,]+$)/u;

/**
 * A product title. If it needs two lines, it wraps after its last comma, which precedes the volume,
 * for example `Ten ml`.
 */
export function ProductTitle({ title }: { readonly title: string }) {
  const comma = LAST_COMMA.exec(title);
  if (comma === null) return <span>{title}</span>;
  const after = comma.index + comma[0].length;
  return (
    // Overrides `text-wrap: balance`, which would break the line elsewhere.
    <span css={{ display: 'block', textWrap: 'wrap' }}>
      <span>{title.slice(0, after)}</span>
      <span css={{ display: 'inline-block' }}>{title.slice(after)}</span>
    </span>
  );
}
