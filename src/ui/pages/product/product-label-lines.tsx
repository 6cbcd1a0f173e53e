import { css } from '@emotion/react';
import type { ProductLabel } from '../../../domain/label/product-label';
import { formatNetContent } from '../../../domain/label/unit-price';
import { LabelledLines } from '../../components/text/labelled-lines';
import { labelNames, pictogramNames } from '../../content/pages/product/product-label';
import { theme } from '../../theme/theme';

const { space, type } = theme;

const style = css({ ...type.small, marginBlockStart: space.s36 });

/**
 * Returns one line for the signal word, one for the names of all pictograms, and one per statement.
 */
function hazardLines({ signalWord, pictograms, hazards, precautions }: ProductLabel) {
  const pictogramText = pictograms.map((code) => `${pictogramNames[code]} (${code})`).join(', ');
  const lines = [signalWord ?? '', pictogramText, ...hazards, ...precautions].filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** The statements on the package's label. Renders no line for a statement that the label lacks. */
export function ProductLabelLines({ label }: { readonly label: ProductLabel }) {
  const { netContent, botanicalName, plantPart, method, inci, allergens, gtin } = label;
  return (
    <div css={style}>
      <LabelledLines
        of={[
          [labelNames.hazards, hazardLines(label)],
          [labelNames.netContent, netContent ? formatNetContent(netContent) : undefined],
          [labelNames.botanicalName, botanicalName ?? undefined],
          [labelNames.plantPart, plantPart ?? undefined],
          [labelNames.method, method ?? undefined],
          [labelNames.inci, inci ?? undefined],
          [labelNames.allergens, allergens ?? undefined],
          [labelNames.gtin, gtin ?? undefined],
        ]}
      />
    </div>
  );
}
