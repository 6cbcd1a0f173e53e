import { useState } from 'react';
import { formatPrice } from '../../domain/catalogue/price';
import { CheckboxField } from '../components/fields/checkbox-field';
import { InlineSelect } from '../components/fields/inline-select';
import { RadioField } from '../components/fields/radio-field';
import { type Range, RangeField } from '../components/fields/range-field';
import { SelectField } from '../components/fields/select-field';
import { TextAreaField } from '../components/fields/text-area-field';
import { TextField } from '../components/fields/text-field';
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
    <RangeField
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
    <InlineSelect
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
        <TextField label="Name" placeholder="Your name" />
        <Shown as="focus-visible">
          <TextField label="E-mail, focused" defaultValue="hodan" />
        </Shown>
        <TextField
          label="E-mail"
          defaultValue="hodan@"
          error="Finish the address after the @ sign"
        />
        <TextField label="Name" defaultValue="Hodan Ali" valid />
        <TextField label="Company" optional help="If you write for one." />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
      </div>
    </Specimen>
    <Specimen name="Text area and select" stacked>
      <TextAreaField label="Message" placeholder="What would you like to know?" />
      <TextAreaField label="Message, wrong" error="Write a few words" rows={2} />
      <div css={twoColumns}>
        <SelectField label="Volume">{volumes}</SelectField>
        <SelectField label="Volume, wrong" error="Choose a volume">
          {volumes}
        </SelectField>
      </div>
    </Specimen>
    <Specimen name="Select in a line, checkbox, radio" stacked>
      <Order />
      <div css={twoColumns}>
        <div>
          <CheckboxField label="Ten ml" count={8} defaultChecked />
          <CheckboxField label="Thirty ml" count={6} />
          <Shown as="focus-visible">
            <CheckboxField label="Focus" />
          </Shown>
          <CheckboxField label="Disabled" disabled />
          <CheckboxField label="I have read it" error="Tick this to go on" />
        </div>
        <fieldset css={{ margin: 0, padding: 0, border: 0 }}>
          <legend>Rating</legend>
          <RadioField name="rating" label="Any rating" />
          <RadioField name="rating" label="4 stars and up" defaultChecked count={5} />
          <RadioField name="rating" label="Disabled" disabled />
        </fieldset>
      </div>
    </Specimen>
    <Specimen name="Range" stacked>
      <PriceRange />
    </Specimen>
  </Specimens>
);
