import { useState } from 'react';
import { formatPrice } from '../../domain/catalogue/price';
import { FieldArea } from '../components/fields/field-area';
import { FieldCheckbox } from '../components/fields/field-checkbox';
import { FieldRadio } from '../components/fields/field-radio';
import { FieldRange, type Range } from '../components/fields/field-range';
import { FieldSelect } from '../components/fields/field-select';
import { FieldText } from '../components/fields/field-text';
import { WordSelect } from '../components/fields/word-select';
import { theme } from '../theme/theme';
import { Shown, Specimen, Specimens } from './specimen';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.s24,
  [theme.media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

const volumes = (
  <>
    <option>Ten ml</option>
    <option>Thirty ml</option>
    <option>Bulk</option>
  </>
);

function PriceRange() {
  const [price, setPrice] = useState<Range>({ from: 18, to: 420 });
  return (
    <FieldRange
      label="Price"
      minimum={18}
      maximum={640}
      value={price}
      onChange={setPrice}
      format={formatPrice}
    />
  );
}

const ORDERS = ['loved', 'price'] as const;
const ORDER_WORDS = { loved: 'Most loved', price: 'Price, low to high' };

function Order() {
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('loved');
  return (
    <WordSelect
      label="Sort"
      words={ORDER_WORDS}
      values={ORDERS}
      value={order}
      onChoose={setOrder}
    />
  );
}

export const GalleryFields = () => (
  <Specimens title="Fields">
    <Specimen name="Field: rest, focus, error, valid, help, disabled" stacked>
      <div css={twoColumns}>
        <FieldText label="Name" placeholder="Your name" />
        <Shown as="focus-visible">
          <FieldText label="E-mail, focused" defaultValue="hodan" />
        </Shown>
        <FieldText
          label="E-mail"
          defaultValue="hodan@"
          error="Finish the address after the @ sign"
        />
        <FieldText label="Name" defaultValue="Hodan Ali" valid />
        <FieldText label="Company" optional help="If you write for one." />
        <FieldText label="Disabled" defaultValue="Cannot be changed" disabled />
      </div>
    </Specimen>
    <Specimen name="Text area and select" stacked>
      <FieldArea label="Message" placeholder="What would you like to know?" />
      <FieldArea label="Message, wrong" error="Write a few words" rows={2} />
      <div css={twoColumns}>
        <FieldSelect label="Volume">{volumes}</FieldSelect>
        <FieldSelect label="Volume, wrong" error="Choose a volume">
          {volumes}
        </FieldSelect>
      </div>
    </Specimen>
    <Specimen name="Select in a line, checkbox, radio" stacked>
      <Order />
      <div css={twoColumns}>
        <div>
          <FieldCheckbox label="Ten ml" count={8} defaultChecked />
          <FieldCheckbox label="Thirty ml" count={6} />
          <Shown as="focus-visible">
            <FieldCheckbox label="Focus" />
          </Shown>
          <FieldCheckbox label="Disabled" disabled />
          <FieldCheckbox label="I have read it" error="Tick this to go on" />
        </div>
        <fieldset css={{ margin: 0, padding: 0, border: 0 }}>
          <legend>Rating</legend>
          <FieldRadio name="rating" label="Any rating" />
          <FieldRadio name="rating" label="4 stars and up" defaultChecked count={5} />
          <FieldRadio name="rating" label="Disabled" disabled />
        </fieldset>
      </div>
    </Specimen>
    <Specimen name="Range" stacked>
      <PriceRange />
    </Specimen>
  </Specimens>
);
