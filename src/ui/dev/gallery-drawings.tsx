import { FillingTear } from '../components/drawings/filling-tear';
import { Icon, type IconName } from '../components/drawings/icon';
import { PlateCaption } from '../components/drawings/plate-caption';
import { Tear } from '../components/drawings/tear';
import { Thread } from '../components/drawings/thread';
import { Eyebrow } from '../components/page/eyebrow';
import { Specimen, Specimens } from './specimen';

const ICONS: readonly IconName[] = [
  'arrow',
  'arrow-l',
  'plus',
  'minus',
  'close',
  'menu',
  'search',
  'down',
  'check',
  'alert',
  'mail',
  'phone',
  'pin',
  'filter',
  'instagram',
  'facebook',
  'linkedin',
  'youtube',
  'star',
  'clock',
  'eye',
];

export const GalleryDrawings = () => (
  <Specimens title="Marks">
    <Specimen name="Tears and threads">
      <Tear size={32} />
      <Tear size={20} />
      <Tear size={13} />
      <Tear size={20} filled={false} />
      <FillingTear size={32} />
      <Thread />
      <Thread tone="error" />
    </Specimen>
    <Specimen name="On dark" dark>
      <Eyebrow tone="dark">Sustainability</Eyebrow>
      <Thread tone="onDark" length={60} />
    </Specimen>
    <Specimen name="Eyebrow and plate caption">
      <Eyebrow>Products</Eyebrow>
      <PlateCaption number={1}>Caption in Ibarra italic.</PlateCaption>
    </Specimen>
    <Specimen name="Icons">
      {ICONS.map((name) => (
        <Icon key={name} name={name} size={24} />
      ))}
    </Specimen>
  </Specimens>
);
