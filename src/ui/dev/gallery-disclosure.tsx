import { Accordion } from '../components/disclosure/accordion';
import { AccordionItem } from '../components/disclosure/accordion-item';
import { Specimen, Specimens } from './specimen';

export const GalleryDisclosure = () => (
  <Specimens title="Accordion">
    <Specimen name="Several may be open" stacked>
      <div>
        <Accordion initiallyOpen={['gallery-made']}>
          <AccordionItem id="gallery-made" title="What is frankincense oil made from?" heading="h4">
            <p>The dried resin of Boswellia trees, called tears.</p>
          </AccordionItem>
          <AccordionItem id="gallery-colour" title="Why does the colour vary?" heading="h4">
            <p>Resin is not a paint: each tree and each season gives its own.</p>
          </AccordionItem>
        </Accordion>
      </div>
    </Specimen>
    <Specimen name="One at a time, plain lists from 768 px" dark stacked>
      <div>
        <Accordion single plainFromMedium initiallyOpen={['gallery-resources']}>
          <AccordionItem id="gallery-resources" title="Resources" heading="h4" tone="dark">
            <p>Harvest notes</p>
          </AccordionItem>
          <AccordionItem id="gallery-events" title="Events" heading="h4" tone="dark">
            <p>Trade fairs</p>
          </AccordionItem>
        </Accordion>
      </div>
    </Specimen>
  </Specimens>
);
