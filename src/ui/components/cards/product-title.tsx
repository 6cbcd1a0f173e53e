const LAST_COMMA = /,\s+(?=[^,]+$)/u;

/** A product title. It prefers to wrap after its last comma, before the volume. */
export function ProductTitle({ title }: { readonly title: string }) {
  const comma = LAST_COMMA.exec(title);
  if (comma === null) return <span>{title}</span>;
  const after = comma.index + comma[0].length;
  return (
    // `textWrap: balance` would break elsewhere.
    <span css={{ display: 'block', textWrap: 'wrap' }}>
      <span>{title.slice(0, after)}</span>
      <span css={{ display: 'inline-block' }}>{title.slice(after)}</span>
    </span>
  );
}
