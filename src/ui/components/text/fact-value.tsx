import { BOTANICAL_NAME } from '../../../domain/catalogue/known-facts';
import type { ProductFact } from '../../../domain/catalogue/product';
import { isSomaliName, shortFact } from '../../../domain/catalogue/product-facts';
import { inItalics } from './in-italics';

/** The value of a product fact. A botanical or Somali name is in italics and has a `lang`. */
export function FactValue(fact: ProductFact) {
  const { value } = fact;
  if (isSomaliName(fact)) return <i lang="so">{value}</i>;
  const latin = shortFact([fact], BOTANICAL_NAME);
  if (latin === null) return <span>{inItalics(value)}</span>;
  const start = value.indexOf(latin);
  return (
    <>
      <span>{value.slice(0, start)}</span>
      <i lang="la">{latin}</i>
      <span>{inItalics(value.slice(start + latin.length))}</span>
    </>
  );
}
