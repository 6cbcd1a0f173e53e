import cultural from '../../../../art/svg/icon-cultural-preservation.svg?url&no-inline';
import fair from '../../../../art/svg/icon-fair-trade.svg?url&no-inline';
import wild from '../../../../art/svg/icon-wild-harvesting.svg?url&no-inline';
import zero from '../../../../art/svg/icon-zero-waste.svg?url&no-inline';
import type { SustainabilityIcon } from '../../content/pages/home';

/** The address of each drawing, for `Engraving`. */
export const SUSTAINABILITY_ICONS: Readonly<Record<SustainabilityIcon, string>> = {
  'wild-harvesting': wild,
  'fair-trade': fair,
  'zero-waste': zero,
  'cultural-preservation': cultural,
};
