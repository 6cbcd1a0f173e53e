import { ArrowLink } from '../components/actions/arrow-link';
import { Button } from '../components/actions/button';
import { ButtonLink } from '../components/actions/button-link';
import type { ButtonVariant } from '../components/actions/button-style';
import { TextButton } from '../components/actions/text-button';
import { ROUTES } from '../site/routes';
import { Shown, Specimen, Specimens } from './specimen';

const nothing = () => {};

const States = ({ variant }: { readonly variant: ButtonVariant }) => (
  <>
    <Button variant={variant} onClick={nothing}>
      Rest
    </Button>
    <Shown as="hover">
      <Button variant={variant} onClick={nothing}>
        Hover
      </Button>
    </Shown>
    <Shown as="focus-visible">
      <Button variant={variant} onClick={nothing}>
        Focus
      </Button>
    </Shown>
    <Shown as="active">
      <Button variant={variant} onClick={nothing}>
        Pressed
      </Button>
    </Shown>
    <Button variant={variant} disabled>
      Disabled
    </Button>
    <Button variant={variant} busy>
      Sending
    </Button>
  </>
);

export const GalleryActions = () => (
  <Specimens title="Buttons and links">
    <Specimen name="Button, primary">
      <States variant="primary" />
    </Specimen>
    <Specimen name="Button, line">
      <States variant="line" />
    </Specimen>
    <Specimen name="Button, honey on dark" dark>
      <States variant="honey" />
    </Specimen>
    <Specimen name="Button as a link, usual and wide" stacked>
      <ButtonLink href={ROUTES.products}>Shop Now</ButtonLink>
      <ButtonLink href={ROUTES.products} variant="line" wide>
        Explore More
      </ButtonLink>
      <Button wide icon="mail">
        A label that is too long for one line of a narrow screen and so takes two
      </Button>
    </Specimen>
    <Specimen name="Link: rest, hover, focus">
      <ArrowLink href={ROUTES.products}>Explore More</ArrowLink>
      <Shown as="hover">
        <ArrowLink href={ROUTES.products}>Explore More</ArrowLink>
      </Shown>
      <Shown as="focus-visible">
        <ArrowLink href={ROUTES.products}>Explore More</ArrowLink>
      </Shown>
      <TextButton onClick={nothing}>Clear all</TextButton>
      <Shown as="hover">
        <TextButton onClick={nothing}>Clear all</TextButton>
      </Shown>
    </Specimen>
    <Specimen name="Link on dark: rest, hover, focus" dark>
      <ArrowLink href={ROUTES.products} tone="dark">
        Explore More
      </ArrowLink>
      <Shown as="hover">
        <ArrowLink href={ROUTES.products} tone="dark">
          Explore More
        </ArrowLink>
      </Shown>
      <Shown as="focus-visible">
        <ArrowLink href={ROUTES.products} tone="dark">
          Explore More
        </ArrowLink>
      </Shown>
    </Specimen>
  </Specimens>
);
