import { useState } from 'react';
import { Chip } from '../components/actions/chip';
import { ChipLink } from '../components/actions/chip-link';
import { ChipRow } from '../components/actions/chip-row';
import { TextButton } from '../components/actions/text-button';
import { StarRating } from '../components/cards/star-rating';
import { Breadcrumb } from '../components/page/breadcrumb';
import { Pagination } from '../list/pagination';
import { ROUTES } from '../site/routes';
import { Shown, Specimen, Specimens } from './specimen';

const nothing = () => {};
const hrefOf = (page: number) => `${ROUTES.gallery}?page=${page}`;
const PRODUCTS = { label: 'Products', href: ROUTES.products };

function Chips() {
  const [on, setOn] = useState(true);
  return (
    <ChipRow label="Filters">
      <li>
        <Chip onClick={nothing}>Harvest</Chip>
      </li>
      <li>
        <Shown as="hover">
          <Chip onClick={nothing}>Hover</Chip>
        </Shown>
      </li>
      <li>
        <Shown as="focus-visible">
          <Chip onClick={nothing}>Focus</Chip>
        </Shown>
      </li>
      <li>
        <Chip on={on} onClick={() => setOn(!on)}>
          On and off
        </Chip>
      </li>
      <li>
        <Chip removable onClick={nothing}>
          Ten ml
        </Chip>
      </li>
      <li>
        <ChipLink href={ROUTES.blog}>A link</ChipLink>
      </li>
      <li>
        <ChipLink href={ROUTES.gallery} current>
          Here
        </ChipLink>
      </li>
      <li>
        <TextButton onClick={nothing}>Clear all</TextButton>
      </li>
    </ChipRow>
  );
}

export const GalleryNavigation = () => (
  <Specimens title="Finding the way">
    <Specimen name="Chips: rest, hover, focus, on, in force, link" stacked>
      <Chips />
    </Specimen>
    <Specimen name="Stars">
      {[5, 4.5, 4.3, 3, 0.2, 0].map((rating) => (
        <StarRating key={rating} rating={rating} />
      ))}
    </Specimen>
    <Specimen name="Breadcrumb" stacked>
      <Breadcrumb crumbs={[PRODUCTS, { label: 'Maydi' }]} label="Breadcrumb, short" />
      <Breadcrumb
        crumbs={[
          PRODUCTS,
          { label: 'A product with a name that is longer than a telephone is wide, and then some' },
        ]}
        label="Breadcrumb, long"
      />
    </Specimen>
    <Specimen name="Pagination: first, middle, last" stacked>
      <Pagination page={1} pageCount={3} hrefOf={hrefOf} label="Pages, at the first" />
      <Pagination page={210} pageCount={417} hrefOf={hrefOf} label="Pages, in the middle" />
      <Pagination page={5} pageCount={5} hrefOf={hrefOf} label="Pages, at the last" />
    </Specimen>
  </Specimens>
);
