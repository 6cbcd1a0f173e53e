import { describe, expect, it, vi } from 'vitest';
import { aProductLabel } from '../../../../test/builders/a-product-label';
import { toProductLabel } from './to-product-label';

const read = (value: unknown) => {
  const report = vi.fn();
  return { label: toProductLabel(value, report), report };
};

describe('toProductLabel', () => {
  it('reads every field of the CMS', () => {
    const { label } = read({
      id: 3,
      netContent: 10,
      contentUnit: 'ml',
      botanicalName: 'Boswellia carteri Birdw.',
      plantPart: 'Gum resin',
      method: 'Steam distillation',
      inci: 'Boswellia Carterii Oil',
      allergens: 'Limonene',
      signalWord: 'Danger',
      pictograms: 'GHS02, GHS07',
      hazards: 'H226 Flammable liquid and vapour.\n\n H315 Causes skin irritation. ',
      precautions: 'P102 Keep out of reach of children.',
      gtin: '4006381333931',
    });
    expect(label).toEqual({
      netContent: { amount: 10, unit: 'ml' },
      botanicalName: 'Boswellia carteri Birdw.',
      plantPart: 'Gum resin',
      method: 'Steam distillation',
      inci: 'Boswellia Carterii Oil',
      allergens: 'Limonene',
      signalWord: 'Danger',
      pictograms: ['GHS02', 'GHS07'],
      hazards: ['H226 Flammable liquid and vapour.', 'H315 Causes skin irritation.'],
      precautions: ['P102 Keep out of reach of children.'],
      gtin: '4006381333931',
    });
  });

  it.each([
    ['a CMS without labels', undefined],
    ['a product without a label', null],
    ['a label in which nothing is filled in', { id: 3, inci: null, hazards: ' \n ' }],
  ])('is null for %s and reports nothing', (_, value) => {
    const { label, report } = read(value);
    expect(label).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['an amount without a unit', { netContent: 10 }, { netContent: null }],
    ['a negative amount', { netContent: -1, contentUnit: 'g' }, { netContent: null }],
    ['an amount close to 0', { netContent: 1e-310, contentUnit: 'g' }, { netContent: null }],
    ['an unknown unit', { netContent: 1, contentUnit: 'oz' }, { netContent: null }],
    ['an unknown signal word', { signalWord: 'Beware' }, { signalWord: null }],
    ['a wrong check digit', { gtin: '4006381333932' }, { gtin: null }],
    ['a number in place of a text', { hazards: 226 }, { hazards: [] }],
  ])('leaves out and reports %s, and keeps the rest', (_, wrong, expected) => {
    const { label, report } = read({ inci: 'Boswellia Sacra Oil', ...wrong });
    expect(label).toEqual(aProductLabel({ inci: 'Boswellia Sacra Oil', ...expected }));
    expect(report).toHaveBeenCalled();
  });

  it('reports a label that is no component', () => {
    const { label, report } = read('INCI');
    expect(label).toBeNull();
    expect(report).toHaveBeenCalledWith('INCI');
  });
});
