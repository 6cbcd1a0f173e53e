import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { relatedProducts } from './related-products';

const shelf = [
  'Carterii, Ten ml',
  'Roll-on',
  'Maydi, Ten ml',
  'Carterii, Thirty ml',
  'Maydi, Thirty ml',
  'Tears',
].map((title) => aProduct({ id: title, title }));

const related = (id: string, candidates = shelf) =>
  relatedProducts(aProduct({ id, title: id }), candidates).map((product) => product.id);

describe('relatedProducts', () => {
  it('relatedProducts leaves out the product and its other volumes', () => {
    expect(related('Carterii, Ten ml')).not.toContain('Carterii, Ten ml');
    expect(related('Carterii, Ten ml')).not.toContain('Carterii, Thirty ml');
  });

  it('relatedProducts shows each oil once before repeating one', () => {
    expect(related('Carterii, Ten ml')).toEqual([
      'Roll-on',
      'Maydi, Ten ml',
      'Tears',
      'Maydi, Thirty ml',
    ]);
  });

  it('relatedProducts shows one row at most', () => {
    const many = Array.from({ length: 12 }, (_, number) =>
      aProduct({ id: `p${number}`, title: `Oil ${number}` }),
    );
    expect(related('Oil 3', many)).toHaveLength(4);
  });

  it('relatedProducts is empty when there is no other product', () => {
    expect(related('Roll-on', [aProduct({ id: 'Roll-on', title: 'Roll-on' })])).toEqual([]);
  });
});
