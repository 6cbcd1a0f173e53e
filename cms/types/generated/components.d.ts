import type { Schema, Struct } from '@strapi/strapi';

export interface BatchDocument extends Struct.ComponentSchema {
  collectionName: 'components_batch_documents';
  info: {
    description: 'A document about a batch, and the batch that it names';
    displayName: 'Batch document';
  };
  attributes: {
    date: Schema.Attribute.Date;
    examined: Schema.Attribute.Enumeration<
      ['this batch', 'pre-shipment sample']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'this batch'>;
    file: Schema.Attribute.Media<'files'>;
    kind: Schema.Attribute.Enumeration<
      ['analysis', 'certificate', 'safety data sheet', 'allergens', 'origin']
    > &
      Schema.Attribute.Required;
    names: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface BatchProperty extends Struct.ComponentSchema {
  collectionName: 'components_batch_properties';
  info: {
    description: 'One measured property of a batch';
    displayName: 'Property';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    range: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    unit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
  };
}

export interface BatchSubstance extends Struct.ComponentSchema {
  collectionName: 'components_batch_substances';
  info: {
    description: "One substance of a batch's analysis";
    displayName: 'Substance';
  };
  attributes: {
    cas: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 12;
      }>;
    isAllergen: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    percent: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    range: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlogBodyPicture extends Struct.ComponentSchema {
  collectionName: 'components_blog_body_pictures';
  info: {
    displayName: 'Picture';
  };
  attributes: {
    alt: Schema.Attribute.String;
    caption: Schema.Attribute.String;
    image: Schema.Attribute.Media<'images'>;
  };
}

export interface BlogBodyQuote extends Struct.ComponentSchema {
  collectionName: 'components_blog_body_quotes';
  info: {
    displayName: 'Quote';
  };
  attributes: {
    author: Schema.Attribute.String;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface BlogBodyText extends Struct.ComponentSchema {
  collectionName: 'components_blog_body_texts';
  info: {
    displayName: 'Text';
  };
  attributes: {
    body: Schema.Attribute.RichText;
  };
}

export interface ProductFact extends Struct.ComponentSchema {
  collectionName: 'components_product_facts';
  info: {
    description: "One row of a product's facts table";
    displayName: 'Fact';
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    value: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ProductLabel extends Struct.ComponentSchema {
  collectionName: 'components_product_labels';
  info: {
    description: 'What the label of the package states';
    displayName: 'Label';
  };
  attributes: {
    allergens: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    botanicalName: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    contentUnit: Schema.Attribute.Enumeration<['ml', 'l', 'g', 'kg']>;
    gtin: Schema.Attribute.String;
    hazards: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    inci: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    method: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    netContent: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 0.001;
        },
        number
      >;
    pictograms: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    plantPart: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    precautions: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    signalWord: Schema.Attribute.Enumeration<['Warning', 'Danger']>;
  };
}

export interface SiteSocialPage extends Struct.ComponentSchema {
  collectionName: 'components_site_social_pages';
  info: {
    description: 'A page on a social network. Without an address the footer says that it is not open yet.';
    displayName: 'Social page';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    network: Schema.Attribute.Enumeration<
      ['Instagram', 'Facebook', 'LinkedIn', 'YouTube']
    > &
      Schema.Attribute.Required;
  };
}

export interface TextsNavigationFooterAboutLinks
  extends Struct.ComponentSchema {
  collectionName: 'components_texts_navigation_footer_about_links';
  info: {
    displayName: 'Texts: menu and footer, footer about links';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
  };
}

export interface TextsNavigationFooterEventsLinks
  extends Struct.ComponentSchema {
  collectionName: 'components_texts_navigation_footer_events_links';
  info: {
    displayName: 'Texts: menu and footer, footer events links';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
  };
}

export interface TextsNavigationFooterLinks extends Struct.ComponentSchema {
  collectionName: 'components_texts_navigation_footer_links';
  info: {
    displayName: 'Texts: menu and footer, footer links';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface TextsNavigationFooterResourcesLinks
  extends Struct.ComponentSchema {
  collectionName: 'components_texts_navigation_footer_resources_links';
  info: {
    displayName: 'Texts: menu and footer, footer resources links';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
  };
}

export interface TextsNavigationHeaderLinks extends Struct.ComponentSchema {
  collectionName: 'components_texts_navigation_header_links';
  info: {
    displayName: 'Texts: menu and footer, header links';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
  };
}

export interface TextsSignUpNotFoundLinks extends Struct.ComponentSchema {
  collectionName: 'components_texts_sign_up_not_found_links';
  info: {
    displayName: 'Texts: sign-up page, not found links';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface TextsSustainabilityResearchSources
  extends Struct.ComponentSchema {
  collectionName: 'components_texts_sustainability_research_sources';
  info: {
    displayName: 'Texts: sustainability page, research sources';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 130;
      }>;
  };
}

export interface TextsSustainabilityWomenSources
  extends Struct.ComponentSchema {
  collectionName: 'components_texts_sustainability_women_sources';
  info: {
    displayName: 'Texts: sustainability page, women sources';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
  };
}

export interface TextsThankYouLinks extends Struct.ComponentSchema {
  collectionName: 'components_texts_thank_you_links';
  info: {
    displayName: 'Texts: thank-you page, links';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface TextsWholesaleDocumentsRows extends Struct.ComponentSchema {
  collectionName: 'components_texts_wholesale_documents_rows';
  info: {
    displayName: 'Texts: wholesale page, documents rows';
  };
  attributes: {
    contains: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
  };
}

export interface TextsWholesaleFormatsOilRows extends Struct.ComponentSchema {
  collectionName: 'components_texts_wholesale_formats_oil_rows';
  info: {
    displayName: 'Texts: wholesale page, formats oil rows';
  };
  attributes: {
    packed: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
    species: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
    unit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface TextsWholesaleFormatsResinRows extends Struct.ComponentSchema {
  collectionName: 'components_texts_wholesale_formats_resin_rows';
  info: {
    displayName: 'Texts: wholesale page, formats resin rows';
  };
  attributes: {
    packed: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    species: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    unit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface TextsWholesaleStepsRows extends Struct.ComponentSchema {
  collectionName: 'components_texts_wholesale_steps_rows';
  info: {
    displayName: 'Texts: wholesale page, steps rows';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 170;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'batch.document': BatchDocument;
      'batch.property': BatchProperty;
      'batch.substance': BatchSubstance;
      'blog-body.picture': BlogBodyPicture;
      'blog-body.quote': BlogBodyQuote;
      'blog-body.text': BlogBodyText;
      'product.fact': ProductFact;
      'product.label': ProductLabel;
      'site.social-page': SiteSocialPage;
      'texts.navigation-footer-about-links': TextsNavigationFooterAboutLinks;
      'texts.navigation-footer-events-links': TextsNavigationFooterEventsLinks;
      'texts.navigation-footer-links': TextsNavigationFooterLinks;
      'texts.navigation-footer-resources-links': TextsNavigationFooterResourcesLinks;
      'texts.navigation-header-links': TextsNavigationHeaderLinks;
      'texts.sign-up-not-found-links': TextsSignUpNotFoundLinks;
      'texts.sustainability-research-sources': TextsSustainabilityResearchSources;
      'texts.sustainability-women-sources': TextsSustainabilityWomenSources;
      'texts.thank-you-links': TextsThankYouLinks;
      'texts.wholesale-documents-rows': TextsWholesaleDocumentsRows;
      'texts.wholesale-formats-oil-rows': TextsWholesaleFormatsOilRows;
      'texts.wholesale-formats-resin-rows': TextsWholesaleFormatsResinRows;
      'texts.wholesale-steps-rows': TextsWholesaleStepsRows;
    }
  }
}
