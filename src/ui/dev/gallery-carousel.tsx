import { useState } from 'react';
import { ArrowLink } from '../components/actions/arrow-link';
import { Chip } from '../components/actions/chip';
import { ChipRow } from '../components/actions/chip-row';
import { Carousel } from '../components/carousel/carousel';
import { carouselStyle, type PerView } from '../components/carousel/carousel-layout';
import { CarouselSkeleton } from '../components/carousel/carousel-skeleton';
import { SkeletonBlock } from '../components/loading/skeleton-block';
import { ROUTES } from '../site/routes';
import { theme } from '../theme/theme';
import { Specimen, Specimens } from './specimen';

const { colour, media, space, type } = theme;

const PER_VIEW: PerView = [1, 2, 2.75];

const layoutStyle = carouselStyle({
  gap: 10,
  perView: PER_VIEW,
  from: [media.medium, media.blogPeek],
});

const COUNTS = [1, 2, 3, 4, 12];

const Tile = ({ name }: { readonly name: string }) => (
  <div css={{ padding: space.s36, background: colour.sand }}>
    <p css={{ ...type.d3, marginBlockEnd: space.s18 }}>{name}</p>
    <ArrowLink href={ROUTES.gallery}>A link</ArrowLink>
  </div>
);

/**
 * A carousel with buttons that change the number of slides or replace the slides, even during an
 * animation.
 */
function AnyNumber() {
  const [count, setCount] = useState(4);
  const [edition, setEdition] = useState(1);
  return (
    <>
      <ChipRow label="Number of slides">
        {COUNTS.map((one) => (
          <li key={one}>
            <Chip on={one === count} onClick={() => setCount(one)}>
              {one}
            </Chip>
          </li>
        ))}
        <li>
          <Chip onClick={() => setEdition(edition + 1)}>Other slides</Chip>
        </li>
      </ChipRow>
      <Carousel
        arrows
        label="Any number of slides"
        perView={PER_VIEW}
        css={[layoutStyle, { marginBlockStart: theme.size.control + space.s36 }]}
        slides={Array.from({ length: count }, (_, index) => {
          const name = `${index + 1}, edition ${edition}`;
          return { key: name, content: <Tile name={name} /> };
        })}
      />
    </>
  );
}

export const GalleryCarousel = () => (
  <Specimens title="Carousel" columns={1}>
    <Specimen name="1 to 12 slides: still, with two ends, going round" stacked>
      <AnyNumber />
    </Specimen>
    <Specimen name="On its way" stacked>
      <CarouselSkeleton perView={PER_VIEW} css={layoutStyle}>
        <SkeletonBlock height="160px" />
      </CarouselSkeleton>
    </Specimen>
  </Specimens>
);
